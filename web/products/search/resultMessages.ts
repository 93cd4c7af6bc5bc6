import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** How many a list or a search found. */
export const resultText = messages({
  results: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${n} نتائج`,
        many: `${n} نتيجة`,
        other: `${n} نتيجة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 result', other: `${n} results` }),
  },
})
