import { limits } from '#shared/base/limits.ts'
import { productsCounted } from '../app/texts/counted.ts'
import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts of the cart, its panel and its page. */
export const cartText = messages({
  added: { ar: 'أُضيف المنتج إلى السلة', en: 'Product added to Cart Successfully' },
  in_cart: { ar: 'المنتج موجود في السلة بالفعل', en: 'Product already exists in cart' },
  own_goods: { ar: 'هذا منتجك، ولا يمكنك شراؤه', en: 'This is your own product' },
  sold_out: { ar: 'نفدت الكمية', en: 'Sold out' },
  cart_full: {
    ar: `تتسع السلة لـ ${limits.cartLines} منتجًا فقط`,
    en: `Your cart can hold up to ${limits.cartLines} products`,
  },
  inCart: { ar: 'في السلة', en: 'In your cart' },
  inCartOf: { ar: (name: string) => `${name} في السلة`, en: (name: string) => `${name} in your cart` },
  allOf: {
    ar: (name: string) => `هذا كل المتاح: ${name}`,
    en: (name: string) => `That is all there is: ${name}`,
  },
  viewCart: { ar: 'عرض السلة', en: 'View cart' },

  cart: { ar: 'سلة المشتريات', en: 'Shopping cart' },
  products: productsCounted('فارغة'),
  counted: {
    ar: (products: string) => `سلة المشتريات، ${products}`,
    en: (products: string) => `Shopping cart, ${products}`,
  },
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
  removeNamed: {
    ar: (name: string) => `إزالة ${name} من السلة`,
    en: (name: string) => `Remove ${name} from cart`,
  },
  removed: {
    ar: (name: string) => `أُزيل ${name} من السلة`,
    en: (name: string) => `${name} removed from cart`,
  },
  undo: { ar: 'تراجع', en: 'Undo' },
  quantityOf: {
    ar: (name: string) => `كمية ${name} بالكيلوجرام`,
    en: (name: string) => `Quantity of ${name} in kilograms`,
  },
  lessOf: { ar: (name: string) => `أنقص كيلو: ${name}`, en: (name: string) => `1 kg less: ${name}` },
  moreOf: { ar: (name: string) => `زد كيلو: ${name}`, en: (name: string) => `1 kg more: ${name}` },
  subtotal: { ar: 'المجموع الفرعي', en: 'Subtotal' },
  delivery: { ar: 'يُحسب التوصيل عند الطلب', en: 'Delivery calculated at checkout' },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Fix the quantity first' },
  orderNow: { ar: 'اطلب الآن', en: 'Order Now' },
  empty: { ar: 'إفراغ السلة', en: 'Empty Your Cart' },
  emptyAsk: { ar: 'إفراغ السلة؟', en: 'Empty your cart?' },
  emptyBody: {
    ar: (products: string) => `ستُزال كل المنتجات من السلة: ${products}.`,
    en: (products: string) => `This removes everything in your cart: ${products}.`,
  },
  keep: { ar: 'إبقاء السلة', en: 'Keep cart' },
  noProducts: { ar: 'سلتك فارغة', en: 'Your cart is empty' },
  noProductsBody: {
    ar: 'أضف ما تريده من السوق ليبقى هنا حتى تطلبه.',
    en: 'Add fish from the market. It stays here until you order.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  continueShopping: { ar: 'متابعة التسوق', en: 'Continue shopping' },

  changed: { ar: 'تغيّرت بعض المنتجات في سلتك', en: 'Some items in your cart have changed' },
  changedBody: {
    ar: 'المجموع محسوب بالأسعار والكميات الحالية.',
    en: 'The subtotal uses current prices and quantities.',
  },
  agree: { ar: 'موافق على التغييرات', en: 'Accept changes' },
  priceWas: {
    ar: (was: string) => `كان السعر ${was} للكيلو`,
    en: (was: string) => `The price was ${was} per kg`,
  },
  preparationWas: {
    ar: (name: string) => `لم يعد البائع يقدّم «${name}»، فصار السمك كاملًا`,
    en: (name: string) => `The seller no longer offers “${name}”, so the fish is whole now`,
  },
  quantityWas: {
    ar: (was: string) => `طلبت ${was} كجم، وهذا كل المتبقي`,
    en: (was: string) => `You wanted ${was} kg. This is all that is left`,
  },
  gone: { ar: 'لم يعد متاحًا، ولا يُحسب في المجموع', en: 'No longer available. Not included in the subtotal' },
  unchecked: {
    ar: 'تعذّر تحديث الأسعار والكميات الآن. تظهر كما كانت عند الإضافة.',
    en: 'We couldn’t update prices and quantities. They are shown as they were when you added them.',
  },
  checking: { ar: 'جارٍ تحديث الأسعار والكميات', en: 'Updating prices and quantities' },
  checked: { ar: 'حُدّثت الأسعار والكميات الآن', en: 'Prices and quantities are up to date' },

  page: { ar: 'السلة والطلب', en: 'Cart and order' },
  productsTitle: { ar: 'المنتجات', en: 'Products' },
  ordersTitle: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا طلبات',
        one: 'سلتك طلب واحد',
        two: 'سلتك طلبان، طلب لكل بائع',
        few: `سلتك ${n} طلبات، طلب لكل بائع`,
        many: `سلتك ${n} طلبًا، طلب لكل بائع`,
        other: `سلتك ${n} طلب، طلب لكل بائع`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'Your cart becomes one order',
        other: `Your cart becomes ${n} orders, one per seller`,
      }),
  },
  ordersBody: {
    ar: 'كل بائع يقبل طلبه ويجهّزه، وتدفع مرة واحدة.',
    en: 'Each seller accepts and packs their own order. You pay once.',
  },
  orderOf: {
    ar: (n: number, all: number) => `طلب ${n} من ${all}`,
    en: (n: number, all: number) => `Order ${n} of ${all}`,
  },
  orderBy: {
    ar: (n: number, seller: string) => `طلب ${n}، ${seller}`,
    en: (n: number, seller: string) => `Order ${n}, ${seller}`,
  },
  orderTotal: { ar: 'إجمالي هذا الطلب', en: 'Order total' },
  goneTitle: { ar: 'لم يعد متاحًا', en: 'No longer available' },
  keptTitle: { ar: 'كما أضفتها', en: 'As you added them' },
  summary: { ar: 'ملخص المبلغ', en: 'Order summary' },
  keptNote: {
    ar: 'سلتك محفوظة في هذا المتصفح، وتُحدّث الأسعار والكميات كلما فتحتها.',
    en: 'Your cart is saved in this browser. Prices and quantities are updated whenever you open it.',
  },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
  local_buyer: { ar: 'مشترٍ', en: 'Buyer' },
})
