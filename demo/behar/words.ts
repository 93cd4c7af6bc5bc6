import type { Pair } from '#shared/base/locale.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { Country } from '#shared/behar/countries.ts'
import type { Random } from '../random.ts'
import type { TradeLine } from './goods.ts'

/** The transport of goods into the Kingdom, which determines the quantity and the owner's notes. */
export type Cargo = 'air' | 'truck' | 'ferry' | 'container' | 'pallets'

/** Live, fresh and chilled goods come by road from neighbours, by ferry across the Red Sea, and by air from other countries. */
export function cargoOf({ category }: Pick<TradeLine, 'category'>, country: Country): Cargo {
  if (category === 'dried' || category === 'smoked') return 'pallets'
  if (category === 'frozen') return 'container'
  if (borders[country]) return 'truck'
  return crossings[country] ? 'ferry' : 'air'
}

/** A shipment: transport, origin and quantity. */
interface Sent {
  readonly cargo: Cargo
  readonly country: Country
  readonly grams: Grams
}

/** Grams in a refrigerated 40-foot container; a smaller quantity is shipped in a 20-foot container. */
const wholeContainer = 20_000_000

/** The owner's notes on a supply: short, in one of the two languages of the trade, or empty. */
export function supplyNotes(random: Random, { cargo, country, grams }: Sent): string {
  const whole = cargo === 'container' && grams >= wholeContainer
  const way = whole ? byBigShip : waysOf(cargo, country)
  const [first, second] = [
    random.pick(way),
    random.pick(whole ? [...terms.container, soldWhole] : terms[cargo]),
  ]
  const sentences = random.chance(0.6) ? [first, second] : [random.chance(0.7) ? first : second]
  return written(random, sentences)
}

/** The owner's notes on a demand. */
export function demandNotes(random: Random): string {
  return written(random, random.shuffled(wishes).slice(0, random.chance(0.35) ? 2 : 1))
}

function written(random: Random, sentences: readonly Pair[]): string {
  const language = random.weighted([
    ['ar', 62],
    ['en', 26],
    [undefined, 12],
  ] as const)
  if (language === undefined) return ''
  return sentences.map((sentence) => sentence[language]).join('. ')
}

function waysOf(cargo: Cargo, country: Country): readonly Pair[] {
  const border = borders[country]
  const crossing = crossings[country]
  if (cargo === 'truck' && border)
    return [{ ar: `شاحنة مبردة عبر ${border.ar}`, en: `Reefer truck via ${border.en}` }]
  if (cargo === 'ferry' && crossing)
    return [
      { ar: `شاحنة مبردة على عبّارة ${crossing.ar}`, en: `Reefer truck on the ferry from ${crossing.en}` },
    ]
  return cargo === 'container' || cargo === 'pallets' ? bySea : byAir
}

const borders: { readonly [country in Country]?: Pair } = {
  OM: { ar: 'منفذ الربع الخالي', en: 'the Empty Quarter border' },
  AE: { ar: 'منفذ البطحاء', en: 'Batha' },
  YE: { ar: 'منفذ الوديعة', en: 'Wadiah' },
  KW: { ar: 'منفذ الخفجي', en: 'Khafji' },
  BH: { ar: 'جسر الملك فهد', en: 'the King Fahd Causeway' },
}

const crossings: { readonly [country in Country]?: Pair } = {
  EG: { ar: 'سفاجا إلى ضباء', en: 'Safaga to Duba' },
  SD: { ar: 'سواكن إلى جدة', en: 'Suakin to Jeddah' },
  ER: { ar: 'مصوع إلى جازان', en: 'Massawa to Jizan' },
}

const inStore: readonly Pair[] = [
  { ar: 'البضاعة في مستودع مبرد بالدمام، مفسوحة', en: 'In cold store in Dammam, cleared' },
  { ar: 'البضاعة في مستودع مبرد بالخمرة، جدة', en: 'In cold store in Al Khumra, Jeddah' },
]

const bySea: readonly Pair[] = [
  { ar: 'حاوية 20 قدمًا مبردة عند 20 درجة تحت الصفر', en: '20 ft reefer at -20 °C' },
  {
    ar: 'طبالي في حاوية مبردة مشتركة، ميناء جدة الإسلامي',
    en: 'Pallets in a shared reefer, Jeddah Islamic Port',
  },
  ...inStore,
]

