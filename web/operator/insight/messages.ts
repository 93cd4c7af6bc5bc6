import { countArabic, messages } from '../../app/texts/text.ts'

const isolated = (text: string) => `\u2066${text}\u2069`
/** A duration in whole minutes, or in hours or days with one decimal. */
const duration = (seconds: number): readonly [number, 'minutes' | 'hours' | 'days'] => {
  if (seconds < 5_400) return [Math.max(1, Math.round(seconds / 60)), 'minutes']
  if (seconds < 172_800) return [Math.round(seconds / 360) / 10, 'hours']
  return [Math.round(seconds / 8_640) / 10, 'days']
}

const unitsArabic = {
  minutes: { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  hours: { one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  days: { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
} as const
const unitsEnglish = { minutes: 'min', hours: 'h', days: 'days' } as const

export const insightText = messages({
  span: { ar: 'الفترة', en: 'Period' },
  day: { ar: 'يوم', en: 'Day' },
  week: { ar: 'أسبوع', en: 'Week' },
  month: { ar: '30 يومًا', en: '30 days' },
  year: { ar: 'سنة', en: 'Year' },
  previous: { ar: 'الفترة السابقة', en: 'Earlier period' },
  next: { ar: 'الفترة التالية', en: 'Later period' },
  dates: {
    ar: (from: string, to: string) =>
      from === to ? isolated(from) : `من ${isolated(from)} إلى ${isolated(to)}`,
    en: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  },
  compared: {
    ar: (from: string, to: string) =>
      from === to
        ? `مقارنة بيوم ${isolated(from)}`
        : `مقارنة بالفترة من ${isolated(from)} إلى ${isolated(to)}`,
    en: (from: string, to: string) =>
      from === to ? `compared with ${from}` : `compared with ${from} to ${to}`,
  },
  sameTime: { ar: 'حتى الساعة نفسها', en: 'until the same time' },
  basis: {
    ar: 'الطلبات المكتملة في يوم اكتمالها دون رسوم التوصيل، ومبيعات الحراج في يوم البيع. المرتجع والملغى يخرجان من الأرقام.',
    en: 'Completed orders on the day they were completed, without delivery fees, and hall sales on the day of the sale. Returned orders and reversed sales are not counted.',
  },
  trade: { ar: 'التداول', en: 'Trade' },
  sales: { ar: 'قيمة المبيعات', en: 'Sales' },
  quantity: { ar: 'الكمية المبيعة', en: 'Quantity sold' },
  average: { ar: 'متوسط السعر للكيلو', en: 'Average price per kg' },
  orders: { ar: 'عدد المبيعات', en: 'Number of sales' },
  commission: { ar: 'عمولة السوق', en: 'Market commission' },
  up: {
    ar: (percent: string) => `${isolated(`+${percent}%`)} عن الفترة السابقة`,
    en: (percent: string) => `+${percent}% on the period before`,
  },
  down: {
    ar: (percent: string) => `${isolated(`−${percent}%`)} عن الفترة السابقة`,
    en: (percent: string) => `−${percent}% on the period before`,
  },
  same: { ar: 'دون تغيير', en: 'No change' },
  nothingBefore: { ar: 'لا شيء في الفترة السابقة', en: 'Nothing in the period before' },
  perDay: { ar: 'قيمة المبيعات كل يوم', en: 'Sales by day' },
  quantityPerDay: { ar: 'الكمية المبيعة كل يوم', en: 'Quantity by day' },
  ordersPerDay: { ar: 'عدد المبيعات كل يوم', en: 'Number of sales by day' },
  measure: { ar: 'القيمة في الرسم', en: 'Shown in the chart' },
  inKilograms: { ar: 'كجم', en: 'kg' },
  inTonnes: { ar: 'طن', en: 'Tonnes' },
  inOrders: { ar: 'عملية بيع', en: 'Sales' },
  inThousandOrders: { ar: 'ألف عملية بيع', en: 'Thousand sales' },
  inRiyals: { ar: 'ريال', en: 'SR' },
  inThousands: { ar: 'ألف ريال', en: 'Thousand SR' },
  thisPeriod: { ar: 'هذه الفترة', en: 'This period' },
  before: { ar: 'الفترة السابقة', en: 'Period before' },
  dayOf: { ar: 'اليوم', en: 'Day' },
  by: { ar: 'التقسيم', en: 'Divided by' },
  fish: { ar: 'الأنواع', en: 'Species' },
  market: { ar: 'الأسواق', en: 'Markets' },
  origin: { ar: 'المصدر', en: 'Origin' },
  channel: { ar: 'طريقة البيع', en: 'Sale type' },
  name: { ar: 'الاسم', en: 'Name' },
  salesColumn: { ar: 'المبيعات (ريال)', en: 'Sales (SR)' },
  quantityColumn: { ar: 'الكمية (كجم)', en: 'Quantity (kg)' },
  averageColumn: { ar: 'ريال/كجم', en: 'SR/kg' },
  ordersColumn: { ar: 'عدد المبيعات', en: 'Number of sales' },
  fishCounts: {
    ar: 'يُعدّ الطلب مرة لكل نوع فيه، فقد يزيد مجموع «عدد المبيعات» هنا على العدد الكلي أعلاه.',
    en: 'An order counts once for each of its species, so “Number of sales” can add up to more than the total above.',
  },
  changeColumn: { ar: 'تغير المبيعات', en: 'Change in sales' },
  none: { ar: 'لا مبيعات مكتملة في هذه الفترة', en: 'No completed sales in this period' },
  noneBody: {
    ar: 'اختر فترة أطول، أو عد إلى فترة سابقة.',
    en: 'Choose a longer period, or go back to an earlier one.',
  },
  course: { ar: 'الناس وسير العمل', en: 'People and operations' },
  activeBuyers: { ar: 'مشترون نشطون', en: 'Active buyers' },
  activeSellers: { ar: 'بائعون نشطون', en: 'Active sellers' },
  newBuyers: { ar: 'مشترون جدد', en: 'New buyers' },
  newSellers: { ar: 'بائعون جدد', en: 'New sellers' },
  lots: { ar: 'مزادات انتهت ببيع', en: 'Auctions that sold' },
  requests: { ar: 'طلبات مشترين لُبّيت', en: 'Requests filled' },
  cancelled: { ar: 'طلبات ملغاة أو مرفوضة', en: 'Cancelled or declined orders' },
  disputed: { ar: 'نزاعات فُتحت', en: 'Disputes opened' },
  decide: { ar: 'الوقت حتى القرار (الوسيط)', en: 'Time to decide (median)' },
  of: {
    ar: (part: string, whole: string) => `${isolated(part)} من ${isolated(whole)}`,
    en: (part: string, whole: string) => `${part} of ${whole}`,
  },
  was: { ar: (value: string) => `قبلها: ${value}`, en: (value: string) => `Before: ${value}` },
  took: {
    ar: (seconds: number) => {
      const [value, unit] = duration(seconds)
      const { one, two, few, many, other } = unitsArabic[unit]
      const number = isolated(String(value))
      return countArabic(value, {
        zero: `${number} ${other}`,
        one,
        two,
        few: `${number} ${few}`,
        many: `${number} ${many}`,
        other: `${number} ${other}`,
      })
    },
    en: (seconds: number) => {
      const [value, unit] = duration(seconds)
      return `${value} ${unitsEnglish[unit]}`
    },
  },
  noDecisions: { ar: 'لا قرارات', en: 'No decisions' },
})
