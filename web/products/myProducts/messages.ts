import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the list of the user's own goods. */
export const myProductsText = messages({
  title: { ar: 'منتجاتي', en: 'My products' },
  add: { ar: 'أضف منتجًا', en: 'Add a product' },
  states: { ar: 'حالات المنتجات', en: 'States of the products' },
  all: { ar: 'الكل', en: 'All' },
  active: { ar: 'معروض', en: 'On sale' },
  sold_out: { ar: 'نفدت الكمية', en: 'Sold out' },
  hidden: { ar: 'موقوف', en: 'Paused' },
  hiddenBadge: { ar: 'موقوف مؤقتًا', en: 'Paused' },
  staffBadge: { ar: 'أخفته الإدارة', en: 'Hidden by the market' },
  search: { ar: 'ابحث في منتجاتك', en: 'Search your products' },

  product: { ar: 'المنتج', en: 'Product' },
  perKilo: { ar: 'للكيلو (ريال)', en: 'Per kg (SR)' },
  left: { ar: 'المتاح', en: 'Left' },
  sold: { ar: 'المباع (كجم)', en: 'Sold (kg)' },
  state: { ar: 'الحالة', en: 'State' },
  actions: { ar: 'إجراءات', en: 'Actions' },
  leftOf: {
    ar: (left: string, listed: string) => `بقي ${left} من ${listed} كجم`,
    en: (left: string, listed: string) => `${left} of ${listed} kg left`,
  },
  allSold: {
    ar: (listed: string) => `بيعت كلها، ${listed} كجم`,
    en: (listed: string) => `All sold, ${listed} kg`,
  },
  soldKilos: { ar: (sold: string) => `بيع ${sold} كجم`, en: (sold: string) => `${sold} kg sold` },
  waitingOrders: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا طلبات تنتظرك',
        one: 'طلب واحد ينتظرك',
        two: 'طلبان ينتظرانك',
        few: `${n} طلبات تنتظرك`,
        many: `${n} طلبًا ينتظرك`,
        other: `${n} طلب ينتظرك`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 order waits for you', other: `${n} orders wait for you` }),
  },
  shown: {
    ar: (from: number, to: number, all: number) => `\u2066${from}–${to}\u2069 من ${all}`,
    en: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  },

  edit: { ar: 'تعديل', en: 'Edit' },
  editNamed: { ar: (name: string) => `تعديل ${name}`, en: (name: string) => `Edit ${name}` },
  more: { ar: (name: string) => `المزيد عن ${name}`, en: (name: string) => `More about ${name}` },
  pause: { ar: 'أوقف العرض', en: 'Pause it' },
  resume: { ar: 'أعد عرضه', en: 'Show it again' },
  pauseNamed: { ar: (name: string) => `إيقاف عرض ${name}`, en: (name: string) => `Pause ${name}` },
  resumeNamed: { ar: (name: string) => `إعادة عرض ${name}`, en: (name: string) => `Show ${name} again` },
  restock: { ar: 'حدّث الكمية', en: 'Update the quantity' },
  copy: { ar: 'اعرضه من جديد', en: 'List it again' },
  see: { ar: 'شاهده في السوق', en: 'See it in the market' },
  paused: { ar: 'أوقف العرض، ولا يراه المشترون', en: 'Paused: buyers do not see it' },
  resumed: { ar: 'عاد للعرض في السوق', en: 'It is on sale again' },
  staffHid: {
    ar: 'أخفت إدارة السوق هذا المنتج. تواصل معها لإظهاره.',
    en: 'The market has hidden this product. Contact it to have it shown.',
  },

  howMuch: { ar: 'كم كيلو عندك الآن؟', en: 'How many kilos are there now?' },
  howMuchHint: {
    ar: (left: string) => `المسجل ${left} كجم. صفر يعني نفدت الكمية.`,
    en: (left: string) => `${left} kg are on record. 0 means sold out.`,
  },
  kg: { ar: 'كجم', en: 'kg' },
  update: { ar: 'حدّث', en: 'Update' },
  restocked: { ar: 'تحدّثت الكمية', en: 'The quantity is updated' },
  notChanged: {
    ar: 'لم يتغير شيء، أعد المحاولة بعد لحظات',
    en: 'Nothing was changed, please try again in a moment',
  },

  emptyTitle: { ar: 'لم تعرض شيئًا بعد', en: 'You have listed nothing yet' },
  emptyBody: {
    ar: 'صوّر ما عندك، اختر النوع والسعر، ويراه المشترون في دقيقة.',
    en: 'Take a photo, choose species and price: buyers see it within a minute.',
  },
  noneTitle: { ar: 'لا منتج بهذه التصفية', en: 'No product fits this' },
  showAll: { ar: 'اعرض الكل', en: 'Show all' },
  failedTitle: { ar: 'لم نتمكن من تحميل منتجاتك', en: 'Your products could not be loaded' },

  draftOf: {
    ar: (name: string) => `مسودة لم تُنشر: ${name}`,
    en: (name: string) => `Draft, not listed: ${name}`,
  },
  draftUnnamed: { ar: 'مسودة لم تُنشر', en: 'A draft, not listed' },
  draftLacks: {
    ar: (what: string) => `ينقصها: ${what}. حُفظت على هذا الجهاز.`,
    en: (what: string) => `It lacks: ${what}. Kept on this device.`,
  },
  draftWhole: { ar: 'مكتملة، حُفظت على هذا الجهاز.', en: 'Complete, kept on this device.' },
  draftWaits: {
    ar: 'تنتظر الشبكة، وتُرسل وحدها.',
    en: 'Waits for the network and is sent by itself.',
  },
  draftOpen: { ar: 'أكملها', en: 'Go on' },

  listedNow: { ar: (name: string) => `عُرض للبيع: ${name}`, en: (name: string) => `Now on sale: ${name}` },
})
