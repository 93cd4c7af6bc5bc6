import { countArabic, countEnglish } from './text.ts'

/** `n products` in both languages; `zero` is the Arabic text for no products. */
export const productsCounted = (zero: string) => ({
  ar: (n: number) =>
    countArabic(n, {
      zero,
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${n} منتجات`,
      many: `${n} منتجًا`,
      other: `${n} منتج`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 product', other: `${n} products` }),
})
