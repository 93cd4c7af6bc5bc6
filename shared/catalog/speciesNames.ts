/**
 * The names of the catalogue's species in Urdu, Bengali, Hindi and Filipino, which people in the fish trade of the Kingdom
 * speak besides Arabic and English. The list contains only well-known names; other species are shown without a name in these
 * languages.
 */
export const deviceLanguages = ['ur', 'bn', 'hi', 'fil'] as const
export type DeviceLanguage = (typeof deviceLanguages)[number]

export type SpeciesNames = Readonly<Partial<Record<DeviceLanguage, string>>>

const grouper: SpeciesNames = { fil: 'Lapu-lapu' }
const rabbitfish: SpeciesNames = { fil: 'Samaral' }
const jack: SpeciesNames = { fil: 'Talakitok' }
const mullet: SpeciesNames = { ur: 'بوئی', fil: 'Banak' }
const parrotfish: SpeciesNames = { fil: 'Loro' }
const shrimp: SpeciesNames = { ur: 'جھینگا', bn: 'চিংড়ি', hi: 'झींगा', fil: 'Hipon' }
const crab: SpeciesNames = { ur: 'کیکڑا', bn: 'কাঁকড়া', hi: 'केकड़ा' }
const lobster: SpeciesNames = { ur: 'لابسٹر', bn: 'লবস্টার', hi: 'लॉबस्टर' }
const squid: SpeciesNames = { bn: 'স্কুইড', hi: 'स्क्विड', fil: 'Pusit' }
const mussel: SpeciesNames = { fil: 'Tahong' }

/** The names by the code of the species. */
export const speciesNames: Readonly<Record<string, SpeciesNames>> = {
  hamour: grouper,
  summan: grouper,
  'areolate-grouper': grouper,
  'greasy-grouper': grouper,
  'marbled-grouper': grouper,
  najil: grouper,
  taradi: grouper,
  lyretail: grouper,
  'coral-hind': grouper,
  safi: rabbitfish,
  sijan: rabbitfish,
  sanifi: rabbitfish,
  kanad: { ur: 'سرمئی', bn: 'সুরমা', hi: 'सुरमई', fil: 'Tanigue' },
  bagha: { ur: 'بانگڑا', hi: 'बांगड़ा', fil: 'Alumahan' },
  yellowfin: { ur: 'ٹونا', bn: 'টুনা', hi: 'टूना', fil: 'Tambakol' },
  skipjack: { fil: 'Gulyasan' },
  sardine: { bn: 'সার্ডিন', hi: 'सार्डिन', fil: 'Tamban' },
  anchovy: { fil: 'Dilis' },
  barracuda: { fil: 'Torsilyo' },
  jash: jack,
  'giant-trevally': jack,
  'indian-scad': { fil: 'Galunggong' },
  zubaidi: { ur: 'پاپلیٹ', bn: 'রূপচাঁদা', hi: 'पापलेट', fil: 'Pampano' },
  halwayo: { ur: 'حلوہ', hi: 'हलवा' },
  hilsa: { ur: 'پلا', bn: 'ইলিশ', hi: 'हिल्सा' },
  'wolf-herring': { fil: 'Parang-parang' },
  hairtail: { bn: 'ছুরি', fil: 'Espada' },
  milkfish: { fil: 'Bangus' },
  arabi: mullet,
  boori: mullet,
  hamra: { ur: 'ہیرا', fil: 'Maya-maya' },
  basi: { fil: 'Bisugo' },
  badah: { fil: 'Malakapas' },
  hareed: parrotfish,
  gain: parrotfish,
  sohal: { fil: 'Labahita' },
  nuwaibi: { ur: 'مشکا', bn: 'পোয়া' },
  lizardfish: { fil: 'Kalaso' },
  tonguesole: { fil: 'Dapa' },
  sillago: { fil: 'Asohos' },
  jim: { ur: 'کھگا', fil: 'Kanduli' },
  ray: { fil: 'Pagi' },
  shark: { ur: 'شارک', bn: 'হাঙর', hi: 'शार्क', fil: 'Pating' },
  'seabass-asian': { bn: 'ভেটকি', hi: 'भेटकी', fil: 'Apahap' },
  tilapia: { ur: 'تلاپیا', bn: 'তেলাপিয়া', hi: 'तिलापिया', fil: 'Tilapia' },
  pangasius: { bn: 'পাঙাশ', hi: 'पंगास', fil: 'Cream dory' },
  'african-catfish': { bn: 'মাগুর', hi: 'मांगुर', fil: 'Hito' },
  carp: { ur: 'گلفام', fil: 'Karpa' },
  rohu: { ur: 'روہو', bn: 'রুই', hi: 'रोहू' },
  salmon: { ur: 'سالمن', bn: 'স্যামন', hi: 'सैल्मन', fil: 'Salmon' },
  trout: { ur: 'ٹراؤٹ', bn: 'ট্রাউট', hi: 'ट्राउट', fil: 'Trout' },
  'shrimp-tiger': shrimp,
  'shrimp-jinga': shrimp,
  'shrimp-white-farmed': shrimp,
  'shrimp-indian-white': shrimp,
  'shrimp-giant': { ...shrimp, bn: 'বাগদা চিংড়ি', fil: 'Sugpo' },
  'crab-blue': { ...crab, fil: 'Alimasag' },
  'crab-mud': { ...crab, fil: 'Alimango' },
  'lobster-spiny': lobster,
  'lobster-american': lobster,
  squid,
  'squid-bigfin': squid,
  octopus: { ur: 'آکٹوپس', bn: 'অক্টোপাস', hi: 'ऑक्टोपस', fil: 'Pugita' },
  mussel,
  'mussel-green': mussel,
  oyster: { fil: 'Talaba' },
  clam: { fil: 'Halaan' },
}

/** The names of a species for a search. */
export function searchedNames(code: string): string[] {
  return Object.values(speciesNames[code] ?? {}).map(plainUrdu)
}

/**
 * Replaces Urdu letters that Arabic keyboards lack by the letters that people type in their place; `fold` unifies the others (ک
 * ی گ چ پ). Other scripts are unchanged.
 */
export function plainUrdu(text: string): string {
  return text.replace(/[ہھۃےںٹڈڑژ]/g, (letter) => urduLetters[letter] ?? letter)
}

const urduLetters: Readonly<Record<string, string>> = {
  ...{ ہ: 'ه', ھ: 'ه', ۃ: 'ة', ے: 'ي', ں: 'ن', ٹ: 'ت', ڈ: 'د', ڑ: 'ر', ژ: 'ز' },
}

/** The first of these languages that a device asks for; `tl` is an older code of Filipino. Null if it asks for none. */
export function deviceLanguageOf(languages: readonly string[]): DeviceLanguage | null {
  for (const tag of languages) {
    const [code = ''] = tag.toLowerCase().split('-')
    const language = deviceLanguages.find((each) => each === (code === 'tl' ? 'fil' : code))
    if (language) return language
  }
  return null
}
