import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { apart } from '../../app/texts/isolate.ts'
import { countArabic, countEnglish, messages, type Text } from '../../app/texts/text.ts'

/** Texts of the search box. */
export const searchText = messages({
  search: { ar: 'البحث في السوق', en: 'Search the market' },
  hint: { ar: 'ابحث عن سمك أو منتج أو مزاد', en: 'Fish, product or auction' },
  go: { ar: 'بحث', en: 'Search' },
})

/** `n results` in both languages; `none` is the text for zero. */
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

/** The number of results of a list or a search. */
export const resultText = messages({
  results: resultsCounted({ ar: 'لا نتائج', en: '0 results' }),
})

/** Texts of the search suggestions. */
export const suggestionText = messages({
  searching: { ar: 'جارٍ البحث', en: 'Searching' },
  allResults: {
    ar: (words: string) => `كل نتائج «${words}»`,
    en: (words: string) => `All results for “${words}”`,
  },
  nothing: {
    ar: (words: string) => `لا نتائج لـ «${words}». جرّب اسمًا آخر للنوع أو السوق.`,
    en: (words: string) => `No results for “${words}”. Try another name for the fish or market.`,
  },
  failed: {
    ar: 'تعذّر البحث الآن. اضغط Enter لعرض النتائج.',
    en: 'Search is not working right now. Press Enter to see the results.',
  },
  auction: { ar: 'مزاد', en: 'Auction' },
  fishOffers: {
    ar: (n: number, lowest: number) =>
      countArabic(n, {
        zero: 'لا عروض',
        one: `عرض واحد بـ ${price(lowest, 'ar')}`,
        two: `عرضان من ${price(lowest, 'ar')}`,
        few: `${n} عروض من ${price(lowest, 'ar')}`,
        many: `${n} عرضًا من ${price(lowest, 'ar')}`,
        other: `${n} عرض من ${price(lowest, 'ar')}`,
      }),
    en: (n: number, lowest: number) =>
      countEnglish(n, {
        one: `1 offer for ${price(lowest, 'en')}`,
        other: `${n} offers from ${price(lowest, 'en')}`,
      }),
  },
  pricesOf: { ar: (fish: string) => `أسعار ${fish}`, en: (fish: string) => `Prices of ${fish}` },
  inMarket: {
    ar: (market: string, city: string) => (market.includes(city) ? market : `${market}، ${city}`),
    en: (market: string, city: string) => (market.includes(city) ? market : `${market}, ${city}`),
  },
  recent: { ar: 'عمليات البحث الأخيرة', en: 'Recent searches' },
  removeRecent: {
    ar: (words: string) => `إزالة «${words}» من عمليات البحث الأخيرة`,
    en: (words: string) => `Remove “${words}” from recent searches`,
  },
  clearRecent: { ar: 'مسح عمليات البحث الأخيرة', en: 'Clear recent searches' },
})

/** The price without decimals that are zero, because a suggestion has little room. */
function price(riyals: number, locale: Locale): string {
  return apart(printMoney(halalasOf(riyals), locale).replace('.00', ''))
}
