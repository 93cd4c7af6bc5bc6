import type { Origin } from '#shared/products/contract.ts'

/**
 * A trait that people add to the name of a fish. The names of options are in their rows. {@link spokenTraits} and
 * {@link wholeTraits} contain further names, in the words of the trade.
 */
export type Trait =
  | { readonly of: 'origin'; readonly value: Origin }
  | { readonly of: 'farmed'; readonly value: boolean }
  | { readonly of: 'country'; readonly value: string }
  | { readonly of: 'option'; readonly list: TraitList; readonly value: string }

/** The codes of the lists of options; each product has one option of each list. */
export const traitLists = ['fish_types', 'sizes', 'qualities', 'categories'] as const
export type TraitList = (typeof traitLists)[number]

/** Names of traits that consist of one word. Each line contains several names of a trait. */
export const spokenTraits: readonly (readonly [trait: Trait, name: string])[] = [
  [origin('local'), 'بلدي بلدية محلي محلية وطني سعودي سعودية local saudi baladi'],
  [origin('imported'), 'مستورد مستوردة استيراد imported import'],
  [farmed(true), 'مزارع مزارعة مستزرع مستزرعة استزراع مزرعة farmed'],
  [farmed(false), 'wild'],
  [state('live'), 'حي حية live alive'],
  [state('fresh'), 'طازج طازجة طازة طري طرية طروة فريش fresh'],
  [state('chilled'), 'مبرد مبردة chilled iced'],
  [state('frozen'), 'مجمد مجمدة مثلج مثلجة frozen'],
  [state('dried'), 'مجفف مجففة ناشف ناشفة يابس dried'],
  [state('smoked'), 'مدخن مدخنة smoked'],
  [size('small'), 'صغير صغيرة صغار small'],
  [size('medium'), 'وسط متوسط متوسطة medium'],
  [size('large'), 'كبير كبيرة كبار large big'],
  [size('jumbo'), 'جامبو جمبو عملاق jumbo'],
  [size('mixed'), 'مشكل مشكلة mixed'],
  [quality('extra'), 'ممتاز ممتازة فاخر فاخرة اكسترا extra premium'],
  [category('crustacean'), 'قشريات crustacean crustaceans'],
  [category('mollusc'), 'صدفيات رخويات shellfish mollusc molluscs'],
  [category('cephalopod'), 'رأسقدميات cephalopods'],
  [category('finfish_freshwater'), 'نهري نهرية freshwater'],
  [country('NO'), 'نرويجي نرويجية النرويج norwegian norway'],
  [country('OM'), 'عماني عمانية عمان omani oman'],
  [country('YE'), 'يمني يمنية اليمن yemeni yemen'],
  [country('EG'), 'مصري مصرية egyptian egypt'],
  [country('AE'), 'إماراتي إماراتية الإمارات emirati emirates uae'],
  [country('KW'), 'كويتي كويتية الكويت kuwaiti kuwait'],
  [country('IR'), 'إيراني إيرانية إيران iranian iran'],
  [country('IN'), 'هندي هندية الهند indian india'],
  [country('PK'), 'باكستاني باكستانية باكستان pakistani pakistan'],
  [country('BD'), 'بنغالي بنقالي بنغلاديش bangladeshi bangladesh'],
  [country('LK'), 'سريلانكي سريلانكا lankan'],
  [country('TR'), 'تركي تركية تركيا turkish turkey'],
  [country('VN'), 'فيتنامي فيتنامية فيتنام vietnamese vietnam'],
  [country('TH'), 'تايلندي تايلندية تايلند thai thailand'],
  [country('CN'), 'صيني صينية الصين chinese china'],
  [country('CL'), 'تشيلي chilean chile'],
  [country('CA'), 'كندي كندية كندا canadian canada'],
  [country('SD'), 'سوداني سودانية السودان sudanese sudan'],
  [country('SO'), 'صومالي الصومال somali somalia'],
  [country('ER'), 'إريتري إريتريا eritrean eritrea'],
  [country('SN'), 'سنغالي السنغال senegalese senegal'],
  [country('MR'), 'موريتاني موريتانيا mauritanian mauritania'],
].flatMap(([trait, names]) => (names as string).split(' ').map((name) => [trait as Trait, name] as const))

/** Names of traits that consist of several words. */
export const wholeTraits: readonly (readonly [trait: Trait, name: string])[] = [
  [state('fresh'), 'صيد اليوم'],
  [state('fresh'), 'caught today'],
  [state('fresh'), 'catch of the day'],
]

/** Words (folded) from the east and west coasts, or in different spelling, with the same meaning. */
export const sameWords: readonly (readonly string[])[] = [
  ['روبيان', 'ربيان', 'جمبري', 'قمبري', 'قريدس'],
  ['جامبو', 'جمبو'],
  ['تونه', 'تونا'],
  // Buyers ask for fillet as fish without bones.
  ['فيليه', 'فليه', 'شوك', 'عظم'],
  ['fillet', 'boneless', 'bones'],
  ['تنظيف', 'منظف', 'منظفه', 'نظيف'],
]

/** Units of weight. A search finds nothing for a unit without other words, with or without a number. */
export const units: readonly string[] = [
  'كيلو كيلوات كيلوغرام كيلوجرام كجم كغ كغم غرام جرام طن حبة حبه صندوق كرتون بانة ثلاجة',
  'kg kgs kilo kilos kilogram kilograms gram grams ton tons box boxes',
].flatMap((line) => line.split(' '))

/**
 * General words that do not identify goods, such as fish, market or buy. Within a whole name (سمك موسى, king fish) they
 * count like any other word.
 */
export const fillers: readonly string[] = [
  ...units,
  'سمك أسماك سمكة السمك الأسماك سوق أسواق السوق مركزي المركزي مرفأ مرسى حراج الحراج مزاد محل بسطة',
  'من في ب الى على مع و او عند عن حق بال ال',
  'بدون بلا خالي without',
  'سعر أسعار اسعار بكم كم للبيع بيع شراء اشتري ابي ابغى ابغا أريد اريد عايز نبي ودي عندكم فيه وين',
  'اليوم افضل أحسن رخيص رخيصة حجم نوع أنواع مأكولات بحرية البحر عرض عروض توصيل',
  'fish fishes seafood market markets haraj auction central port fishing landing site the of from in for and',
  'al el to a an with at on price prices buy sell sale cheap best good order online today near me',
].flatMap((line) => line.split(' '))

function origin(value: Origin): Trait {
  return { of: 'origin', value }
}

function farmed(value: boolean): Trait {
  return { of: 'farmed', value }
}

function country(value: string): Trait {
  return { of: 'country', value }
}

function state(value: string): Trait {
  return { of: 'option', list: 'fish_types', value }
}

function size(value: string): Trait {
  return { of: 'option', list: 'sizes', value }
}

function quality(value: string): Trait {
  return { of: 'option', list: 'qualities', value }
}

function category(value: string): Trait {
  return { of: 'option', list: 'categories', value }
}
