import type { Pair } from '#shared/base/locale.ts'
import { type Country, countries } from '#shared/behar/countries.ts'

/** One entry of a list that forms show. `code` is stable and language-independent (contract, section 1). */
export interface Option extends Pair {
  readonly code: string
  /** For delivery methods: the buyer's fee in whole riyals. */
  readonly fee?: number
  /**
   * For delivery methods: the hours from the acceptance to the arrival, and the hours of the day between which goods are
   * handed over.
   */
  readonly arrival?: readonly [lead: number, from: number, until: number]
}

/**
 * Sizes are relative to the species: species.json contains the weight of a medium fish. The words are those of the trade (صغير،
 * وسط، كبير; جامبو for shrimp), from newspaper reports of prices in the Eastern Province.
 */
const sizes = [
  { code: 'very_small', ar: 'صغير جدًا', en: 'Very small' },
  { code: 'small', ar: 'صغير', en: 'Small' },
  { code: 'medium', ar: 'وسط', en: 'Medium' },
  { code: 'large', ar: 'كبير', en: 'Large' },
  { code: 'jumbo', ar: 'جامبو', en: 'Jumbo' },
  { code: 'mixed', ar: 'مشكّل', en: 'Mixed' },
] as const

/**
 * Freshness categories Extra, A and B of Regulation (EC) 2406/96. The code c is below B and means goods for processing.
 */
const qualities = [
  { code: 'extra', ar: 'ممتاز', en: 'Extra' },
  { code: 'a', ar: 'درجة أولى', en: 'First grade' },
  { code: 'b', ar: 'درجة ثانية', en: 'Second grade' },
  { code: 'c', ar: 'درجة ثالثة', en: 'Third grade' },
] as const

/** The biological groups of fish and seafood. */
const categories = [
  { code: 'finfish_demersal', ar: 'أسماك القاع', en: 'Demersal fish' },
  { code: 'finfish_pelagic', ar: 'أسماك السطح', en: 'Pelagic fish' },
  { code: 'finfish_freshwater', ar: 'أسماك المياه العذبة', en: 'Freshwater fish' },
  { code: 'finfish_salmonid', ar: 'السلمون والتراوت', en: 'Salmon and trout' },
  { code: 'crustacean', ar: 'روبيان وقشريات', en: 'Shrimp and crustaceans' },
  { code: 'cephalopod', ar: 'حبار وأخطبوط', en: 'Squid and octopus' },
  { code: 'mollusc', ar: 'محار وصدفيات', en: 'Shellfish' },
] as const

/**
 * The state of the goods (contract, section 1). طروة (caught today) is not a state, because it follows from the time of
 * the catch.
 */
const fish_types = [
  { code: 'live', ar: 'حي', en: 'Live' },
  { code: 'fresh', ar: 'طازج', en: 'Fresh' },
  { code: 'chilled', ar: 'مبرد', en: 'Chilled' },
  { code: 'frozen', ar: 'مجمد', en: 'Frozen' },
  { code: 'dried', ar: 'مجفف', en: 'Dried' },
  { code: 'smoked', ar: 'مدخن', en: 'Smoked' },
] as const

const payments = [
  { code: 'card', ar: 'بطاقة (مدى، فيزا، ماستركارد)', en: 'Card (mada, Visa, Mastercard)' },
  { code: 'wallet', ar: 'المحفظة', en: 'Wallet' },
  { code: 'bank_transfer', ar: 'تحويل بنكي', en: 'Bank transfer' },
  { code: 'cod', ar: 'الدفع عند الاستلام', en: 'Cash on delivery' },
] as const

const delivery_methods = [
  { code: 'pickup_market', ar: 'استلام من السوق', en: 'Pickup at the market', fee: 0, arrival: [2, 5, 22] },
  { code: 'pickup_port', ar: 'استلام من المرفأ', en: 'Pickup at the port', fee: 0, arrival: [2, 5, 20] },
  {
    code: 'seller_delivery',
    ar: 'توصيل من البائع',
    en: 'Seller delivery',
    fee: 15,
    arrival: [4, 8, 22],
  },
  { code: 'refrigerated', ar: 'توصيل مبرّد', en: 'Refrigerated delivery', fee: 35, arrival: [5, 8, 22] },
  { code: 'frozen_transport', ar: 'توصيل مجمّد', en: 'Frozen delivery', fee: 40, arrival: [5, 8, 22] },
  { code: 'courier', ar: 'شركة توصيل', en: 'Courier', fee: 25, arrival: [24, 9, 21] },
  { code: 'air_cargo', ar: 'شحن جوي', en: 'Air cargo', fee: 120, arrival: [48, 9, 18] },
] as const

export const options = {
  sizes,
  qualities,
  categories,
  fish_types,
  payments,
  delivery_methods,
} as const satisfies Record<string, readonly Option[]>

export type OptionList = keyof typeof options
export type OptionCode<List extends OptionList> = (typeof options)[List][number]['code']

/** Countries of imported goods in the form that sentences need (ISO 3166-1 alpha-2). */
export const originCountries = {
  ...countries,
  AE: { ...countries.AE, en: 'the United Arab Emirates' },
} as const satisfies Record<Country, Pair>

/** Gear for local fish, in the words of the trade. */
export const catchMethods = {
  gargoor: { ar: 'القراقير', en: 'traps' },
  handline: { ar: 'الحداق', en: 'handline' },
  jalb: { ar: 'الجلب', en: 'hook and line' },
  gillnet: { ar: 'شباك الغزل', en: 'gill nets' },
  trawl: { ar: 'الجر', en: 'trawl' },
  hand: { ar: 'الغوص', en: 'diving' },
} as const satisfies Record<string, Pair>

/** Preparations of goods, as they appear in product names. */
export const forms = {
  cleaned: { ar: 'مع التنظيف', en: 'cleaned' },
  fillet: { ar: 'فيليه', en: 'fillet' },
  steaks: { ar: 'شرائح', en: 'steaks' },
  peeled: { ar: 'مقشر', en: 'peeled' },
} as const satisfies Record<string, Pair>

/** Wholesale units with their usual weight in kg (newspaper reports: a tub holds 30 to 35 kg). */
export const units = {
  banah: { ar: 'بانة', en: 'banah (tub)', kg: 32 },
  thallajah: { ar: 'ثلاجة', en: 'thallajah (ice box)', kg: 32 },
  mann: { ar: 'مَنّ', en: 'mann', kg: 16 },
  shakkah: { ar: 'شكة', en: 'shakkah (string)', kg: 4 },
  carton: { ar: 'كرتون', en: 'carton', kg: 10 },
} as const satisfies Record<string, Pair & { kg: number }>

/** Numbers of pieces per kilogram, as import cartons of shrimp show them. */
export const shrimpCounts = ['10/20', '20/30', '30/40', '40/50', '50/60', '60/80', '80/100'] as const
