import { messages } from '../../app/texts/text.ts'

/** Words of what the search box suggests; they come with the suggestions. */
export const suggestionText = messages({
  searching: { ar: 'جارٍ البحث', en: 'Searching' },
  allResults: {
    ar: (words: string) => `كل نتائج «${words}»`,
    en: (words: string) => `All results for “${words}”`,
  },
  nothing: {
    ar: (words: string) => `لا شيء باسم «${words}». جرّب اسمًا آخر للنوع أو السوق.`,
    en: (words: string) => `Nothing by “${words}”. Try another name of the fish or the market.`,
  },
  failed: {
    ar: 'تعذّر البحث الآن. اضغط Enter لعرض السوق المحلي.',
    en: 'The search failed just now. Press Enter for the local market.',
  },
  auction: { ar: 'مزاد', en: 'Auction' },
})
