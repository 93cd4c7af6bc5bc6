import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of matches between goods and requests. */
export const matchText = messages({
  goodsTitle: { ar: 'متاح الآن ويطابق طلبك', en: 'Available now, matches your request' },
  goodsSub: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا منتجات مطابقة الآن.',
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
  goodsOrder: {
    ar: 'السمك نفسه بالحجم والجودة والسعر التي طلبتها، والأقرب إلى طلبك أولًا. قد تختلف المدينة والكمية والحالة، طازجًا أو مجمدًا.',
    en: 'The same fish at the size, quality and price that you asked for, closest to your request first. City, quantity and condition, fresh or frozen, may differ.',
  },
  available: { ar: 'المتاح', en: 'Available' },
  buy: { ar: 'شراء', en: 'Buy' },
  buyNamed: { ar: (name: string) => `شراء ${name}`, en: (name: string) => `Buy ${name}` },

  requestsTitle: { ar: 'طلبات مطابقة لمنتجك', en: 'Requests matching your product' },
  requestsCount: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا طلبات مطابقة الآن. تظهر هنا حين تُضاف.',
        one: 'طلب مفتوح واحد بانتظار عرضك.',
        two: 'طلبان مفتوحان بانتظار عرضك.',
        few: `${n} طلبات مفتوحة بانتظار عرضك.`,
        many: `${n} طلبًا مفتوحًا بانتظار عرضك.`,
        other: `${n} طلب مفتوح بانتظار عرضك.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: '1 open request awaiting your offer.',
        other:
          n === 0
            ? 'No matching requests right now. New ones will appear here.'
            : `${n} open requests awaiting your offer.`,
      }),
  },
  requestsFailed: {
    ar: 'تعذّر تحميل الطلبات المطابقة.',
    en: 'We couldn’t load matching requests.',
  },
  wanted: { ar: 'المطلوب', en: 'Wanted' },
  upTo: { ar: 'حتى', en: 'Up to' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  noPrice: { ar: 'بلا سعر محدد', en: 'No price set' },
  offer: { ar: 'قدّم عرضًا', en: 'Make an offer' },
  offerNamed: {
    ar: (title: string) => `قدّم عرضًا: ${title}`,
    en: (title: string) => `Make an offer: ${title}`,
  },
  all: { ar: (n: number) => `عرض الكل (${n})`, en: (n: number) => `Show all (${n})` },

  matchesOn: { ar: 'يطابق في', en: 'Matches on' },
})

/** The matching fields as the buyer reads them. */
export const wishFields = messages({
  fish: { ar: 'النوع', en: 'Species' },
  city: { ar: 'المدينة', en: 'City' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  quantity: { ar: 'الكمية تكفي', en: 'Enough quantity' },
  price: { ar: 'ضمن سعرك', en: 'Within your price' },
})

/** The matching fields as the seller of the goods reads them. */
export const goodsFields = messages({
  ...wishFields,
  quantity: { ar: 'كميتك تكفي', en: 'You have enough' },
  price: { ar: 'سعرك ضمن المطلوب', en: 'Your price fits' },
})
