import { limits } from '#shared/base/limits.ts'
import { productsCounted } from '../app/texts/counted.ts'
import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts of the cart, its panel and its page. */
export const cartText = messages({
  added: { ar: 'أُضيف المنتج إلى السلة بنجاح', en: 'Product added to Cart Successfully' },
  in_cart: { ar: 'المنتج موجود في السلة من قبل', en: 'Product already exists in cart' },
  own_goods: { ar: 'هذا معروضك أنت، ولا يشتري البائع من نفسه', en: 'This is your own listing' },
  sold_out: { ar: 'نفدت الكمية', en: 'This is sold out' },
  cart_full: {
    ar: `تتسع السلة لـ ${limits.cartLines} منتجًا`,
    en: `A cart holds ${limits.cartLines} products`,
  },
  viewCart: { ar: 'عرض السلة', en: 'View cart' },

  cart: { ar: 'سلة المشتريات', en: 'Shopping cart' },
  products: productsCounted('بلا منتجات'),
  sellers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'بلا بائع',
        one: 'من بائع واحد',
        two: 'من بائعين',
        few: `من ${n} بائعين`,
        many: `من ${n} بائعًا`,
        other: `من ${n} بائع`,
      }),
    en: (n: number) => countEnglish(n, { one: 'from 1 seller', other: `from ${n} sellers` }),
  },
  available: { ar: 'المتاح', en: 'Available' },
  removeNamed: { ar: (name: string) => `إزالة ${name} من السلة`, en: (name: string) => `Remove ${name}` },
  removed: { ar: (name: string) => `أُزيل ${name} من السلة`, en: (name: string) => `${name} was removed` },
  undo: { ar: 'تراجع', en: 'Undo' },
  quantityOf: {
    ar: (name: string) => `كمية ${name} بالكيلوجرام`,
    en: (name: string) => `Quantity of ${name} in kilograms`,
  },
  lessOf: { ar: (name: string) => `أقل بكيلو: ${name}`, en: (name: string) => `One kilogram less: ${name}` },
  moreOf: { ar: (name: string) => `أكثر بكيلو: ${name}`, en: (name: string) => `One kilogram more: ${name}` },
  subtotal: { ar: 'المجموع الفرعي', en: 'Subtotal' },
  delivery: { ar: 'يُحسب التوصيل عند الطلب', en: 'Delivery is added when you order' },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Correct the quantity first' },
  orderNow: { ar: 'اطلب الآن', en: 'Order Now' },
  empty: { ar: 'إفراغ السلة', en: 'Empty Your Cart' },
  emptyAsk: { ar: 'إفراغ السلة؟', en: 'Empty your cart?' },
  emptyBody: {
    ar: (products: string) => `يُزال كل ما في السلة: ${products}.`,
    en: (products: string) => `Everything in it is removed: ${products}.`,
  },
  keep: { ar: 'إبقاؤها', en: 'Keep it' },
  noProducts: { ar: 'لا توجد منتجات في السلة', en: 'There are no products in your cart' },
  noProductsBody: {
    ar: 'أضف ما تريده من السوق، ويبقى هنا حتى تطلبه.',
    en: 'Put in what you want from the market; it stays here until you order it.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  continueShopping: { ar: 'متابعة التسوق', en: 'Continue shopping' },

  changed: { ar: 'تغيّرت أشياء في سلتك', en: 'Something in your cart has changed' },
  changedBody: {
    ar: 'المجموع محسوب بما هو معروض الآن.',
    en: 'The subtotal is counted by what is on offer now.',
  },
  agree: { ar: 'اعتماد التغييرات', en: 'Accept the changes' },
  priceWas: {
    ar: (was: string) => `كان السعر ${was} للكيلو`,
    en: (was: string) => `The price was ${was} per kg`,
  },
  quantityWas: {
    ar: (was: string) => `طلبت ${was} كجم، ولم يبقَ إلا المتاح`,
    en: (was: string) => `You wanted ${was} kg; this is all that is left`,
  },
  gone: { ar: 'لم يعد معروضًا، ولا يدخل في المجموع', en: 'No longer on offer; it is not in the subtotal' },
  unchecked: {
    ar: 'لم نتمكن من مراجعة الأسعار والكميات الآن. المعروض كما كان عند الإضافة.',
    en: 'Prices and quantities could not be checked now. They are shown as they were when you added them.',
  },
  checking: { ar: 'نراجع الأسعار والكميات', en: 'Checking prices and quantities' },
  checked: { ar: 'روجعت الأسعار والكميات الآن', en: 'Prices and quantities checked just now' },

  page: { ar: 'السلة والطلب', en: 'Cart and order' },
  productsTitle: { ar: 'المنتجات', en: 'Products' },
  ordersTitle: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا طلبات',
        one: 'سلتك تصبح طلبًا واحدًا',
        two: 'سلتك تصبح طلبين، طلبًا لكل بائع',
        few: `سلتك تصبح ${n} طلبات، طلبًا لكل بائع`,
        many: `سلتك تصبح ${n} طلبًا، طلبًا لكل بائع`,
        other: `سلتك تصبح ${n} طلب، طلبًا لكل بائع`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'Your cart becomes one order',
        other: `Your cart becomes ${n} orders, one for each seller`,
      }),
  },
  ordersBody: {
    ar: 'كل بائع يقبل طلبه ويجهّزه وحده، وتدفع مرة واحدة.',
    en: 'Each seller accepts and packs their own order; you pay once.',
  },
  orderOf: {
    ar: (n: number, all: number) => `طلب ${n} من ${all}`,
    en: (n: number, all: number) => `Order ${n} of ${all}`,
  },
  orderBy: {
    ar: (n: number, seller: string) => `طلب ${n}، ${seller}`,
    en: (n: number, seller: string) => `Order ${n}, ${seller}`,
  },
  orderTotal: { ar: 'مجموع هذا الطلب', en: 'Total of this order' },
  goneTitle: { ar: 'لم يعد معروضًا', en: 'No longer on offer' },
  keptTitle: { ar: 'كما أضفتها', en: 'As you added them' },
  summary: { ar: 'ملخص المبلغ', en: 'Summary' },
  keptNote: {
    ar: 'تبقى السلة محفوظة في هذا المتصفح لحسابك، وتُراجع الأسعار والكميات كلما فتحتها.',
    en: 'Your cart is kept in this browser for your account; prices and quantities are checked whenever you open it.',
  },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
  local_buyer: { ar: 'مشترٍ', en: 'Buyer' },
})
