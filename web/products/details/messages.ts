import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the product details. */
export const detailsText = messages({
  caughtToday: { ar: 'طروة، صيد اليوم', en: 'Caught today' },
  soldOut: { ar: 'نفدت الكمية', en: 'Sold out' },
  inAuction: { ar: 'في مزاد', en: 'In auction' },
  inAuctionBody: {
    ar: (kilos: string) => `عرض البائع الكمية كلها (${kilos} كجم) في مزاد.`,
    en: (kilos: string) => `The seller put the whole quantity (${kilos} kg) up for auction.`,
  },
  toAuction: { ar: 'إلى المزاد', en: 'Go to the auction' },
  own: { ar: 'هذا منتجك كما يراه المشتري', en: 'This is your product, as buyers see it' },
  edit: { ar: 'عدّل منتجك', en: 'Edit your product' },
  sameFish: { ar: 'عرض النوع نفسه', en: 'See the same fish' },

  pricesInMarket: {
    ar: (market: string) => `أسعار عرض النوع في ${market}`,
    en: (market: string) => `Asking prices for this species in ${market}`,
  },
  pricesEverywhere: {
    ar: 'أسعار عرض النوع في كل الأسواق',
    en: 'Asking prices for this species in all markets',
  },
  average: { ar: (amount: string) => `المتوسط ${amount}`, en: (amount: string) => `Average ${amount}` },
  listings: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'بلا عروض',
        one: 'من عرض واحد',
        two: 'من عرضين',
        few: `من ${n} عروض`,
        many: `من ${n} عرضًا`,
        other: `من ${n} عرض`,
      }),
    en: (n: number) => countEnglish(n, { one: 'from 1 listing', other: `from ${n} listings` }),
  },
  below: {
    ar: (amount: string) => `أقل من متوسط السوق بـ ${amount}`,
    en: (amount: string) => `${amount} below the market average`,
  },
  above: {
    ar: (amount: string) => `أعلى من متوسط السوق بـ ${amount}`,
    en: (amount: string) => `${amount} above the market average`,
  },
  same: { ar: 'قريب من متوسط السوق', en: 'About the market average' },
  rangeInWords: {
    ar: (min: string, max: string, average: string, price: string) =>
      `الأدنى ${min}، الأعلى ${max}، المتوسط ${average}، وهذا العرض ${price}`,
    en: (min: string, max: string, average: string, price: string) =>
      `Lowest ${min}, highest ${max}, average ${average}, this one ${price}`,
  },

  quantity: { ar: 'الكمية', en: 'Quantity' },
  quantityInCart: { ar: 'الكمية في السلة', en: 'Quantity in your cart' },
  available: { ar: 'المتاح', en: 'Available' },
  quantityInKilograms: { ar: 'الكمية بالكيلوجرام', en: 'Quantity in kilograms' },
  less: { ar: 'أنقص كيلو', en: '1 kg less' },
  more: { ar: 'زد كيلو', en: '1 kg more' },
  forRiyals: {
    ar: (kilos: string, riyals: string) => `${kilos} كيلو بـ ${riyals}`,
    en: (kilos: string, riyals: string) => `${kilos} kg for ${riyals}`,
  },
  quickQuantities: { ar: 'كميات شائعة', en: 'Common quantities' },
  totalOf: {
    ar: (kilos: string) => `الإجمالي لـ ${kilos} كجم`,
    en: (kilos: string) => `Total for ${kilos} kg`,
  },
  total: { ar: 'الإجمالي', en: 'Total' },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Fix the quantity first' },
  buyNow: { ar: 'شراء الآن', en: 'Buy now' },
  smallestOrder: {
    ar: (kilos: string) => `أقل كمية ${kilos} كجم`,
    en: (kilos: string) => `Minimum ${kilos} kg`,
  },

  details: { ar: 'تفاصيل المنتج', en: 'Product details' },
  state: { ar: 'الحالة', en: 'Condition' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  category: { ar: 'التصنيف', en: 'Category' },
  market: { ar: 'السوق', en: 'Market' },
  city: { ar: 'المدينة', en: 'City' },
  landingPlace: { ar: 'مكان الإنزال', en: 'Landing place' },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  caughtAt: { ar: 'تاريخ الصيد', en: 'Caught on' },
  listedAt: { ar: 'تاريخ العرض', en: 'Listed on' },
  number: { ar: 'رقم المنتج', en: 'Product number' },

  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
  local_buyer: { ar: 'مشترٍ', en: 'Buyer' },
  allListings: { ar: 'كل منتجاته', en: 'All products' },
  allListingsOf: {
    ar: (name: string) => `كل منتجات ${name}`,
    en: (name: string) => `All products from ${name}`,
  },
  seller: { ar: 'البائع', en: 'Seller' },
  similar: { ar: 'منتجات مشابهة', en: 'Similar products' },
  seeMore: { ar: 'عرض المزيد', en: 'See more' },

  head: {
    ar: (name: string, price: string) => `${name} بـ ${price} للكيلو`,
    en: (name: string, price: string) => `${name}, ${price} per kg`,
  },
  description: {
    ar: (name: string, price: string, kilos: string, place: string) =>
      `${name}: ${price} للكيلو، المتاح ${kilos} كجم في ${place}.`,
    en: (name: string, price: string, kilos: string, place: string) =>
      `${name}: ${price} per kg, ${kilos} kg available at ${place}.`,
  },
  descriptionSoldOut: {
    ar: (name: string, place: string) => `${name} في ${place}: نفدت الكمية.`,
    en: (name: string, place: string) => `${name} at ${place}: sold out.`,
  },
  descriptionInAuction: {
    ar: (name: string, place: string) => `${name} في ${place}: الكمية كلها في مزاد.`,
    en: (name: string, place: string) => `${name} at ${place}: the whole quantity is in auction.`,
  },
  failed: { ar: 'تعذّر تحميل المنتج', en: 'We couldn’t load the product' },
})
