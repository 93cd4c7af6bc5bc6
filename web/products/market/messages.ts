import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** The end of a sentence, after a number of species: "من سوقين", "من 26 سوقًا". */
const fromMarketsArabic = (n: number) =>
  countArabic(n, {
    zero: 'معروضة الآن',
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

const kindsEnglish = (n: number) => countEnglish(n, { one: '1 species', other: `${n} species` })
const marketsEnglish = (n: number) => countEnglish(n, { one: '1 market', other: `${n} markets` })

/** Texts of the local market. */
export const localText = messages({
  range: {
    ar: (kinds: number, markets: number) => `${kindsArabic(kinds)} ${fromMarketsArabic(markets)}`,
    en: (kinds: number, markets: number) =>
      markets === 0 ? 'Nothing on sale now' : `${kindsEnglish(kinds)} from ${marketsEnglish(markets)}`,
  },
  description: {
    ar: 'أسعار السمك والروبيان اليوم في أسواق المملكة: السعر للكيلو، والكمية المتاحة، والسوق والبائع.',
    en: 'Today’s fish and shrimp prices in Saudi markets: price per kg, available quantity, market and seller.',
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
    en: 'Imported fish for sale in Saudi Arabia today: country of origin, price per kg, available quantity and seller.',
  },
  empty: {
    ar: 'لا يوجد مستورد معروض الآن. تصفح السوق المحلي حتى تصل الشحنة القادمة.',
    en: 'No imported fish for sale right now. Browse the local market until the next shipment arrives.',
  },
})
