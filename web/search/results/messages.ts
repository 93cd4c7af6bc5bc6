import { messages } from '../../app/texts/text.ts'
import { resultText } from '../../products/search/messages.ts'

const { results } = resultText

/** Texts of the results page. */
export const resultsText = messages({
  title: { ar: 'نتائج البحث', en: 'Search results' },
  titleOf: {
    ar: (words: string) => `نتائج «${words}»`,
    en: (words: string) => `Results for “${words}”`,
  },
  kinds: { ar: 'أقسام النتائج', en: 'Kinds of results' },
  local: { ar: 'محلي', en: 'Local' },
  imported: { ar: 'مستورد', en: 'Imported' },
  special: { ar: 'مميز', en: 'Special' },
  auctions: { ar: 'مزادات', en: 'Auctions' },
  requests: { ar: 'طلبات', en: 'Requests' },
  match: { ar: 'الأقرب لبحثك', en: 'Best match' },
  didYouMean: { ar: 'هل تقصد', en: 'Did you mean' },
  questionMark: { ar: '؟', en: '?' },
  nothing: {
    ar: (words: string) => `لا نتائج لـ «${words}». تحقّق من الكتابة، أو جرّب اسمًا آخر للنوع أو السوق.`,
    en: (words: string) =>
      `No results for “${words}”. Check the spelling, or try another name of the fish or the market.`,
  },
  nothingHere: {
    ar: (words: string) => `لا نتائج لـ «${words}» في هذا القسم.`,
    en: (words: string) => `No results for “${words}” of this kind.`,
  },
  blank: {
    ar: 'اكتب اسم سمكة أو سوق أو مدينة في خانة البحث.',
    en: 'Type the name of a fish, a market or a city in the search box.',
  },
  inLocal: {
    ar: (n: number) => `${results.ar(n)} في المحلي`,
    en: (n: number) => `${results.en(n)} in local`,
  },
  inImported: {
    ar: (n: number) => `${results.ar(n)} في المستورد`,
    en: (n: number) => `${results.en(n)} in imported`,
  },
  inSpecial: {
    ar: (n: number) => `${results.ar(n)} في المميز`,
    en: (n: number) => `${results.en(n)} in special`,
  },
  inAuctions: {
    ar: (n: number) => `${results.ar(n)} في المزادات`,
    en: (n: number) => `${results.en(n)} in auctions`,
  },
  inRequests: {
    ar: (n: number) => `${results.ar(n)} في طلبات المشترين`,
    en: (n: number) => `${results.en(n)} in buyers’ requests`,
  },
  failed: { ar: 'تعذّر البحث', en: 'The search failed' },
  failedCause: {
    ar: 'انقطع الاتصال بالخادم. ما زال بحثك محفوظًا، أعد المحاولة.',
    en: 'The connection to the server was lost. Your search is kept, please try again.',
  },
})
