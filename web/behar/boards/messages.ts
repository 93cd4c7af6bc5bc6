import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'
import { resultsCounted } from '../../products/search/messages.ts'

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
  bestPaying: { ar: 'الأعلى هدفًا أولًا', en: 'Highest target first' },
  anyCountry: {
    ar: 'بلد المنشأ يخص العروض فقط، لذلك تظهر كل الطلبات.',
    en: 'Country of origin applies to supplies only, so all demands are shown.',
  },
  suppliesFailed: { ar: 'تعذّر تحميل العروض', en: 'We couldn’t load the supplies' },
  demandsFailed: { ar: 'تعذّر تحميل الطلبات', en: 'We couldn’t load the demands' },
})

/** Texts of an empty board: the reason and the next step. */
export const emptyText = messages({
  noSupplies: { ar: 'لا عروض بعد', en: 'No supplies yet' },
  noSuppliesBody: {
    ar: 'أضف طلبًا بما تحتاجه ليراه البائعون الدوليون ويُطابَق مع أول عرض يناسبه.',
    en: 'Add a demand for what you need. International sellers will see it and it is matched with the first suitable supply.',
  },
  noDemands: { ar: 'لا طلبات بعد', en: 'No demands yet' },
  noDemandsBody: {
    ar: 'أضف عرضًا بما لديك ليُطابَق مع أول طلب يناسبه.',
    en: 'Add a supply of what you have. It is matched with the first suitable demand.',
  },
  noneTitle: { ar: 'لا نتائج تطابق التصفية', en: 'No results match your filters' },
  noSuppliesFit: {
    ar: 'امسح التصفية، أو أضف طلبًا بما تحتاجه ليُطابَق حين يُعرض.',
    en: 'Clear the filters, or add a demand and it is matched once there is supply.',
  },
  noDemandsFit: {
    ar: 'امسح التصفية، أو أضف عرضًا ليُطابَق حين يُطلب.',
    en: 'Clear the filters, or add a supply and it is matched once there is demand.',
  },
  noMatch: { ar: 'لا نتائج مطابقة الآن', en: 'No matches right now' },
  noMatchBody: {
    ar: 'ربما حُجز أو انتهى موعده منذ رأيته.',
    en: 'It may have been reserved or expired since you saw it.',
  },
  pageTitle: { ar: 'هذه الصفحة خالية', en: 'This page is empty' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'Go to first page' },
  clear: { ar: 'مسح التصفية', en: 'Clear filters' },
  all: { ar: 'عرض الكل', en: 'Show all' },
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
  manage: { ar: 'أدِر عروضك', en: 'Manage supplies' },
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
    en: (price: string) => `Nearest demand’s target is ${price} lower`,
  },
  yourDemandUnder: {
    ar: (price: string) => `طلبك هدفه أقل بـ\u00a0${price}`,
    en: (price: string) => `Your demand’s target is ${price} lower`,
  },
  moreSupplies: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'ولا عرض آخر',
        one: 'ومعه عرض آخر',
        two: 'ومعه عرضان آخران',
        few: `ومعه ${n} عروض أخرى`,
        many: `ومعه ${n} عرضًا آخر`,
        other: `ومعه ${n} عرض آخر`,
      }),
    en: (n: number) => countEnglish(n, { one: 'and 1 more supply', other: `and ${n} more supplies` }),
  },
  moreDemands: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'ولا طلب آخر',
        one: 'ومعه طلب آخر',
        two: 'ومعه طلبان آخران',
        few: `ومعه ${n} طلبات أخرى`,
        many: `ومعه ${n} طلبًا آخر`,
        other: `ومعه ${n} طلب آخر`,
      }),
    en: (n: number) => countEnglish(n, { one: 'and 1 more demand', other: `and ${n} more demands` }),
  },
  why: { ar: 'لماذا؟', en: 'Why?' },
  whyNamed: {
    ar: (number: string) => `لماذا يطابق ${number}؟`,
    en: (number: string) => `Why does ${number} match?`,
  },
  fits: { ar: 'يطابق', en: 'Matches' },
  differs: { ar: 'يختلف', en: 'Differs' },
})

/** Labels of the fields that match. */
export const fitText = messages({
  fish_type: { ar: 'النوع', en: 'Species' },
  category: { ar: 'التصنيف', en: 'Category' },
  size: { ar: 'الحجم', en: 'Size' },
  date: { ar: 'متاح قبل الموعد', en: 'Available in time' },
  quantity: { ar: 'الكمية تكفي', en: 'Enough quantity' },
  price: { ar: 'السعر ضمن الهدف', en: 'Price within the target' },
})

/** Labels of the fields that do not match. */
export const unfitText = messages({
  ...fitText,
  quantity: { ar: 'الكمية أقل من المطلوب', en: 'Less than needed' },
  price: { ar: 'السعر أعلى من الهدف', en: 'Price above the target' },
  noTarget: { ar: 'بلا سعر مستهدف', en: 'No target price' },
})

/** Texts of the filters of both boards. */
export const filterText = messages({
  region: { ar: 'تصفية العرض والطلب', en: 'Filter supply and demand' },
  search: { ar: 'نوع أو بلد المنشأ', en: 'Species or country of origin' },
  category: { ar: 'التصنيف', en: 'Category' },
  size: { ar: 'الحجم', en: 'Size' },
  state: { ar: 'الحالة', en: 'Status' },
  every: { ar: 'الكل', en: 'All' },
  waiting: { ar: 'المعروض الآن', en: 'On the board now' },
  met: { ar: 'محجوز ومطابَق', en: 'Reserved and matched' },
  done: { ar: 'مباع ومنفذ', en: 'Sold and fulfilled' },
  expired: { ar: 'منتهي الصلاحية', en: 'Expired' },
  all: { ar: 'كل الحالات', en: 'All statuses' },
  open: { ar: 'تصفية', en: 'Filter' },
  openCounted: {
    ar: (n: number) => `تصفية، المختار: ${n}`,
    en: (n: number) => `Filter, ${n} selected`,
  },
  clear: { ar: 'مسح الكل', en: 'Clear all' },
  chosen: { ar: 'التصفية المختارة', en: 'Active filters' },
  unknown: { ar: 'اختيار غير معروف', en: 'Unknown option' },
  meetsYourDemand: { ar: 'ما يطابق طلبك', en: 'Matches your demand' },
  meetsYourSupply: { ar: 'ما يطابق عرضك', en: 'Matches your supply' },
  meetsDemand: {
    ar: (number: string) => `ما يطابق طلبك ${number}`,
    en: (number: string) => `Fits your demand ${number}`,
  },
  meetsSupply: {
    ar: (number: string) => `ما يطابق عرضك ${number}`,
    en: (number: string) => `Fits your supply ${number}`,
  },
  found: resultsCounted({ ar: 'لا نتائج بهذا الاسم', en: 'No results for this name' }),
})
