import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of matches between goods and requests. */
export const matchText = messages({
  goodsTitle: { ar: 'معروض الآن ويطابق طلبك', en: 'On sale now, matches your request' },
  goodsSub: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا شيء معروض يطابقه الآن.',
        one: 'منتج واحد في السوق. اشترِه الآن أو انتظر عروض البائعين.',
        two: 'منتجان في السوق. اشترِ الآن أو انتظر عروض البائعين.',
        few: `${n} منتجات في السوق. اشترِ الآن أو انتظر عروض البائعين.`,
        many: `${n} منتجًا في السوق. اشترِ الآن أو انتظر عروض البائعين.`,
        other: `${n} منتج في السوق. اشترِ الآن أو انتظر عروض البائعين.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: '1 product in the market. Buy it now, or wait for offers.',
        other: `${n} products in the market. Buy now, or wait for offers.`,
      }),
  },
  available: { ar: 'المتاح', en: 'Available' },
  buy: { ar: 'شراء', en: 'Buy' },
  buyNamed: { ar: (name: string) => `شراء ${name}`, en: (name: string) => `Buy ${name}` },

  requestsTitle: { ar: 'طلبات يطابقها منتجك', en: 'Requests that your product matches' },
  requestsCount: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا طلب مفتوح يطابقه الآن. حين يُطلب مثله يظهر هنا.',
        one: 'طلب مفتوح واحد ينتظر عرضك.',
        two: 'طلبان مفتوحان ينتظران عرضك.',
        few: `${n} طلبات مفتوحة تنتظر عرضك.`,
        many: `${n} طلبًا مفتوحًا ينتظر عرضك.`,
        other: `${n} طلب مفتوح ينتظر عرضك.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: '1 open request waits for your offer.',
        other:
          n === 0
            ? 'No open request matches it now. Those that come are shown here.'
            : `${n} open requests wait for your offer.`,
      }),
  },
  requestsFailed: {
    ar: 'تعذّر البحث عن الطلبات المطابقة.',
    en: 'Matching requests could not be loaded.',
  },
  wanted: { ar: 'المطلوب', en: 'Wanted' },
  upTo: { ar: 'حتى', en: 'Up to' },
  neededBy: { ar: 'مطلوب قبل', en: 'needed by' },
  noPrice: { ar: 'بلا سعر محدد', en: 'No price named' },
  offer: { ar: 'قدّم عرضًا', en: 'Make an offer' },
  offerNamed: {
    ar: (title: string) => `قدّم عرضًا: ${title}`,
    en: (title: string) => `Make an offer: ${title}`,
  },
  all: { ar: (n: number) => `اعرض الكل (${n})`, en: (n: number) => `Show all (${n})` },

  matchesOn: { ar: 'يطابق في', en: 'Matches on' },
})

/** The matching fields as the buyer reads them. */
export const wishFields = messages({
  fish: { ar: 'النوع', en: 'Species' },
  city: { ar: 'المدينة', en: 'City' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  quantity: { ar: 'الكمية تكفي', en: 'Enough of it' },
  price: { ar: 'ضمن سعرك', en: 'Within your price' },
})

/** The matching fields as the seller of the goods reads them. */
export const goodsFields = messages({
  ...wishFields,
  quantity: { ar: 'كميتك تكفي', en: 'You have enough' },
  price: { ar: 'سعرك ضمن المطلوب', en: 'Your price fits' },
})