const byBigShip: readonly Pair[] = [
  { ar: 'حاوية مبردة 40 قدمًا، ميناء جدة الإسلامي', en: '40 ft reefer, Jeddah Islamic Port' },
  {
    ar: 'حاوية مبردة 40 قدمًا، ميناء الملك عبدالعزيز بالدمام',
    en: '40 ft reefer, King Abdulaziz Port Dammam',
  },
  ...inStore,
]

const byAir: readonly Pair[] = [
  { ar: 'شحن جوي، رحلتان أسبوعيًا', en: 'Airfreight, twice a week' },
  { ar: 'شحن جوي إلى مطار الملك خالد بالرياض', en: 'Airfreight to King Khalid Airport, Riyadh' },
  {
    ar: 'شحن جوي إلى مطار الملك فهد بالدمام، صناديق فلين مع ثلج',
    en: 'Airfreight to Dammam, foam boxes with ice',
  },
]

const terms: Readonly<Record<Cargo, readonly Pair[]>> = {
  air: [
    { ar: 'صناديق فلين 20 كجم مع ثلج جل', en: '20 kg foam boxes with gel ice' },
    { ar: 'يصل خلال 48 ساعة من الحصاد', en: 'Arrives within 48 hours of harvest' },
    { ar: 'الطلب قبل الأربعاء لرحلة السبت', en: 'Order by Wednesday for the Saturday flight' },
  ],
  truck: [
    { ar: 'صناديق 25 كجم مع ثلج مجروش', en: '25 kg boxes with flake ice' },
    { ar: 'التسليم في سوق الدمام المركزي أو الرياض', en: 'Delivered to Dammam market or Riyadh' },
    { ar: 'شحنتان في الأسبوع ما دام البحر هادئًا', en: 'Two loads a week while the sea is calm' },
  ],
  ferry: [
    {
      ar: 'شهادة صحية وشهادة منشأ مع كل شحنة',
      en: 'Health certificate and certificate of origin with every load',
    },
    { ar: 'التسليم في سوق البنقلة بجدة', en: 'Delivered to Bangalah market, Jeddah' },
  ],
  container: [
    { ar: 'كرتون 10 كجم، وزن صافٍ بدون تثليج', en: '10 kg cartons, net weight without glaze' },
    { ar: 'تجميد فردي سريع، تثليج 10%', en: 'IQF, 10% glaze' },
    {
      ar: 'كرتون 20 كجم، صلاحية 18 شهرًا من الإنتاج',
      en: '20 kg cartons, shelf life 18 months from production',
    },
    { ar: 'مسجل لدى هيئة الغذاء والدواء', en: 'Plant registered with SFDA' },
    { ar: 'يمكن تجزئة الكمية بالطبلية', en: 'Can be split by pallet' },
  ],
  pallets: [
    { ar: 'مغلف مفرغ من الهواء، كرتون 5 كجم', en: 'Vacuum-packed, 5 kg cartons' },
    { ar: 'طبالي مبردة، أقل كمية طبلية واحدة', en: 'Chilled pallets, at least one pallet' },
  ],
}

const soldWhole: Pair = { ar: 'البيع بالحاوية كاملة', en: 'Full containers only' }

const wishes: readonly Pair[] = [
  { ar: 'نكرر الكمية كل شهر إن ناسب السعر', en: 'Repeat order every month if the price fits' },
  { ar: 'التسليم في مستودعنا بالدمام', en: 'Delivered to our store in Dammam' },
  { ar: 'التسليم في جدة، الخمرة', en: 'Delivered to Jeddah, Al Khumra' },
  {
    ar: 'شهادة صحية وشهادة منشأ قبل الشحن',
    en: 'Health certificate and certificate of origin before shipping',
  },
  { ar: 'وزن صافٍ بدون تثليج', en: 'Net weight without glaze' },
  { ar: 'نقبل الكمية على دفعتين', en: 'Two part loads are fine' },
  { ar: 'لعقد توريد مع فنادق', en: 'For a supply contract with hotels' },
  { ar: 'عينة قبل الاعتماد', en: 'Sample before approval' },
  { ar: 'الدفع نقدًا عند الاستلام بعد الفحص', en: 'Cash on delivery after inspection' },
]
