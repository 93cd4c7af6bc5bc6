import { wrongFieldsCounted } from '../../app/texts/counted.ts'
import { messages } from '../../app/texts/text.ts'
import type { Unit } from './state/units.ts'

/** Texts of the forms that list and edit goods. */
export const listingText = messages({
  add: { ar: 'إضافة منتج', en: 'Add product' },
  copy: { ar: 'عرض المنتج من جديد', en: 'Relist product' },
  edit: { ar: 'تعديل المنتج', en: 'Edit product' },
  myProducts: { ar: 'منتجاتي', en: 'My products' },
  progress: {
    ar: (done: number, all: number) => `${done} من ${all} مكتملة`,
    en: (done: number, all: number) => `${done} of ${all} done`,
  },
  keeping: { ar: 'جارٍ حفظ المسودة', en: 'Saving draft' },
  kept: { ar: 'المسودة محفوظة', en: 'Draft saved' },
  notKept: { ar: 'هذا المتصفح لا يحفظ المسودات', en: 'This browser cannot save drafts' },
  restored: {
    ar: 'هذه مسودتك كما تركتها على هذا الجهاز.',
    en: 'This is your draft as you left it on this device.',
  },
  startAnew: { ar: 'ابدأ من جديد', en: 'Start over' },
  anewTitle: { ar: 'حذف المسودة؟', en: 'Delete draft?' },
  anewBody: {
    ar: 'يُحذف ما كتبته وصوره من هذا الجهاز.',
    en: 'Your text and photos are deleted from this device.',
  },
  anewYes: { ar: 'احذفها وابدأ من جديد', en: 'Delete and start over' },
  anewNo: { ar: 'إبقاؤها', en: 'Keep it' },
  unverified: { ar: 'وثّق رقم جوالك لتبيع', en: 'Verify your mobile number to sell' },
  unverifiedBody: {
    ar: 'أدخل رمز التحقق ثم أكمل هنا. ما تكتبه يبقى محفوظًا على هذا الجهاز.',
    en: 'Enter the verification code, then continue here. What you type is kept on this device.',
  },
  verifyMobile: { ar: 'توثيق الجوال', en: 'Verify mobile number' },
  barredTitle: { ar: 'وثّق حسابك أولًا', en: 'Verify your account first' },
  barredChecking: {
    ar: 'يراجع فريق السوق أوراقك الآن، ونبلغك حين يوثّق حسابك. يمكنك إكمال المسودة، وتبقى محفوظة على هذا الجهاز.',
    en: 'Our team is checking your papers and will notify you. You can complete the draft; it stays on this device.',
  },
  sendPapers: { ar: 'أرسل أوراقك', en: 'Send your papers' },
  toVerification: { ar: 'حالة التوثيق', en: 'Verification status' },
  drafts: { ar: 'المسودات', en: 'Drafts' },
  draftsOnDevice: {
    ar: 'محفوظة على هذا الجهاز فقط، ولا تظهر على أجهزتك الأخرى.',
    en: 'Saved on this device only. Your other devices do not show them.',
  },
  draftSavedAt: { ar: 'حُفظت', en: 'Saved' },
  draftDelete: { ar: 'احذفها', en: 'Delete it' },
  draftDeleteNamed: {
    ar: (name: string) => `حذف المسودة: ${name}`,
    en: (name: string) => `Delete draft: ${name}`,
  },
  stepDone: { ar: 'مكتملة', en: 'Done' },
  stepWrong: { ar: 'تحتاج إلى مراجعة', en: 'Needs review' },

  photos: { ar: 'الصور', en: 'Photos' },
  species: { ar: 'النوع', en: 'Species' },
  origin: { ar: 'المصدر والحالة', en: 'Origin and condition' },
  quantityStep: { ar: 'الكمية', en: 'Quantity' },
  priceStep: { ar: 'السعر', en: 'Price' },
  place: { ar: 'السوق والمكان', en: 'Market and place' },

  source: { ar: 'المصدر', en: 'Origin' },
  local: { ar: 'بلدي', en: 'Local' },
  imported: { ar: 'مستورد', en: 'Imported' },
  farmed: { ar: 'مستزرع', en: 'Farmed' },
  fishermanOnly: {
    ar: 'حساب الصياد للسمك المحلي، بلدي أو مستزرع. لبيع المستورد رقِّ حسابك إلى بائع.',
    en: 'Fisherman accounts list local fish, wild or farmed. To sell imports, become a seller.',
  },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  chooseCountry: { ar: 'اختر البلد', en: 'Choose country' },
  farmedAbroad: { ar: 'مستزرع في بلد المنشأ', en: 'Farmed in country of origin' },
  state: { ar: 'الحالة', en: 'Condition' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },

  price: { ar: 'السعر للكيلو', en: 'Price per kg' },
  kilos: { ar: 'كم كيلو بـ 100 ريال', en: 'Kg for SR 100' },
  riyal: { ar: 'ريال', en: 'SR' },
  kilo: { ar: 'كيلو', en: 'kg' },
  kg: { ar: 'كجم', en: 'kg' },
  averageAt: {
    ar: (fish: string, market: string, price: string) => `متوسط ${fish} في ${market} ${price}.`,
    en: (fish: string, market: string, price: string) => `${fish} averages ${price} at ${market}.`,
  },
  yoursBelow: { ar: (by: string) => `سعرك أقل بـ ${by}.`, en: (by: string) => `Yours is ${by} lower.` },
  yoursAbove: { ar: (by: string) => `سعرك أعلى بـ ${by}.`, en: (by: string) => `Yours is ${by} higher.` },
  yoursSame: { ar: 'سعرك مساوٍ له.', en: 'Yours is the same.' },

  preparations: { ar: 'التنظيف والتقطيع', en: 'Cleaning and cutting' },
  noPreparations: { ar: 'يُباع كاملًا فقط', en: 'Sold whole only' },
  preparationsHint: {
    ar: 'يُعرض السمك كاملًا دائمًا. اختر ما تقدّمه معه وسعره لكل كيلو من الوزن قبل التنظيف، واكتب 0 إن كان مجانًا.',
    en: 'The fish is always offered whole. Choose what else you offer and its price per kg of the weight before cleaning; write 0 if it is free.',
  },
  preparationPrice: {
    ar: (name: string) => `سعر «${name}» للكيلو`,
    en: (name: string) => `Price of “${name}” per kg`,
  },

  market: { ar: 'السوق', en: 'Market' },
  chooseMarket: { ar: 'اختر السوق', en: 'Choose market' },
  city: { ar: 'المدينة', en: 'City' },
  chooseCity: { ar: 'اختر المدينة', en: 'Choose city' },
  landing: { ar: 'مكان الإنزال', en: 'Landing place' },
  noLanding: { ar: 'غير محدد', en: 'Not specified' },
  caughtAt: { ar: 'تاريخ الصيد', en: 'Catch date' },
  today: { ar: 'اليوم', en: 'Today' },
  yesterday: { ar: 'أمس', en: 'Yesterday' },
  words: { ar: 'الاسم والوصف', en: 'Name and description' },
  caughtToday: { ar: 'صيد اليوم', en: 'Caught today' },
  changeStep: { ar: (step: string) => `تغيير: ${step}`, en: (step: string) => `Change: ${step}` },
  nameHint: {
    ar: 'اقترحنا اسمًا من النوع والحجم والحالة، ويمكنك تغييره.',
    en: 'Suggested from species, size and condition. You can change it.',
  },
  nameAr: { ar: 'الاسم بالعربية', en: 'Name in Arabic' },
  nameEn: { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
  detailsAr: { ar: 'الوصف بالعربية', en: 'Description in Arabic' },
  detailsEn: { ar: 'الوصف بالإنجليزية', en: 'Description in English' },

  seenAs: { ar: 'كما يراه المشتري', en: 'Buyer’s view' },
  noPreview: { ar: 'اختر النوع لتراه كما يراه المشتري', en: 'Choose a species to see the buyer’s view' },
  preview: { ar: 'معاينة', en: 'Preview' },
  whole: { ar: 'القيمة الإجمالية', en: 'Total value' },
  available: { ar: 'الكمية المتاحة', en: 'Available quantity' },
  sell: { ar: 'اعرضه للبيع', en: 'List for sale' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  save: { ar: 'احفظ التغييرات', en: 'Save changes' },
  preparing: { ar: 'جارٍ تجهيز الصور', en: 'Preparing photos' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },

  listed: { ar: 'عُرض منتجك للبيع', en: 'Your product is listed' },
  saved: { ar: 'حُفظت التغييرات', en: 'Changes saved' },
  waitingTitle: { ar: 'لا يوجد اتصال، محفوظ على هذا الجهاز', en: 'You’re offline. Saved on this device' },
  waitingBody: {
    ar: 'يُرسل تلقائيًا حين يعود الاتصال، ولا يُعرض مرتين.',
    en: 'It is sent automatically when you’re back online, and never listed twice.',
  },
  waiting: { ar: 'بانتظار الاتصال', en: 'Waiting for connection' },
  writeOn: { ar: 'تابع التعديل', en: 'Keep editing' },
  notSent: {
    ar: 'لم يُرسل المنتج. ما كتبته محفوظ هنا، أعد المحاولة بعد لحظات.',
    en: 'Your product was not sent. What you typed is kept here, please try again in a moment.',
  },
  noRoom: {
    ar: 'لا مساحة للصور الآن. ما كتبته محفوظ هنا، حاول بعد قليل.',
    en: 'There is no space for photos right now. What you typed is kept here, try again later.',
  },
  listedBefore: {
    ar: 'سبق أن وصل هذا المنتج: راجعه في منتجاتي. إن أرسلته مرة أخرى أُضيف منتج آخر.',
    en: 'This product was already received. See My products. Sending it again adds another one.',
  },
  wrongFields: wrongFieldsCounted,
  failedTitle: { ar: 'تعذّر فتح النموذج', en: 'We couldn’t open the form' },
  goneTitle: { ar: 'لم نجد هذا المنتج بين منتجاتك', en: 'We couldn’t find this product among yours' },
})

/** Texts of the units of the trade. */
export const unitText = messages({
  which: { ar: 'تبيع بأي وحدة؟', en: 'Which unit do you sell in?' },
  banah: { ar: 'بانة', en: 'Tub' },
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
  banahWeight: { ar: 'وزن البانة', en: 'Weight per unit' },
  boxWeight: { ar: 'وزن الثلاجة', en: 'Weight per unit' },
  mannWeight: { ar: 'وزن المَنّ', en: 'Weight per unit' },
  shakkaWeight: { ar: 'وزن الشكة', en: 'Weight per unit' },
  cartonWeight: { ar: 'وزن الكرتون', en: 'Weight per unit' },
  banahPrice: {
    ar: (price: string) => `البانة بـ ${price}`,
    en: (price: string) => `${price} per tub`,
  },
  boxPrice: {
    ar: (price: string) => `الثلاجة بـ ${price}`,
    en: (price: string) => `${price} per box`,
  },
  mannPrice: {
    ar: (price: string) => `المَنّ بـ ${price}`,
    en: (price: string) => `${price} per mann`,
  },
  shakkaPrice: {
    ar: (price: string) => `الشكة بـ ${price}`,
    en: (price: string) => `${price} per shakka`,
  },
  cartonPrice: {
    ar: (price: string) => `الكرتون بـ ${price}`,
    en: (price: string) => `${price} per carton`,
  },
  less: { ar: 'أقل', en: 'Fewer' },
  more: { ar: 'أكثر', en: 'More' },
})

/** The message keys of the count, the weight and the price for each unit. */
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
