import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** The end of a sentence, after a number of species: "من سوقين", "من 26 سوقًا". */
const fromMarketsArabic = (n: number) =>
  countArabic(n, {
    zero: 'من كل الأسواق',
    one: 'من سوق واحد',
    two: 'من سوقين',
    few: `من ${n} أسواق`,
    many: `من ${n} سوقًا`,
    other: `من ${n} سوق`,
  })

const kindsArabic = (n: number) =>
  countArabic(n, {
    zero: 'لا أنواع',
    one: 'نوع واحد',
    two: 'نوعان',
    few: `${n} أنواع`,
    many: `${n} نوعًا`,
    other: `${n} نوع`,
  })

const kindsEnglish = (n: number) => countEnglish(n, { one: '1 kind', other: `${n} kinds` })
const marketsEnglish = (n: number) => countEnglish(n, { one: '1 market', other: `${n} markets` })

/** Texts of the local market. */
export const localText = messages({
  range: {
    ar: (kinds: number, markets: number) => `${kindsArabic(kinds)} ${fromMarketsArabic(markets)}`,
    en: (kinds: number, markets: number) => `${kindsEnglish(kinds)} from ${marketsEnglish(markets)}`,
  },
  description: {
    ar: 'أسعار السمك والروبيان اليوم في أسواق المملكة: السعر للكيلو، والكمية المتاحة، ومن أي سوق وأي بائع.',
    en: "Today's prices of fish and shrimp in the markets of the Kingdom: per kilogram, with what is available, where and from whom.",
  },
  empty: {
    ar: 'لم يُعرض شيء بعد. عد بعد وصول القوارب.',
    en: 'Nothing has been listed yet. Come back when the boats are in.',
  },
})

/** Texts of the international market. */
export const importedText = messages({
  range: {
    ar: (kinds: number, _markets: number) => `${kindsArabic(kinds)} من المستورد`,
    en: (kinds: number, _markets: number) => `${kindsEnglish(kinds)} of imported fish`,
  },
  description: {
    ar: 'السمك المستورد المعروض اليوم في المملكة: بلد المنشأ، والسعر للكيلو، والكمية المتاحة، والبائع.',
    en: 'Imported fish on offer in the Kingdom today: country of origin, price per kilogram, what is available and from whom.',
  },
  empty: {
    ar: 'لا يوجد مستورد معروض الآن. تصفح السوق المحلي حتى تصل الشحنة القادمة.',
    en: 'Nothing imported is on offer now. Browse the local market until the next shipment arrives.',
  },
})
