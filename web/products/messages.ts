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

  filterTitle: { ar: 'تصفية النتائج', en: 'Filters' },
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
  fish: { ar: 'نوع السمك', en: 'Species' },
  fishHint: { ar: 'هامور، كنعد، صافي…', en: 'Hamour, kingfish, safi…' },
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
    en: (n: number) =>
      countEnglish(n, { one: '1 species with this name', other: `${n} species with this name` }),
  },
  noFish: { ar: 'لا نوع بهذا الاسم، جرّب اسمًا آخر', en: 'No species with this name, try another' },
  fishFailed: { ar: 'تعذّر تحميل الأنواع، أعد المحاولة', en: 'We couldn’t load the species, try again' },
  market: { ar: 'السوق', en: 'Market' },
  city: { ar: 'المدينة', en: 'City' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  category: { ar: 'التصنيف', en: 'Category' },
  fishType: { ar: 'الحالة', en: 'Condition' },
  price: { ar: 'السعر للكيلو', en: 'Price per kg' },
  priceFrom: { ar: 'من', en: 'From' },
  priceTo: { ar: 'إلى', en: 'To' },
  priceFromLong: { ar: 'أقل سعر للكيلو بالريال', en: 'Lowest price per kg in SR' },
  priceToLong: { ar: 'أعلى سعر للكيلو بالريال', en: 'Highest price per kg in SR' },
  priceOrder: { ar: 'أقل سعر أكبر من أعلى سعر', en: 'The minimum is above the maximum' },
  priceMinChip: {
    ar: (amount: number) => `من ${riyals(amount, 'ar')}`,
    en: (amount: number) => `From ${riyals(amount, 'en')}`,
  },
  priceMaxChip: {
    ar: (amount: number) => `إلى ${riyals(amount, 'ar')}`,
    en: (amount: number) => `To ${riyals(amount, 'en')}`,
  },
  sellerChip: { ar: (name: string) => `منتجات ${name}`, en: (name: string) => `Products from ${name}` },
  oneSeller: { ar: 'بائع واحد', en: 'One seller' },
  unknownChoice: { ar: 'اختيار غير معروف', en: 'Unknown option' },

  emptyFiltered: {
    ar: 'لا منتجات تطابق اختياراتك. قلّل التصفية أو امسحها.',
    en: 'No products match your filters. Remove some or clear them all.',
  },
  emptyPage: { ar: 'لا توجد نتائج في هذه الصفحة.', en: 'There are no results on this page.' },
  toLocalMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'Go to first page' },
  fishEverywhere: {
    ar: (name: string) => `عرض ${name} في كل الأسواق`,
    en: (name: string) => `View ${name} in all markets`,
  },
  clearFilters: { ar: 'مسح التصفية', en: 'Clear filters' },
  notFound: { ar: 'لم تجد ما تريد؟', en: 'Can’t find what you want?' },
  askSellers: { ar: 'اطلبه من البائعين', en: 'Request it from sellers' },
  failedMarket: { ar: 'تعذّر تحميل السوق', en: 'We couldn’t load the market' },
  failedMarketCause: {
    ar: 'انقطع الاتصال. تصفيتك محفوظة، أعد المحاولة.',
    en: 'We lost the connection. Your filters are kept, please try again.',
  },
})
