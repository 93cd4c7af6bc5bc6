import { wrongFieldsCounted } from '../../app/texts/counted.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the list of the user's own goods. */
export const myProductsText = messages({
  title: { ar: 'منتجاتي', en: 'My products' },
  add: { ar: 'أضف منتجًا', en: 'Add product' },
  states: { ar: 'حالات المنتجات', en: 'Product status' },
  all: { ar: 'الكل', en: 'All' },
  active: { ar: 'معروض', en: 'On sale' },
  sold_out: { ar: 'نفدت الكمية', en: 'Sold out' },
  hidden: { ar: 'موقوف', en: 'Paused' },
  hiddenBadge: { ar: 'موقوف مؤقتًا', en: 'Paused' },
  staffBadge: { ar: 'أخفته الإدارة', en: 'Hidden by the market team' },
  search: { ar: 'ابحث في منتجاتك', en: 'Search your products' },

  product: { ar: 'المنتج', en: 'Product' },
  perKilo: { ar: 'للكيلو (ريال)', en: 'Per kg (SR)' },
  left: { ar: 'المتاح', en: 'Left' },
  sold: { ar: 'المباع (كجم)', en: 'Sold (kg)' },
  state: { ar: 'الحالة', en: 'Status' },
  actions: { ar: 'إجراءات', en: 'Actions' },
  leftOf: {
    ar: (left: string, listed: string) => `بقي ${left} من ${listed} كجم`,
    en: (left: string, listed: string) => `${left} of ${listed} kg left`,
  },
  allSold: {
    ar: (listed: string) => `بيعت كلها، ${listed} كجم`,
    en: (listed: string) => `All sold, ${listed} kg`,
  },
  in_auction: { ar: 'في مزاد', en: 'In auction' },
  allInAuction: {
    ar: (kilos: string) => `${kilos} كجم في مزاد`,
    en: (kilos: string) => `${kilos} kg in auction`,
  },
  none: { ar: 'لا كمية معروضة', en: 'No quantity listed' },
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
    en: (n: number) => countEnglish(n, { one: '1 order waiting', other: `${n} orders waiting` }),
  },
  shown: {
    ar: (from: number, to: number, all: number) => `\u2066${from}–${to}\u2069 من ${all}`,
    en: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  },

  edit: { ar: 'تعديل', en: 'Edit' },
  editNamed: { ar: (name: string) => `تعديل ${name}`, en: (name: string) => `Edit ${name}` },
  more: { ar: (name: string) => `المزيد عن ${name}`, en: (name: string) => `More about ${name}` },
  pause: { ar: 'إيقاف العرض', en: 'Pause listing' },
  resume: { ar: 'استئناف العرض', en: 'Resume listing' },
  pauseNamed: { ar: (name: string) => `إيقاف عرض ${name}`, en: (name: string) => `Pause ${name}` },
  resumeNamed: { ar: (name: string) => `استئناف عرض ${name}`, en: (name: string) => `Resume ${name}` },
  restock: { ar: 'تحديث الكمية', en: 'Update quantity' },
  copy: { ar: 'إعادة عرض المنتج', en: 'Relist product' },
  copyNamed: { ar: (name: string) => `إعادة عرض ${name}`, en: (name: string) => `Relist ${name}` },
  toAuction: { ar: 'بيع بالمزاد', en: 'Sell by auction' },
  selectAll: { ar: 'اختيار كل منتجات الصفحة', en: 'Select all products on this page' },
  select: { ar: (name: string) => `اختيار ${name}`, en: (name: string) => `Select ${name}` },
  selected: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا منتجات مختارة',
        one: 'منتج مختار',
        two: 'منتجان مختاران',
        few: `${n} منتجات مختارة`,
        many: `${n} منتجًا مختارًا`,
        other: `${n} منتج مختار`,
      }),
    en: (n: number) => `${n} selected`,
  },
  refusedOf: {
    ar: (name: string, reason: string) => `${name}: ${reason}`,
    en: (name: string, reason: string) => `${name}: ${reason}`,
  },
  pausedAll: {
    ar: (n: number) =>
      `أُوقف عرض ${countArabic(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجين', few: `${n} منتجات`, many: `${n} منتجًا`, other: `${n} منتج` })}`,
    en: (n: number) => `${countEnglish(n, { one: '1 product', other: `${n} products` })} paused`,
  },
  resumedAll: {
    ar: (n: number) =>
      `استُؤنف عرض ${countArabic(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجين', few: `${n} منتجات`, many: `${n} منتجًا`, other: `${n} منتج` })}`,
    en: (n: number) => `${countEnglish(n, { one: '1 product', other: `${n} products` })} on sale again`,
  },
  notAll: { ar: 'لم تتغيّر هذه المنتجات', en: 'These products did not change' },
  change: { ar: 'تغيير', en: 'Change' },
  changePrice: {
    ar: (name: string) => `تغيير سعر ${name}`,
    en: (name: string) => `Change the price of ${name}`,
  },
  changeLeft: {
    ar: (name: string) => `تغيير الكمية المتاحة من ${name}`,
    en: (name: string) => `Change what is left of ${name}`,
  },
  changed: { ar: 'حُفظ التغيير', en: 'Change saved' },
  market: { ar: 'السوق', en: 'Market' },
  allMarkets: { ar: 'كل الأسواق', en: 'All markets' },
  sort: { ar: 'الترتيب', en: 'Sort' },
  newest: { ar: 'الأحدث', en: 'Newest' },
  cheapest: { ar: 'السعر: الأقل أولًا', en: 'Price: low to high' },
  dearest: { ar: 'السعر: الأعلى أولًا', en: 'Price: high to low' },
  least_left: { ar: 'المتاح: الأقل أولًا', en: 'Left: low to high' },
  most_left: { ar: 'المتاح: الأكثر أولًا', en: 'Left: high to low' },
  csv: { ar: 'تصدير CSV', en: 'Export CSV' },
  csvDone: { ar: 'حُفظ ملف المنتجات', en: 'Products file saved' },
  csvFailed: {
    ar: 'تعذّر حفظ الملف، أعد المحاولة بعد لحظات',
    en: 'The file could not be saved, please try again in a moment',
  },
  unselect: { ar: 'إلغاء الاختيار', en: 'Clear selection' },
  relistSelected: { ar: 'إعادة العرض', en: 'Relist' },
  lastDay: {
    ar: (day: string, n: number) => `أعد عرض قائمة ${day} (${n})`,
    en: (day: string, n: number) => `Relist everything from ${day} (${n})`,
  },
  ofYesterday: { ar: 'أمس', en: 'yesterday' },
  relistTitle: { ar: 'إعادة العرض بتاريخ اليوم', en: 'Relist with today’s date' },
  relistHint: {
    ar: 'اكتب ما عندك اليوم. يُعرض كمنتج جديد، ولا تتغير كمية المنتج السابق.',
    en: 'Enter what you have today. It is listed as a new product; the earlier product keeps its quantity.',
  },
  relistStill: {
    ar: (weight: string) => `بقي من السابق ${weight} كجم معروضة للبيع، فلا تعدّها مرتين`,
    en: (weight: string) => `${weight} kg of the earlier product is still on sale: do not count it twice`,
  },
  relistSkipHint: {
    ar: 'وما ليس عندك اليوم فاختر له «ليس اليوم».',
    en: 'Choose “Not today” for what you do not have.',
  },
  relistSkip: { ar: 'ليس اليوم', en: 'Not today' },
  relistSkipNamed: {
    ar: (name: string, size: string) => `ليس اليوم: ${name}، ${size}`,
    en: (name: string, size: string) => `Not today: ${name}, ${size}`,
  },
  relistSkipped: { ar: 'لن يُعرض اليوم', en: 'Not listed today' },
  relistBack: { ar: 'أعِده', en: 'Put back' },
  relistBackNamed: {
    ar: (name: string, size: string) => `أعِد ${name}، ${size} إلى القائمة`,
    en: (name: string, size: string) => `Put ${name}, ${size} back on the list`,
  },
  farTitle: { ar: 'هل السعر صحيح؟', en: 'Is the price right?' },
  farPrice: {
    ar: (name: string, price: string, before: string) =>
      `\u2068${name}\u2069: ${price} للكيلو، وكان ${before}.`,
    en: (name: string, price: string, before: string) =>
      `\u2068${name}\u2069: ${price} per kg, ${before} before.`,
  },
  farAccept: { ar: 'السعر صحيح', en: 'The price is right' },
  farRefuse: { ar: 'أراجع السعر', en: 'Check the price' },
  farCheck: { ar: 'راجع السعر', en: 'Check this price' },
  relistNone: { ar: 'أعِد منتجًا واحدًا على الأقل', en: 'Put at least one product back' },
  relistKilos: { ar: 'كم كيلو اليوم؟', en: 'How many kg today?' },
  relistPrice: { ar: 'السعر للكيلو', en: 'Price per kg' },
  relistSend: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'اعرضه للبيع',
        one: 'اعرضه للبيع',
        two: 'اعرض المنتجين للبيع',
        few: `اعرض ${n} منتجات للبيع`,
        many: `اعرض ${n} منتجًا للبيع`,
        other: `اعرض ${n} منتج للبيع`,
      }),
    en: (n: number) => countEnglish(n, { one: 'List for sale', other: `List ${n} products for sale` }),
  },
  relisted: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لم يُعرض شيء',
        one: 'عُرض المنتج للبيع',
        two: 'عُرض المنتجان للبيع',
        few: `عُرضت ${n} منتجات للبيع`,
        many: `عُرض ${n} منتجًا للبيع`,
        other: `عُرض ${n} منتج للبيع`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Product listed', other: `${n} products listed` }),
  },
  relistEdit: { ar: 'تعديل التفاصيل أولًا', en: 'Edit the details first' },
  notRelisted: {
    ar: 'لم يُعرض شيء، أعد المحاولة بعد لحظات',
    en: 'Nothing was listed, please try again in a moment',
  },
  relistWrong: wrongFieldsCounted,
  see: { ar: 'عرض في السوق', en: 'View in market' },
  paused: { ar: 'أُوقف العرض، ولا يراه المشترون', en: 'Listing paused. Buyers cannot see it' },
  resumed: { ar: 'استُؤنف العرض في السوق', en: 'Listing resumed' },
  staffHid: {
    ar: 'أخفت إدارة السوق هذا المنتج. تواصل معنا لإظهاره.',
    en: 'The market team has hidden this product. Contact us to have it shown.',
  },

  howMuch: { ar: 'كم كيلو عندك الآن؟', en: 'How many kg do you have now?' },
  howMuchHint: {
    ar: (left: string) => `المتاح المسجل ${left} كجم. اكتب 0 إن نفدت الكمية.`,
    en: (left: string) => `Currently listed: ${left} kg. Enter 0 if sold out.`,
  },
  kg: { ar: 'كجم', en: 'kg' },
  update: { ar: 'تحديث', en: 'Update' },
  restocked: { ar: 'حُدّثت الكمية', en: 'Quantity updated' },
  notChanged: {
    ar: 'لم يتغير شيء، أعد المحاولة بعد لحظات',
    en: 'Nothing was changed, please try again in a moment',
  },

  emptyTitle: { ar: 'لم تعرض شيئًا بعد', en: 'You have no products yet' },
  emptyBody: {
    ar: 'صوّر ما عندك واختر النوع والسعر، ويظهر للمشترين في دقيقة.',
    en: 'Take a photo, choose the species and price, and buyers see it within a minute.',
  },
  noneTitle: { ar: 'لا منتجات تطابق التصفية', en: 'No products match' },
  showAll: { ar: 'عرض الكل', en: 'Show all' },
  failedTitle: { ar: 'تعذّر تحميل منتجاتك', en: 'We couldn’t load your products' },

  draftUnnamed: { ar: 'منتج بلا نوع بعد', en: 'Product without a species yet' },
  draftLacks: {
    ar: (what: string) => `ينقصها: ${what}.`,
    en: (what: string) => `Missing: ${what}.`,
  },
  draftWhole: { ar: 'مكتملة ولم تُعرض بعد.', en: 'Complete, not listed yet.' },
  draftWaits: {
    ar: 'تُرسل تلقائيًا حين يعود الاتصال.',
    en: 'Will be sent automatically when you’re online.',
  },
  lotUnnamed: { ar: 'مزاد بلا نوع بعد', en: 'Auction without a species yet' },
  lotNamed: { ar: (name: string) => `مزاد: ${name}`, en: (name: string) => `Auction: ${name}` },
  lotWhole: { ar: 'لم يُنشر المزاد بعد.', en: 'Auction not published yet.' },
  lotWaits: {
    ar: 'لم يُرسل لانقطاع الاتصال. افتحه ليُنشر.',
    en: 'Not sent because you were offline. Open it to publish.',
  },
  draftOpen: { ar: 'أكملها', en: 'Continue' },

  listedNow: { ar: (name: string) => `عُرض للبيع: ${name}`, en: (name: string) => `Now on sale: ${name}` },
})

