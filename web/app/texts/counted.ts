import { countArabic, countEnglish, type Text } from './text.ts'

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

/** `n offers` in both languages; `none` is the text for none. */
export const offersCountedOr = (none: Text) => ({
  ar: (n: number) =>
    countArabic(n, {
      zero: none.ar,
      one: 'عرض واحد',
      two: 'عرضان',
      few: `${n} عروض`,
      many: `${n} عرضًا`,
      other: `${n} عرض`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 offer', other: n === 0 ? none.en : `${n} offers` }),
})

/** `n offers` of a sealed tender in both languages. */
export const offersCounted = offersCountedOr({ ar: 'لا عروض بعد', en: 'No offers yet' })

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

/** `n days` in both languages; `none` is the text for none. */
export const daysCounted = (none: Text) => ({
  ar: (n: number) =>
    countArabic(n, {
      zero: none.ar,
      one: 'يوم واحد',
      two: 'يومان',
      few: `${n} أيام`,
      many: `${n} يومًا`,
      other: `${n} يوم`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 day', other: n === 0 ? none.en : `${n} days` }),
})

/** `n results` in both languages; `none` is the text for none. */
export const resultsCounted = (none: Text) => ({
  ar: (n: number) =>
    countArabic(n, {
      zero: none.ar,
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${n} نتائج`,
      many: `${n} نتيجة`,
      other: `${n} نتيجة`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 result', other: n === 0 ? none.en : `${n} results` }),
})

/** `n sales` in both languages; `none` is the text for none. */
export const salesCounted = (none: Text) => ({
  ar: (n: number) =>
    countArabic(n, {
      zero: none.ar,
      one: 'بيع واحد',
      two: 'بيعان',
      few: `${n} مبيعات`,
      many: `${n} بيعًا`,
      other: `${n} بيع`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 sale', other: n === 0 ? none.en : `${n} sales` }),
})

/** `n lots` of an auction session in both languages. */
export const lotsCounted = {
  ar: (n: number) =>
    countArabic(n, {
      zero: 'لا دفعات بعد',
      one: 'دفعة واحدة',
      two: 'دفعتان',
      few: `${n} دفعات`,
      many: `${n} دفعة`,
      other: `${n} دفعة`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 lot', other: n === 0 ? 'No lots yet' : `${n} lots` }),
}
