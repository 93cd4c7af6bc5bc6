import { countArabic, countEnglish, messages, useText } from '../../app/texts/text.ts'

/** A length of time inside a sentence, in the largest unit that says it whole; hours from two on. `seconds` in seconds. */
export function useSpan(): (seconds: number) => string {
  const t = useText(spanText)
  return (seconds) => {
    if (seconds >= 7_200 && seconds % 3_600 === 0) return t.hours(seconds / 3_600)
    return seconds % 60 === 0 ? t.minutes(seconds / 60) : t.seconds(seconds)
  }
}

const spanText = messages({
  hours: {
    ar: (n: number) =>
      countArabic(n, {
        zero: `${n} ساعة`,
        one: 'ساعة',
        two: 'ساعتين',
        few: `${n} ساعات`,
        many: `${n} ساعة`,
        other: `${n} ساعة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 hour', other: `${n} hours` }),
  },
  minutes: {
    ar: (n: number) =>
      countArabic(n, {
        zero: `${n} دقيقة`,
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `${n} دقائق`,
        many: `${n} دقيقة`,
        other: `${n} دقيقة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 minute', other: `${n} minutes` }),
  },
  seconds: {
    ar: (n: number) =>
      countArabic(n, {
        zero: `${n} ثانية`,
        one: 'ثانية',
        two: 'ثانيتين',
        few: `${n} ثوانٍ`,
        many: `${n} ثانية`,
        other: `${n} ثانية`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 second', other: `${n} seconds` }),
  },
})
