import { countArabic } from '../app/texts/text.ts'

/** The number of the other goods of an order, after the goods that are named. */
export const moreGoods = {
  ar: (n: number) =>
    countArabic(n, {
      zero: 'ولا منتج آخر',
      one: 'ومنتج آخر',
      two: 'ومنتجان آخران',
      few: `و\u2066${n}\u2069 منتجات أخرى`,
      many: `و\u2066${n}\u2069 منتجًا آخر`,
      other: `و\u2066${n}\u2069 منتج آخر`,
    }),
  en: (n: number) => `and ${n} more`,
}
