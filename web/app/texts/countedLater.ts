import { countArabic, countEnglish, type Text } from './text.ts'

/** `n days` in both languages; `none` is the text for none. After a preposition, the Arabic dual is `يومين`. */
export const daysCounted = (none: Text, dual: 'يومان' | 'يومين' = 'يومان') => ({
  ar: (n: number) =>
    countArabic(n, {
      zero: none.ar,
      one: 'يوم واحد',
      two: dual,
      few: `${n} أيام`,
      many: `${n} يومًا`,
      other: `${n} يوم`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 day', other: n === 0 ? none.en : `${n} days` }),
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
