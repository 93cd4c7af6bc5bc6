import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the two boards. Counts are passed as text with thousands separators. */
export const boardText = messages({
  supplies: { ar: 'العرض', en: 'Supply' },
  demands: { ar: 'الطلب', en: 'Demand' },
  supplyCount: {
    ar: (n: number, printed: string) =>
      countArabic(n, {
        zero: 'لا عروض',
        one: 'عرض واحد',
        two: 'عرضان',
        few: `${printed} عروض`,
        many: `${printed} عرضًا`,
        other: `${printed} عرض`,
      }),
    en: (n: number, printed: string) =>
      countEnglish(n, { one: '1 supply', other: n === 0 ? 'No supplies' : `${printed} supplies` }),
  },
  demandCount: {
    ar: (n: number, printed: string) =>
      countArabic(n, {
        zero: 'لا طلبات',
        one: 'طلب واحد',
        two: 'طلبان',
        few: `${printed} طلبات`,
        many: `${printed} طلبًا`,
        other: `${printed} طلب`,
      }),
    en: (n: number, printed: string) =>
      countEnglish(n, { one: '1 demand', other: n === 0 ? 'No demands' : `${printed} demands` }),
  },
  manySupplies: {
    ar: (printed: string) => `أكثر من ${printed} عرض`,
    en: (printed: string) => `More than ${printed} supplies`,
  },
  manyDemands: {
    ar: (printed: string) => `أكثر من ${printed} طلب`,
    en: (printed: string) => `More than ${printed} demands`,
  },
  countAndWeight: {
    ar: (count: string, weight: string) => `${count}، ${weight}`,
    en: (count: string, weight: string) => `${count}, ${weight}`,
  },
  newest: { ar: 'الأحدث أولًا', en: 'Newest first' },
  cheapest: { ar: 'الأرخص أولًا', en: 'Cheapest first' },
  bestPaying: { ar: 'الأعلى هدفًا أولًا', en: 'Best paying first' },
  anyCountry: {
    ar: 'بلد المنشأ يخص العروض، فالطلبات كلها هنا.',
    en: 'The country of origin concerns supplies: all demands are here.',
  },
  suppliesFailed: { ar: 'تعذّر تحميل العروض', en: 'Supplies could not be loaded' },
  demandsFailed: { ar: 'تعذّر تحميل الطلبات', en: 'Demands could not be loaded' },
})

/** Texts of an empty board: the reason and the next step. */
export const emptyText = messages({
  noSupplies: { ar: 'لا عروض بعد', en: 'No supplies yet' },
  noSuppliesBody: {
    ar: 'أضف طلبًا بما تحتاجه، فيراه البائعون الدوليون ويُطابَق مع أول عرض يناسبه.',
    en: 'Add a demand for what you need: international sellers see it, and the first supply that fits is matched.',
  },
  noDemands: { ar: 'لا طلبات بعد', en: 'No demands yet' },
  noDemandsBody: {
    ar: 'أضف عرضًا بما لديك، فيُطابَق مع أول طلب يناسبه.',
    en: 'Add a supply of what you have: the first demand that fits is matched.',
  },
  noneTitle: { ar: 'لا شيء بهذه التصفية', en: 'Nothing fits these filters' },
  noSuppliesFit: {
    ar: 'أزل التصفية، أو أضف طلبًا بما تحتاجه فيُطابَق حين يُعرض.',
    en: 'Clear the filters, or add a demand: it is matched once that is supplied.',
  },
  noDemandsFit: {
    ar: 'أزل التصفية، أو أضف عرضًا فيُطابَق حين يُطلب.',
    en: 'Clear the filters, or add a supply: it is matched once that is asked for.',
  },
  noMatch: { ar: 'لا مطابق الآن', en: 'Nothing matches now' },
  noMatchBody: {
    ar: 'ربما حُجز أو انتهى موعده منذ رأيته.',
    en: 'It may have been reserved, or its day is over since you saw it.',
  },
  pageTitle: { ar: 'هذه الصفحة خالية', en: 'This page is empty' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'To the first page' },
  clear: { ar: 'أزل التصفية', en: 'Clear the filters' },
  all: { ar: 'اعرض الكل', en: 'Show all' },
})

