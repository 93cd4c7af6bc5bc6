import { messages } from '../../app/texts/text.ts'
import type { Unit } from './state/units.ts'
import { wrongFieldsCounted } from './wrongFields.ts'

/** Texts of the forms that list and edit goods. */
export const listingText = messages({
  add: { ar: 'إضافة منتج', en: 'Add product' },
  copy: { ar: 'عرض المنتج من جديد', en: 'List it again' },
  edit: { ar: 'تعديل المنتج', en: 'Edit the product' },
  myProducts: { ar: 'منتجاتي', en: 'My products' },
  progress: {
    ar: (done: number, all: number) => `${done} من ${all} مكتملة`,
    en: (done: number, all: number) => `${done} of ${all} done`,
  },
  keeping: { ar: 'تُحفظ المسودة', en: 'Keeping the draft' },
  kept: { ar: 'المسودة محفوظة', en: 'Draft saved' },
  notKept: { ar: 'هذا المتصفح لا يحفظ المسودات', en: 'This browser keeps no drafts' },
  restored: {
    ar: 'هذه مسودتك كما تركتها على هذا الجهاز.',
    en: 'This is your draft as you left it on this device.',
  },
  startAnew: { ar: 'ابدأ من جديد', en: 'Start anew' },
  anewTitle: { ar: 'حذف المسودة؟', en: 'Drop the draft?' },
  anewBody: {
    ar: 'يُحذف ما كتبته وصوره من هذا الجهاز.',
    en: 'What you wrote and its pictures go from this device.',
  },
  anewYes: { ar: 'احذفها وابدأ من جديد', en: 'Drop it and start anew' },
  anewNo: { ar: 'أبقها', en: 'Keep it' },
  stepDone: { ar: 'مكتملة', en: 'done' },
  stepWrong: { ar: 'تحتاج إلى مراجعة', en: 'needs another look' },

  photos: { ar: 'الصور', en: 'Photos' },
  species: { ar: 'النوع', en: 'Species' },
  origin: { ar: 'المصدر والحالة', en: 'Origin and state' },
  quantityStep: { ar: 'الكمية', en: 'Quantity' },
  priceStep: { ar: 'السعر', en: 'Price' },
  place: { ar: 'السوق والمكان', en: 'Market and place' },

  source: { ar: 'المصدر', en: 'Origin' },
  local: { ar: 'بلدي', en: 'Local' },
  imported: { ar: 'مستورد', en: 'Imported' },
  farmed: { ar: 'مستزرع', en: 'Farmed' },
  fishermanOnly: {
    ar: 'حساب الصياد يعرض صيد البلد. لبيع المستورد رقِّ حسابك إلى بائع.',
    en: 'A fisherman lists what is caught at home. To sell imports, become a seller.',
  },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  chooseCountry: { ar: 'اختر البلد', en: 'Choose the country' },
  farmedAbroad: { ar: 'مستزرع في بلده', en: 'Farmed in its country' },
  state: { ar: 'الحالة', en: 'State' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },

  price: { ar: 'السعر للكيلو', en: 'Price per kg' },
  kilos: { ar: 'كم كيلو بـ 100 ريال', en: 'Kilos for SR 100' },
  riyal: { ar: 'ريال', en: 'SR' },
  kilo: { ar: 'كيلو', en: 'kg' },
  kg: { ar: 'كجم', en: 'kg' },
  averageAt: {
    ar: (fish: string, market: string, price: string) => `متوسط ${fish} في ${market} ${price}.`,
    en: (fish: string, market: string, price: string) => `${fish} averages ${price} at ${market}.`,
  },
  yoursBelow: { ar: (by: string) => `سعرك أقل بـ ${by}.`, en: (by: string) => `Yours is ${by} lower.` },
  yoursAbove: { ar: (by: string) => `سعرك أعلى بـ ${by}.`, en: (by: string) => `Yours is ${by} higher.` },
  yoursSame: { ar: 'سعرك مثله.', en: 'Yours is the same.' },

  market: { ar: 'السوق', en: 'Market' },
  chooseMarket: { ar: 'اختر السوق', en: 'Choose the market' },
  city: { ar: 'المدينة', en: 'City' },
  chooseCity: { ar: 'اختر المدينة', en: 'Choose the city' },
  landing: { ar: 'مكان الإنزال', en: 'Landing place' },
  noLanding: { ar: 'غير محدد', en: 'Not told' },
  caughtAt: { ar: 'تاريخ الصيد', en: 'Caught on' },
  dayLike: { ar: 'مثل \u20662026-11-20\u2069', en: 'like 2026-11-20' },
  today: { ar: 'اليوم', en: 'Today' },
  yesterday: { ar: 'أمس', en: 'Yesterday' },
  words: { ar: 'الاسم والوصف', en: 'Name and description' },
  nameHint: {
    ar: 'اقترحناه من النوع والحجم والحالة، وتكتبه كما تريد.',
    en: 'Proposed from species, size and state; write it as you like.',
  },
  nameAr: { ar: 'الاسم بالعربية', en: 'Name in Arabic' },
  nameEn: { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
  detailsAr: { ar: 'الوصف بالعربية', en: 'Description in Arabic' },
  detailsEn: { ar: 'الوصف بالإنجليزية', en: 'Description in English' },

  seenAs: { ar: 'هكذا يراه المشتري', en: 'What a buyer sees' },
  noPreview: { ar: 'اختر النوع لتراه كما يراه المشتري', en: 'Choose the species to see what a buyer sees' },
  preview: { ar: 'معاينة', en: 'Preview' },
  whole: { ar: 'قيمة المعروض', en: 'Worth in all' },
  available: { ar: 'الكمية كلها', en: 'Whole quantity' },
  sell: { ar: 'اعرضه للبيع', en: 'Put on sale' },
  sending: { ar: 'يُرسل', en: 'Sending' },
  save: { ar: 'احفظ التغييرات', en: 'Save the changes' },
  preparing: { ar: 'تُجهّز الصور', en: 'The pictures are being made ready' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },

  listed: { ar: 'عُرض منتجك للبيع', en: 'Your product is on sale' },
  saved: { ar: 'حُفظت التغييرات', en: 'The changes are saved' },
  waitingTitle: { ar: 'لا شبكة الآن، محفوظ على هذا الجهاز', en: 'No network now: it is kept on this device' },
  waitingBody: {
    ar: 'يُرسل وحده حين تعود الشبكة، ولا يُعرض مرتين.',
    en: 'It is sent by itself when the network is back, and never listed twice.',
  },
  writeOn: { ar: 'تابع التعديل', en: 'Keep editing' },
  notSent: {
    ar: 'لم يصل العرض. ما كتبته محفوظ هنا، أعد المحاولة بعد لحظات.',
    en: 'It did not arrive. What you wrote is kept here, please try again in a moment.',
  },
  noRoom: {
    ar: 'لا مساحة للصور الآن. ما كتبته محفوظ هنا، حاول بعد قليل.',
    en: 'There is no room for pictures now. What you wrote is kept here, try again later.',
  },
  listedBefore: {
    ar: 'وصل هذا العرض من قبل كما كان أول مرة: راجعه في منتجاتي. إن أرسلته مرة أخرى صار عرضًا آخر.',
    en: 'It arrived before, as it was at first: see my products. Sent again it becomes another listing.',
  },
  wrongFields: wrongFieldsCounted,
  failedTitle: { ar: 'لم نتمكن من فتح النموذج', en: 'The form could not be opened' },
  goneTitle: { ar: 'لم نجد هذا المنتج بين منتجاتك', en: 'This is none of your products' },
})

/** Texts of the units of the trade. */
export const unitText = messages({
  which: { ar: 'تبيع بأي وحدة؟', en: 'What unit do you sell in?' },
  banah: { ar: 'بانة', en: 'Banah' },
  box: { ar: 'ثلاجة', en: 'Ice box' },
  mann: { ar: 'مَنّ', en: 'Mann' },
  shakka: { ar: 'شكة', en: 'Shakka' },
  carton: { ar: 'كرتون', en: 'Carton' },
  kilo: { ar: 'كيلو', en: 'Kilo' },
  banahCount: { ar: 'عدد البانات', en: 'Number of tubs' },
  boxCount: { ar: 'عدد الثلاجات', en: 'Number of boxes' },
  mannCount: { ar: 'عدد الأمنان', en: 'Number of manns' },
  shakkaCount: { ar: 'عدد الشكات', en: 'Number of shakkas' },
  cartonCount: { ar: 'عدد الكراتين', en: 'Number of cartons' },
  kiloCount: { ar: 'عدد الكيلوات', en: 'Number of kilos' },
  banahWeight: { ar: 'وزن البانة', en: 'Weight of one' },
  boxWeight: { ar: 'وزن الثلاجة', en: 'Weight of one' },
  mannWeight: { ar: 'وزن المَنّ', en: 'Weight of one' },
  shakkaWeight: { ar: 'وزن الشكة', en: 'Weight of one' },
  cartonWeight: { ar: 'وزن الكرتون', en: 'Weight of one' },
  banahPrice: {
    ar: (price: string) => `تصير البانة بـ ${price}`,
    en: (price: string) => `one tub is ${price}`,
  },
  boxPrice: {
    ar: (price: string) => `تصير الثلاجة بـ ${price}`,
    en: (price: string) => `one box is ${price}`,
  },
  mannPrice: {
    ar: (price: string) => `يصير المَنّ بـ ${price}`,
    en: (price: string) => `one mann is ${price}`,
  },
  shakkaPrice: {
    ar: (price: string) => `تصير الشكة بـ ${price}`,
    en: (price: string) => `one shakka is ${price}`,
  },
  cartonPrice: {
    ar: (price: string) => `يصير الكرتون بـ ${price}`,
    en: (price: string) => `one carton is ${price}`,
  },
  less: { ar: 'أقل', en: 'Fewer' },
  more: { ar: 'أكثر', en: 'More' },
})

/** The message keys of a unit, by the subject of the message. */
export const countOf = {
  banah: 'banahCount',
  box: 'boxCount',
  mann: 'mannCount',
  shakka: 'shakkaCount',
  carton: 'cartonCount',
  kilo: 'kiloCount',
} as const satisfies Record<Unit, string>

export const weightWords = {
  banah: 'banahWeight',
  box: 'boxWeight',
  mann: 'mannWeight',
  shakka: 'shakkaWeight',
  carton: 'cartonWeight',
} as const satisfies Record<Exclude<Unit, 'kilo'>, string>

export const priceWords = {
  banah: 'banahPrice',
  box: 'boxPrice',
  mann: 'mannPrice',
  shakka: 'shakkaPrice',
  carton: 'cartonPrice',
} as const satisfies Record<Exclude<Unit, 'kilo'>, string>
