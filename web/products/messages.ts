import { fromRiyals, printMoney } from '#shared/base/money.ts'
import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

const riyals = (amount: number, locale: 'ar' | 'en') => {
  const exact = fromRiyals(amount)
  return exact === undefined ? '' : locale === 'ar' ? printMoney(exact, 'ar') : printMoney(exact, 'en')
}

/** Texts of the product lists and their filters. */
export const productsText = messages({
  results: { ar: 'نتائج السوق', en: 'Results' },
  sortLabel: { ar: 'الترتيب', en: 'Sort' },
  newest: { ar: 'الأحدث', en: 'Newest' },
  price_asc: { ar: 'الأقل سعرًا', en: 'Lowest price' },
  price_desc: { ar: 'الأعلى سعرًا', en: 'Highest price' },
  quantity_desc: { ar: 'الأكثر كمية', en: 'Largest quantity' },

  filterTitle: { ar: 'تصفية النتائج', en: 'Filter the results' },
  filter: { ar: 'تصفية', en: 'Filter' },
  activeFilters: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'بلا تصفية',
        one: 'تصفية واحدة مفعلة',
        two: 'تصفيتان مفعلتان',
        few: `${n} تصفيات مفعلة`,
        many: `${n} تصفية مفعلة`,
        other: `${n} تصفية مفعلة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 active filter', other: `${n} active filters` }),
  },
  clear: { ar: 'مسح', en: 'Clear' },
  clearOf: { ar: (what: string) => `مسح ${what}`, en: (what: string) => `Clear ${what}` },
  clearAll: { ar: 'مسح الكل', en: 'Clear all' },
  showResults: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا نتائج',
        one: 'عرض نتيجة واحدة',
        two: 'عرض نتيجتين',
        few: `عرض ${n} نتائج`,
        many: `عرض ${n} نتيجة`,
        other: `عرض ${n} نتيجة`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Show 1 result', other: `Show ${n} results` }),
  },
  moreThan: {
    ar: (n: string) => `أكثر من ${n} نتيجة`,
    en: (n: string) => `More than ${n} results`,
  },
  all: { ar: (n: number) => `عرض الكل، ${n}`, en: (n: number) => `Show all ${n}` },
  allMarkets: { ar: (n: number) => `كل الأسواق، ${n}`, en: (n: number) => `All ${n} markets` },
  allCities: { ar: (n: number) => `كل المدن، ${n}`, en: (n: number) => `All ${n} cities` },
  fewer: { ar: 'عرض أقل', en: 'Show fewer' },

  words: { ar: 'كلمة في الاسم أو السوق', en: 'Word in the name or market' },
  wordsHint: { ar: 'هامور القطيف', en: 'Qatif hamour' },
  wordsChip: { ar: (words: string) => `«${words}»`, en: (words: string) => `“${words}”` },
  fish: { ar: 'نوع السمك', en: 'Fish' },
  fishHint: { ar: 'هامور، كنعد، صافي…', en: 'Hamour, kanad, safi…' },
  fishFound: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا نوع بهذا الاسم',
        one: 'نوع واحد بهذا الاسم',
        two: 'نوعان بهذا الاسم',
        few: `${n} أنواع بهذا الاسم`,
        many: `${n} نوعًا بهذا الاسم`,
        other: `${n} نوع بهذا الاسم`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 kind by this name', other: `${n} kinds by this name` }),
  },
  noFish: { ar: 'لا نوع بهذا الاسم، جرّب اسمًا آخر', en: 'No fish by this name, try another' },
  fishFailed: { ar: 'تعذّر تحميل الأنواع، أعد المحاولة', en: 'The kinds could not be loaded, try again' },
  market: { ar: 'السوق', en: 'Market' },
  city: { ar: 'المدينة', en: 'City' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  category: { ar: 'المجموعة', en: 'Group' },
  fishType: { ar: 'الحالة', en: 'State' },
  price: { ar: 'السعر للكيلو', en: 'Price per kg' },
  priceFrom: { ar: 'من', en: 'From' },
  priceTo: { ar: 'إلى', en: 'To' },
  priceFromLong: { ar: 'أقل سعر للكيلو بالريال', en: 'Lowest price per kg in SR' },
  priceToLong: { ar: 'أعلى سعر للكيلو بالريال', en: 'Highest price per kg in SR' },
  priceOrder: { ar: 'الأدنى أكبر من الأعلى', en: 'The lowest is above the highest' },
  priceMinChip: {
    ar: (amount: number) => `من ${riyals(amount, 'ar')}`,
    en: (amount: number) => `From ${riyals(amount, 'en')}`,
  },
  priceMaxChip: {
    ar: (amount: number) => `إلى ${riyals(amount, 'ar')}`,
    en: (amount: number) => `To ${riyals(amount, 'en')}`,
  },
  sellerChip: { ar: (name: string) => `معروضات ${name}`, en: (name: string) => `Listings of ${name}` },
  oneSeller: { ar: 'بائع واحد', en: 'One seller' },
  unknownChoice: { ar: 'اختيار غير معروف', en: 'Unknown choice' },

  emptyFiltered: {
    ar: 'لا يوجد معروض يوافق كل ما اخترته. وسّع التصفية أو امسحها.',
    en: 'Nothing on offer matches everything you chose. Widen the filters or clear them.',
  },
  emptyPage: { ar: 'لا توجد نتائج في هذه الصفحة.', en: 'There are no results on this page.' },
  toLocalMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'To the first page' },
  fishEverywhere: {
    ar: (name: string) => `عرض ${name} في كل الأسواق`,
    en: (name: string) => `Show ${name} in all markets`,
  },
  clearFilters: { ar: 'مسح التصفية', en: 'Clear the filters' },
  notFound: { ar: 'لم تجد ما تريد؟', en: 'Not what you were looking for?' },
  askSellers: { ar: 'اطلبه من البائعين', en: 'Ask the sellers for it' },
  failedMarket: { ar: 'لم نتمكن من تحميل السوق', en: 'The market could not be loaded' },
  failedMarketCause: {
    ar: 'انقطع الاتصال بالخادم. ما زالت تصفيتك محفوظة، أعد المحاولة.',
    en: 'The connection to the server was lost. Your filters are kept, please try again.',
  },
})