/** The headings of the file of the user's own goods. */
export const productsFileText = messages({
  number: { ar: 'الرقم', en: 'Number' },
  name: { ar: 'المنتج', en: 'Product' },
  fish: { ar: 'النوع', en: 'Species' },
  origin: { ar: 'المصدر', en: 'Origin' },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  condition: { ar: 'حالة السمك', en: 'Condition' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  market: { ar: 'السوق', en: 'Market' },
  city: { ar: 'المدينة', en: 'City' },
  price: { ar: 'السعر للكيلو (ريال)', en: 'Price per kg (SR)' },
  left: { ar: 'المتاح (كجم)', en: 'Left (kg)' },
  listed: { ar: 'المعروض (كجم)', en: 'Listed (kg)' },
  sold: { ar: 'المباع (كجم)', en: 'Sold (kg)' },
  state: { ar: 'الحالة', en: 'Status' },
  day: { ar: 'يوم العرض', en: 'Listed on' },
})

/** Texts of the import of prices, stock and new products. */
export const importText = messages({
  farPrice: { ar: 'بعيد عن السعر الحالي', en: 'Far from the current price' },
  open: { ar: 'استيراد CSV', en: 'Import CSV' },
  title: { ar: 'استيراد المنتجات من ملف', en: 'Import products from a file' },
  hint: {
    ar: (n: string) =>
      `صدّر منتجاتك، عدّل السعر والمتاح في الملف، ثم اختره هنا. يُعرف المنتج برقمه. لا يتغيّر شيء قبل أن تراجعه. حتى ${n} سطر.`,
    en: (n: string) =>
      `Export your products, edit price and left in the file, then choose it here. Products are matched by number. Nothing changes before you check it. Up to ${n} lines.`,
  },
  hintNew: {
    ar: (n: string) =>
      `سطر بلا رقم يعرض منتجًا جديدًا: اكتب النوع والسعر والمتاح. ما تتركه فارغًا يؤخذ من آخر منتجاتك. حتى ${n} منتج جديد، وتصوّرها بعد العرض إن شئت.`,
    en: (n: string) =>
      `A line without a number lists a new product: enter species, price and left. What you leave blank is taken from your latest products. Up to ${n} new products; add photos after listing if you like.`,
  },
  before: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا منتج من هذا الملف عُرض من قبل',
        one: 'عُرض من هذا الملف منتج واحد من قبل، ولا يُعرض مرة ثانية',
        two: 'عُرض من هذا الملف منتجان من قبل، ولا يُعرضان مرة ثانية',
        few: `عُرضت من هذا الملف ${n} منتجات من قبل، ولا تُعرض مرة ثانية`,
        many: `عُرض من هذا الملف ${n} منتجًا من قبل، ولا تُعرض مرة ثانية`,
        other: `عُرض من هذا الملف ${n} منتج من قبل، ولا تُعرض مرة ثانية`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: '1 product of this file is already listed and is not listed again',
        other: `${n} products of this file are already listed and are not listed again`,
      }),
  },
  choose: { ar: 'اختيار ملف CSV', en: 'Choose a CSV file' },
  done: { ar: 'تم', en: 'Done' },
  chooseOther: { ar: 'اختيار ملف آخر', en: 'Choose another file' },
  file: { ar: 'ملف المنتجات', en: 'Products file' },
  notRead: {
    ar: 'تعذّرت قراءة الملف، أعد المحاولة بعد لحظات',
    en: 'The file could not be read, please try again in a moment',
  },
  noText: {
    ar: 'الملف ليس ملف CSV أو أكبر من 1 ميجابايت. احفظ الجدول بصيغة CSV ثم اختره.',
    en: 'The file is not a CSV file or is larger than 1 MB. Save the table as CSV, then choose it.',
  },
  template: { ar: 'تنزيل ملف نموذجي', en: 'Download a sample file' },
  noLines: {
    ar: 'الملف بلا أسطر. اكتب المنتجات تحت أسماء الأعمدة، سطرًا لكل منتج.',
    en: 'The file has no lines. Enter your products below the column names, one line each.',
  },
  noColumns: {
    ar: 'لا يوجد في السطر الأول عمود الرقم أو النوع مع السعر أو المتاح. نزّل الملف النموذجي لترى أسماء الأعمدة.',
    en: 'The first line has no number or species column with price or left. Download the sample file to see the column names.',
  },
  lines: {
    ar: 'في الملف أسطر أكثر من المسموح. قسّمه إلى ملفات أقصر.',
    en: 'The file has too many lines. Split it into shorter files.',
  },
  columns: {
    ar: 'في الملف أعمدة أكثر من المسموح. احذف الأعمدة الزائدة.',
    en: 'The file has too many columns. Remove the columns that are not needed.',
  },
  open_quote: {
    ar: 'في الملف علامة اقتباس لم تُغلق. صحّحها أو صدّر الملف من جديد.',
    en: 'A quotation mark in the file is not closed. Correct it, or export the file again.',
  },
  noNumber: {
    ar: 'لا رقم ولا نوع في هذا السطر. اكتب رقم المنتج لتغييره، أو النوع لعرض منتج جديد.',
    en: 'This line has no number and no species. Enter a product’s number to change it, or a species to list a new product.',
  },
  notInList: {
    ar: (typed: string) => `«${typed}» ليس في القائمة. اكتب الاسم كما في ملف التصدير.`,
    en: (typed: string) => `“${typed}” is not in the list. Enter the name as in the exported file.`,
  },
  tooManyNew: {
    ar: (n: string) => `يعرض الملف ${n} منتج جديد على الأكثر. ضع الباقي في ملف آخر.`,
    en: (n: string) => `A file lists at most ${n} new products. Put the rest in another file.`,
  },
  unknownNumber: {
    ar: 'لا منتج لك بهذا الرقم. انسخ الرقم من ملف التصدير.',
    en: 'None of your products has this number. Copy the number from the exported file.',
  },
  twice: {
    ar: 'تكرر هذا المنتج في سطر سابق. أبقِ سطرًا واحدًا.',
    en: 'This product is in an earlier line. Keep one line.',
  },
  soldSince: {
    ar: 'تغيّرت الكمية المتاحة بعد تصدير الملف. صدّره من جديد ثم عدّل الكمية.',
    en: 'What is left changed after the file was exported. Export it again, then edit the quantity.',
  },
  atLine: {
    ar: (line: string, field: string, text: string) => `السطر ${line}، ${field}: ${text}`,
    en: (line: string, field: string, text: string) => `Line ${line}, ${field}: ${text}`,
  },
  found: {
    ar: (changes: number, same: number) =>
      `${changes === 0 ? 'لا تغييرات في هذا الملف' : `التغييرات: ${countArabic(changes, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: `${changes} منتجات`, many: `${changes} منتجًا`, other: `${changes} منتج` })}`}${same === 0 ? '' : `، وبلا تغيير: ${same}`}`,
    en: (changes: number, same: number) =>
      `${changes === 0 ? 'No changes in this file' : countEnglish(changes, { one: '1 product changes', other: `${changes} products change` })}${same === 0 ? '' : `, ${same} without a change`}`,
  },
  wrongLines: {
    ar: (n: number) =>
      `لن تُطبَّق: ${countArabic(n, { zero: 'لا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: `${n} أخطاء`, many: `${n} خطأً`, other: `${n} خطأ` })}`,
    en: (n: number) => `Not applied: ${countEnglish(n, { one: '1 error', other: `${n} errors` })}`,
  },
  newOnes: {
    ar: (n: number) =>
      `منتجات جديدة تُعرض: ${countArabic(n, { zero: 'لا شيء', one: 'منتج واحد', two: 'منتجان', few: `${n} منتجات`, many: `${n} منتجًا`, other: `${n} منتج` })}`,
    en: (n: number) =>
      `To be listed: ${countEnglish(n, { one: '1 new product', other: `${n} new products` })}`,
  },
  quantity: { ar: 'الكمية (كجم)', en: 'Quantity (kg)' },
  market: { ar: 'السوق', en: 'Market' },
  list: {
    ar: (n: number) =>
      `عرض ${countArabic(n, { zero: 'لا منتجات', one: 'منتج جديد', two: 'منتجين جديدين', few: `${n} منتجات جديدة`, many: `${n} منتجًا جديدًا`, other: `${n} منتج جديد` })}`,
    en: (n: number) => `List ${countEnglish(n, { one: '1 new product', other: `${n} new products` })}`,
  },
  applyAll: {
    ar: (changes: number, made: number) => `تطبيق ${changes + made}: تغيير ${changes} وعرض ${made}`,
    en: (changes: number, made: number) => `Apply ${changes + made}: change ${changes}, list ${made}`,
  },
  listed: {
    ar: (n: number) =>
      `عُرض للبيع: ${countArabic(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: `${n} منتجات`, many: `${n} منتجًا`, other: `${n} منتج` })}`,
    en: (n: number) => `${countEnglish(n, { one: '1 product', other: `${n} products` })} now on sale`,
  },
  line: { ar: 'السطر', en: 'Line' },
  product: { ar: 'المنتج', en: 'Product' },
  price: { ar: 'للكيلو (ريال)', en: 'Per kg (SR)' },
  left: { ar: 'المتاح (كجم)', en: 'Left (kg)' },
  apply: {
    ar: (n: number) =>
      `تغيير ${countArabic(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجين', few: `${n} منتجات`, many: `${n} منتجًا`, other: `${n} منتج` })}`,
    en: (n: number) => `Change ${countEnglish(n, { one: '1 product', other: `${n} products` })}`,
  },
  applied: {
    ar: (n: number) =>
      `تغيّر: ${countArabic(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: `${n} منتجات`, many: `${n} منتجًا`, other: `${n} منتج` })}`,
    en: (n: number) => `${countEnglish(n, { one: '1 product', other: `${n} products` })} changed`,
  },
  notApplied: {
    ar: (n: number) =>
      `لم يتغيّر: ${countArabic(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: `${n} منتجات`, many: `${n} منتجًا`, other: `${n} منتج` })}`,
    en: (n: number) => `${countEnglish(n, { one: '1 product', other: `${n} products` })} not changed`,
  },
  notAllApplied: {
    ar: 'انقطع الاتصال، وربما طُبّق بعضها. اختر الملف نفسه مرة أخرى: لا يُعرض منتج مرتين.',
    en: 'The connection was lost, and some lines may be applied. Choose the same file again: no product is listed twice.',
  },
})
