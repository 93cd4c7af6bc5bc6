import { messages } from '../../../app/texts/text.ts'
import type { Unit } from './listingUnits.ts'

/** Words of the measures in which the trade counts. */
export const unitText = messages({
  which: { ar: 'تبيع بأي وحدة؟', en: 'What unit do you sell in?' },
  banah: { ar: 'بانة', en: 'Banah' },
  box: { ar: 'ثلاجة', en: 'Ice box' },
  mann: { ar: 'مَنّ', en: 'Mann' },
  shakka: { ar: 'شكة', en: 'Shakka' },
  carton: { ar: 'كرتون', en: 'Carton' },
  kilo: { ar: 'كيلو', en: 'Kilo' },
  banahCount: { ar: 'عدد البانات', en: 'Number of tubs' },
  boxCount: { ar: 'عدد الثلاجات', en: 'Number of boxes' },
  mannCount: { ar: 'عدد الأمنان', en: 'Number of manns' },
  shakkaCount: { ar: 'عدد الشكات', en: 'Number of shakkas' },
  cartonCount: { ar: 'عدد الكراتين', en: 'Number of cartons' },
  kiloCount: { ar: 'عدد الكيلوات', en: 'Number of kilos' },
  banahWeight: { ar: 'وزن البانة', en: 'Weight of one' },
  boxWeight: { ar: 'وزن الثلاجة', en: 'Weight of one' },
  mannWeight: { ar: 'وزن المَنّ', en: 'Weight of one' },
  shakkaWeight: { ar: 'وزن الشكة', en: 'Weight of one' },
  cartonWeight: { ar: 'وزن الكرتون', en: 'Weight of one' },
  banahPrice: {
    ar: (price: string) => `تصير البانة بـ ${price}`,
    en: (price: string) => `one tub is ${price}`,
  },
  boxPrice: {
    ar: (price: string) => `تصير الثلاجة بـ ${price}`,
    en: (price: string) => `one box is ${price}`,
  },
  mannPrice: {
    ar: (price: string) => `يصير المَنّ بـ ${price}`,
    en: (price: string) => `one mann is ${price}`,
  },
  shakkaPrice: {
    ar: (price: string) => `تصير الشكة بـ ${price}`,
    en: (price: string) => `one shakka is ${price}`,
  },
  cartonPrice: {
    ar: (price: string) => `يصير الكرتون بـ ${price}`,
    en: (price: string) => `one carton is ${price}`,
  },
  less: { ar: 'أقل', en: 'Fewer' },
  more: { ar: 'أكثر', en: 'More' },
})

/** The messages of a unit, by what they speak of. */
export const countOf = {
  banah: 'banahCount',
  box: 'boxCount',
  mann: 'mannCount',
  shakka: 'shakkaCount',
  carton: 'cartonCount',
  kilo: 'kiloCount',
} as const satisfies Record<Unit, string>

export const weightWords = {
  banah: 'banahWeight',
  box: 'boxWeight',
  mann: 'mannWeight',
  shakka: 'shakkaWeight',
  carton: 'cartonWeight',
} as const satisfies Record<Exclude<Unit, 'kilo'>, string>

export const priceWords = {
  banah: 'banahPrice',
  box: 'boxPrice',
  mann: 'mannPrice',
  shakka: 'shakkaPrice',
  carton: 'cartonPrice',
} as const satisfies Record<Exclude<Unit, 'kilo'>, string>
