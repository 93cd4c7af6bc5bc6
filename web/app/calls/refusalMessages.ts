import { countArabic, countEnglish, messages } from '../texts/text.ts'

export const refusalText = messages({
  inSeconds: {
    ar: (seconds: number) =>
      countArabic(seconds, {
        zero: 'الآن',
        one: 'بعد ثانية',
        two: 'بعد ثانيتين',
        few: `بعد ${seconds} ثوانٍ`,
        many: `بعد ${seconds} ثانية`,
        other: `بعد ${seconds} ثانية`,
      }),
    en: (seconds: number) => countEnglish(seconds, { one: 'in one second', other: `in ${seconds} seconds` }),
  },
})
