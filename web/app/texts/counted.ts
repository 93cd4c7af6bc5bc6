import { countArabic, countEnglish } from './text.ts'

// Many pages share these texts, so they load early; countedLater.ts has those of a few pages.

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

/** The number of fields to correct, above links to these fields or above the fields themselves. */
export const wrongFieldsCounted = {
  ar: (n: number) =>
    countArabic(n, {
      zero: 'راجع الحقول',
      one: 'راجع حقلًا واحدًا',
      two: 'راجع حقلين',
      few: `راجع ${n} حقول`,
      many: `راجع ${n} حقلًا`,
      other: `راجع ${n} حقل`,
    }),
  en: (n: number) => countEnglish(n, { one: 'Check 1 field', other: `Check ${n} fields` }),
}

/** `n offers` of a sealed tender in both languages. */
export const offersCounted = {
  ar: (n: number) =>
    countArabic(n, {
      zero: 'لا عروض بعد',
      one: 'عرض واحد',
      two: 'عرضان',
      few: `${n} عروض`,
      many: `${n} عرضًا`,
      other: `${n} عرض`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 offer', other: n === 0 ? 'No offers yet' : `${n} offers` }),
}

/** `n bids` in both languages. */
export const bidsCounted = {
  ar: (n: number) =>
    countArabic(n, {
      zero: 'لا مزايدات بعد',
      one: 'مزايدة واحدة',
      two: 'مزايدتان',
      few: `${n} مزايدات`,
      many: `${n} مزايدة`,
      other: `${n} مزايدة`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 bid', other: n === 0 ? 'No bids yet' : `${n} bids` }),
}
