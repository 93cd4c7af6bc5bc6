import { messages } from '../../app/texts/text.ts'

/** Words of the search box. */
export const searchText = messages({
  search: { ar: 'البحث في السوق', en: 'Search the market' },
  hint: { ar: 'ابحث عن سمك أو منتج أو مزاد', en: 'Fish, product or auction' },
  go: { ar: 'بحث', en: 'Search' },
})