/** Texts of an entry's card. */
export const entryText = messages({
  quantity: { ar: 'الكمية', en: 'Quantity' },
  price: { ar: 'ريال/كجم', en: 'SR/kg' },
  target: { ar: 'هدف ريال/كجم', en: 'Target SR/kg' },
  noTarget: { ar: 'بلا هدف', en: 'No target' },
  availableFrom: { ar: 'متاح من', en: 'Available from' },
  until: { ar: 'حتى', en: 'Until' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  between: { ar: '، ', en: ', ' },
  from: { ar: (country: string) => `من ${country}`, en: (country: string) => `from ${country}` },
  yourSupply: { ar: 'عرضك', en: 'Your supply' },
  yourDemand: { ar: 'طلبك', en: 'Your demand' },
  fao: { ar: 'رمز الفاو', en: 'FAO code' },
})

/** Texts of a match between a supply and a demand. Weights and prices are passed as text. */
export const meetingText = messages({
  supplyFrom: {
    ar: (country: string) => `يطابق عرضًا من ${country}`,
    en: (country: string) => `Matches a supply from ${country}`,
  },
  yourSupplyFrom: {
    ar: (country: string) => `يطابق عرضك من ${country}`,
    en: (country: string) => `Matches your supply from ${country}`,
  },
  supplyOver: {
    ar: (price: string) => `أقرب عرض أعلى من الهدف بـ\u00a0${price}`,
    en: (price: string) => `Nearest supply is ${price} above the target`,
  },
  yourSupplyOver: {
    ar: (price: string) => `عرضك أعلى من الهدف بـ\u00a0${price}`,
    en: (price: string) => `Your supply is ${price} above the target`,
  },
  demandFor: {
    ar: (weight: string) => `يطابق طلبًا على ${weight}`,
    en: (weight: string) => `Matches a demand for ${weight}`,
  },
  yourDemandFor: {
    ar: (weight: string) => `يطابق طلبك على ${weight}`,
    en: (weight: string) => `Matches your demand for ${weight}`,
  },
  demandUnder: {
    ar: (price: string) => `أقرب طلب هدفه أقل بـ\u00a0${price}`,
    en: (price: string) => `Nearest demand aims ${price} lower`,
  },
  yourDemandUnder: {
    ar: (price: string) => `طلبك هدفه أقل بـ\u00a0${price}`,
    en: (price: string) => `Your demand aims ${price} lower`,
  },
  moreSupplies: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'ولا عرض آخر',
        one: 'وعرض آخر',
        two: 'وعرضان آخران',
        few: `و${n} عروض أخرى`,
        many: `و${n} عرضًا آخر`,
        other: `و${n} عرض آخر`,
      }),
    en: (n: number) => countEnglish(n, { one: 'and 1 more supply', other: `and ${n} more supplies` }),
  },
  moreDemands: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'ولا طلب آخر',
        one: 'وطلب آخر',
        two: 'وطلبان آخران',
        few: `و${n} طلبات أخرى`,
        many: `و${n} طلبًا آخر`,
        other: `و${n} طلب آخر`,
      }),
    en: (n: number) => countEnglish(n, { one: 'and 1 more demand', other: `and ${n} more demands` }),
  },
  why: { ar: 'لماذا؟', en: 'Why?' },
  whyNamed: {
    ar: (number: string) => `لماذا يطابق ${number}؟`,
    en: (number: string) => `Why does ${number} match?`,
  },
  fits: { ar: 'يطابق', en: 'Fits' },
  differs: { ar: 'يختلف', en: 'Differs' },
})

/** Labels of the fields that match. */
export const fitText = messages({
  fish_type: { ar: 'النوع', en: 'Species' },
  category: { ar: 'المجموعة', en: 'Group' },
  size: { ar: 'الحجم', en: 'Size' },
  date: { ar: 'متاح قبل الموعد', en: 'Available in time' },
  quantity: { ar: 'الكمية تكفي', en: 'Enough of it' },
  price: { ar: 'السعر ضمن الهدف', en: 'Price within the target' },
})

/** Labels of the fields that do not match. */
export const unfitText = messages({
  ...fitText,
  quantity: { ar: 'الكمية أقل من المطلوب', en: 'Less than is wanted' },
  price: { ar: 'السعر أعلى من الهدف', en: 'Price above the target' },
  noTarget: { ar: 'بلا سعر مستهدف', en: 'No target price' },
})

/** Texts of the filters of both boards. */
export const filterText = messages({
  region: { ar: 'تصفية العرض والطلب', en: 'Filter supply and demand' },
  search: { ar: 'نوع أو بلد المنشأ', en: 'Species or country of origin' },
  category: { ar: 'المجموعة', en: 'Group' },
  size: { ar: 'الحجم', en: 'Size' },
  state: { ar: 'الحالة', en: 'State' },
  every: { ar: 'الكل', en: 'All' },
  waiting: { ar: 'متاح ومفتوح', en: 'Available and open' },
  met: { ar: 'محجوز ومطابَق', en: 'Reserved and matched' },
  done: { ar: 'مباع ومنفذ', en: 'Sold and fulfilled' },
  expired: { ar: 'منتهي الصلاحية', en: 'Expired' },
  all: { ar: 'كل الحالات', en: 'Every state' },
  open: { ar: 'تصفية', en: 'Filter' },
  openCounted: {
    ar: (n: number) => `تصفية، المختار: ${n}`,
    en: (n: number) => `Filter, chosen: ${n}`,
  },
  clear: { ar: 'مسح الكل', en: 'Clear all' },
  chosen: { ar: 'ما يضيّق القائمتين', en: 'What narrows both lists' },
  unknown: { ar: 'اختيار غير معروف', en: 'Unknown choice' },
  meetsYourDemand: { ar: 'ما يطابق طلبك', en: 'Fits your demand' },
  meetsYourSupply: { ar: 'ما يطابق عرضك', en: 'Fits your supply' },
  meetsDemand: {
    ar: (number: string) => `ما يطابق طلبك ${number}`,
    en: (number: string) => `Fits your demand ${number}`,
  },
  meetsSupply: {
    ar: (number: string) => `ما يطابق عرضك ${number}`,
    en: (number: string) => `Fits your supply ${number}`,
  },
  found: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا نوع ولا بلد بهذا الاسم',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${n} نتائج`,
        many: `${n} نتيجة`,
        other: `${n} نتيجة`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: '1 result',
        other: n === 0 ? 'No species or country of that name' : `${n} results`,
      }),
  },
})
