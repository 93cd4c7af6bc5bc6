import type { Locale } from '#shared/base/locale.ts'
import { intlLocale } from '#shared/base/locale.ts'
import { coastNames } from '#shared/catalog/coasts.ts'
import type { Season } from '#shared/prices/periods.ts'
import { isolated } from '../app/texts/isolate.ts'
import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

const sellersArabic = (n: number) =>
  n >= 5
    ? '5 باعة أو أكثر'
    : countArabic(n, {
        zero: 'بلا باعة',
        one: 'بائع',
        two: 'بائعان',
        few: `${n} باعة`,
        many: `${n} بائعًا`,
        other: `${n} بائع`,
      })

/** Texts of every page of prices. */
export const pricesText = messages({
  title: { ar: 'أسعار السمك', en: 'Fish prices' },
  failed: { ar: 'تعذّر تحميل الأسعار', en: 'We couldn’t load the prices' },
  place: { ar: 'المكان', en: 'Place' },
  kingdom: { ar: 'كل المملكة', en: 'All the Kingdom' },
  ...coastNames,
  asOf: {
    ar: (day: string, time: string) => `حتى ${isolated(day)} الساعة ${isolated(time)}`,
    en: (day: string, time: string) => `as of ${day}, ${time}`,
  },
  asked: { ar: 'سعر العرض', en: 'asking price' },
  average30: { ar: 'متوسط 30 يومًا', en: '30-day average' },
  askedKingdom: { ar: 'سعر العرض في المملكة', en: 'asking price, Kingdom' },
  average30Kingdom: { ar: 'متوسط المملكة، 30 يومًا', en: '30-day average, Kingdom' },
  today: { ar: 'اليوم', en: 'Today' },
  week: { ar: 'آخر 7 أيام', en: 'Last 7 days' },
  month: { ar: 'آخر 30 يومًا', en: 'Last 30 days' },
  change: { ar: 'عن الأسبوع السابق', en: 'on the week before' },
  changeMonth: { ar: 'عن 30 يومًا قبلها', en: 'on the 30 days before' },
  none: { ar: 'لا مبيعات', en: 'No sales' },
  hidden: { ar: 'غير منشور', en: 'Not published' },
  hiddenBody: {
    ar: 'لا ننشر رقمًا لأقل من 3 باعة، ولا رقمًا يكشفه.',
    en: 'We publish no figure of fewer than 3 sellers, and none that reveals one.',
  },
  thin: { ar: 'مبيعات قليلة', en: 'Few sales' },
  stands: {
    ar: (sales: number, sellers: number) =>
      `${countArabic(sales, { zero: 'بلا مبيعات', one: 'عملية بيع', two: 'عمليتا بيع', few: `${sales} عمليات بيع`, many: `${sales} عملية بيع`, other: `${sales} عملية بيع` })}، ${sellersArabic(sellers)}`,
    en: (sales: number, sellers: number) =>
      `${countEnglish(sales, { one: '1 sale', other: `${sales} sales` })}, ${sellers >= 5 ? '5 or more' : sellers} sellers`,
  },
  span: {
    ar: (least: string, most: string) => `من ${isolated(least)} إلى ${isolated(most)}`,
    en: (least: string, most: string) => `${least} to ${most}`,
  },
  toTrades: { ar: 'عرض المبيعات', en: 'View sales' },
  tradesOf: {
    ar: (what: string) => `عرض مبيعات ${what}`,
    en: (what: string) => `View sales: ${what}`,
  },
  ended: { ar: 'عمليات البيع المكتملة وحدها', en: 'Completed sales only' },
})

export const listText = messages({
  headline: { ar: 'أسعار السمك اليوم', en: 'Fish prices today' },
  description: {
    ar: 'أسعار السمك اليوم في أسواق المملكة: لكل نوع متوسطه وأرخص سوق وتغيره عن الأسبوع السابق، ومؤشر أسبوعي للمملكة ولكل ساحل.',
    en: 'Fish prices today in the markets of the Kingdom: the average of each species, its cheapest market and its change, and a weekly index of the country and each coast.',
  },
  sub: { ar: 'من المبيعات المكتملة، بالريال للكيلو', en: 'From completed sales, in SR per kg' },
  index: { ar: 'مؤشر الأسعار الأسبوعي', en: 'Weekly price index' },
  indexSub: {
    ar: (week: string) => `أسبوع ${isolated(week)}، والأساس 100`,
    en: (week: string) => `Week of ${week}, base 100`,
  },
  indexBase: {
    ar: `${isolated('100')} هو مستوى الأسعار في الأسابيع الأربعة الأولى، و${isolated('105')} أغلى منه بـ ${isolated('5%')}. لكل مكان أنواعه وأوزانها، فقد يقع مؤشر المملكة خارج مؤشري الساحلين.`,
    en: '100 is the price level of the first four weeks; 105 is 5% above it. Each place has its own species and weights, so the Kingdom may lie outside both coasts.',
  },
  toMethod: { ar: 'كيف يُحسب المؤشر', en: 'How the index is made' },
  onWeek: { ar: 'عن الأسبوع السابق', en: 'on the week before' },
  onYear: { ar: 'عن السنة الماضية', en: 'on the year before' },
  revised: {
    ar: (first: string) => `رُوجع، ونُشر أول مرة ${isolated(first)}`,
    en: (first: string) => `Revised, first published as ${first}`,
  },
  covered: {
    ar: (percent: string) => `بيع هذا الأسبوع ما وزنه ${isolated(`${percent}%`)} من السلة`,
    en: (percent: string) => `Species with ${percent}% of the weights were sold this week`,
  },
  weights: { ar: 'سلة المؤشر وأوزانها', en: 'Species of the index and their weights' },
  basket: {
    ar: (number: number, week: string) => `سلة المؤشر ${number}، من بعد أسبوع ${isolated(week)}`,
    en: (number: number, week: string) => `Set ${number}, after the week of ${week}`,
  },
  weight: { ar: 'الوزن', en: 'Weight' },
  basePrice: { ar: 'سعر الأساس', en: 'Base price' },
  noIndex: {
    ar: 'يُنشر المؤشر بعد أربعة أسابيع كاملة من المبيعات.',
    en: 'The index is published after four full weeks of sales.',
  },
  species: { ar: 'النوع', en: 'Species' },
  find: { ar: 'ابحث عن نوع', en: 'Find a species' },
  cheapest: { ar: 'الأرخص', en: 'Cheapest' },
  cheapestToday: { ar: 'الأرخص اليوم', en: 'Cheapest today' },
  cheapestWeek: { ar: 'الأرخص هذا الأسبوع', en: 'Cheapest this week' },
  empty: { ar: 'لا أسعار هنا بعد', en: 'No prices here yet' },
  emptyBody: {
    ar: 'لم يُبع في هذا المكان شيء خلال آخر 7 أيام. اختر مكانًا آخر.',
    en: 'Nothing was sold in this place in the last 7 days. Choose another place.',
  },
  noMatch: { ar: 'لا نوع بهذا الاسم', en: 'No species with this name' },
  method: { ar: 'كيف تُحسب الأسعار', en: 'How prices are made' },
  methodBody: {
    ar: 'المتوسط مرجّح بالوزن: مجموع سعر الكيلو مضروبًا في الوزن، مقسومًا على الوزن كله، دون تقريب. يُحسب الطلب في يوم اكتماله، ويخرج المرتجع. لا يُنشر رقم لأقل من 3 باعة، ويُشار إلى ما قلّ عن 10 مبيعات أو 5 باعة.',
    en: 'An average is weighted: price per kg times weight, divided by the whole weight, cut and not rounded. An order counts on the day it is completed, and returned orders are not counted. No figure of fewer than 3 sellers is published, and a figure of fewer than 10 sales or 5 sellers says so.',
  },
  indexMethod: {
    ar: 'المؤشر سلة ثابتة بأوزان منشورة، تُجدد كل سنة وتُوصل بما قبلها. يبقى لكل أسبوع رقمه الأول، ويظهر بجانبه الرقم بعد المراجعة.',
    en: 'The index is a fixed set of species with published weights, renewed and chained every year. Each week keeps its first value and shows the revised one beside it.',
  },
  data: { ar: 'البيانات المفتوحة', en: 'Open data' },
  dataBody: {
    ar: 'لك أن تستخدمها وتنشرها مع ذكر المصدر (CC BY 4.0).',
    en: 'Use and share them with attribution (CC BY 4.0).',
  },
  dayFile: { ar: 'أسعار اليوم', en: 'Prices of today' },
  indexFile: { ar: 'المؤشر', en: 'Index' },
  schema: { ar: 'وصف الملفات', en: 'Schema' },
  feed: { ar: 'تغذية Atom', en: 'Atom feed' },
})

const seasonNames: Readonly<Record<Season, { readonly ar: string; readonly en: string }>> = {
  winter: { ar: 'الشتاء', en: 'Winter' },
  spring: { ar: 'الربيع', en: 'Spring' },
  summer: { ar: 'الصيف', en: 'Summer' },
  autumn: { ar: 'الخريف', en: 'Autumn' },
}

export const seasonName = (season: Season, locale: Locale) => seasonNames[season][locale]

export const fishText = messages({
  heading: { ar: (name: string) => `أسعار ${name}`, en: (name: string) => `${name} prices` },
  headPrice: {
    ar: (name: string, money: string, basis: string) => `سعر ${name}: ${money} للكيلو، ${basis}`,
    en: (name: string, money: string, basis: string) => `${name} price: ${money} per kg, ${basis}`,
  },
  description: {
    ar: (name: string) =>
      `سعر ${name} في أسواق المملكة يومًا بيوم: متوسطه وأعلاه وأدناه والكمية المبيعة، وأرخص سوق وأفضل موسم.`,
    en: (name: string) =>
      `The price of ${name} in the markets of the Kingdom day by day: average, lowest, highest and quantity, cheapest market and best season.`,
  },
  chart: { ar: 'السعر مع الوقت', en: 'Price over time' },
  grain: { ar: 'الفترة', en: 'Period' },
  byDay: { ar: 'يوم', en: 'Day' },
  byWeek: { ar: 'أسبوع', en: 'Week' },
  byMonth: { ar: 'شهر', en: 'Month' },
  bySeason: { ar: 'موسم', en: 'Season' },
  byYear: { ar: 'سنة', en: 'Year' },
  source: { ar: 'المصدر', en: 'Origin' },
  channel: { ar: 'طريقة البيع', en: 'Sale type' },
  anyChannel: { ar: 'كل الطرق', en: 'All types' },
  size: { ar: 'الحجم', en: 'Size' },
  anySize: { ar: 'كل الأحجام', en: 'All sizes' },
  unknown: { ar: 'غير معروف', en: 'Unknown' },
  average: { ar: 'المتوسط', en: 'Average' },
  spanOf: { ar: 'من أدنى سعر إلى أعلى سعر', en: 'Lowest to highest price' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  perKilo: { ar: 'ريال للكيلو', en: 'SR per kg' },
  table: { ar: 'كل الأرقام', en: 'All figures' },
  period: { ar: 'الفترة', en: 'Period' },
  least: { ar: 'الأدنى', en: 'Lowest' },
  most: { ar: 'الأعلى', en: 'Highest' },
  basis: { ar: 'الأساس', en: 'Based on' },
  running: { ar: 'لم تنته', en: 'so far' },
  noPoints: { ar: 'لا مبيعات في هذا الاختيار', en: 'No sales for this choice' },
  hiddenPoints: { ar: 'لا رقم منشور في هذه الفترات', en: 'No figure is published for these periods' },
  hiddenPointsBody: { ar: 'اختر فترة أطول.', en: 'Choose a longer period.' },
  noPointsBody: { ar: 'اختر مكانًا أو فترة أخرى.', en: 'Choose another place or period.' },
  parts: { ar: 'آخر 30 يومًا', en: 'The last 30 days' },
  bySource: { ar: 'حسب المصدر', en: 'By origin' },
  byChannel: { ar: 'حسب طريقة البيع', en: 'By sale type' },
  bySize: { ar: 'حسب الحجم', en: 'By size' },
  markets: { ar: 'الأسواق', en: 'Markets' },
  marketsSub: { ar: 'الأرخص أولًا، آخر 7 أيام', en: 'Cheapest first, last 7 days' },
  market: { ar: 'السوق', en: 'Market' },
  noMarkets: { ar: 'لم يُبع في سوق خلال آخر 7 أيام.', en: 'Not sold in any market in the last 7 days.' },
  cheapestToday: { ar: 'أرخص سوق اليوم', en: 'Cheapest market today' },
  cheapestWeek: { ar: 'أرخص سوق هذا الأسبوع', en: 'Cheapest market this week' },
  seasons: { ar: 'أفضل موسم', en: 'Best season' },
  seasonsSub: { ar: 'متوسط السعر في ثلاث سنوات', en: 'Average price over three years' },
  best: { ar: 'الأرخص', en: 'Cheapest' },
  noSeason: {
    ar: 'يحتاج الموسم الأفضل إلى مبيعات موسمين.',
    en: 'The best season needs sales of two seasons.',
  },
  buy: { ar: 'المعروض الآن', en: 'On sale now' },
  share: { ar: 'للنشر والبيانات', en: 'Share and data' },
  yearFile: { ar: (year: string) => `أسعار ${isolated(year)}`, en: (year: string) => `Prices of ${year}` },
  card: { ar: 'بطاقة لموقعك', en: 'Card for your site' },
  picture: { ar: 'صورة السعر', en: 'Picture of the price' },
})

export const tradesText = messages({
  sales: { ar: 'مبيعات السعر', en: 'Sales behind a price' },
  heading: {
    ar: (name: string) => `مبيعات ${name}`,
    en: (name: string) => `Sales of ${name}`,
  },
  dates: {
    ar: (from: string, to: string) =>
      from === to ? isolated(from) : `من ${isolated(from)} إلى ${isolated(to)}`,
    en: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  },
  privacy: {
    ar: 'دون أسماء وأرقام طلبات. ما لا يشترك فيه 3 باعة لا يظهر (—).',
    en: 'Without names and order numbers. What fewer than 3 sellers share is not shown (—).',
  },
  noDay: {
    ar: 'لا يظهر يوم كل عملية، لأن أقل من 3 باعة باعوا في اليوم الواحد.',
    en: 'The day of each sale is not shown, because fewer than 3 sellers sold on one day.',
  },
  none: { ar: 'لا مبيعات في هذه الأيام', en: 'No sales on these days' },
  day: { ar: 'اليوم', en: 'Day' },
  market: { ar: 'السوق', en: 'Market' },
  source: { ar: 'المصدر', en: 'Origin' },
  channel: { ar: 'طريقة البيع', en: 'Sale type' },
  size: { ar: 'الحجم', en: 'Size' },
  preparation: { ar: 'التجهيز', en: 'Preparation' },
  weight: { ar: 'الوزن', en: 'Weight' },
  price: { ar: 'ريال/كجم', en: 'SR/kg' },
  shown: {
    ar: (first: number, last: number, total: number) =>
      `${isolated(`${first}–${last}`)} من ${isolated(String(total))}`,
    en: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  },
  back: { ar: 'كل الأسعار', en: 'All prices' },
  badRange: { ar: 'اختر فترة من صفحة الأسعار', en: 'Choose a period on the page of prices' },
})

export const ownText = messages({
  title: { ar: 'أين ومتى بعت بأفضل سعر', en: 'Where and when you sold best' },
  sub: { ar: 'آخر 90 يومًا، بجانب متوسط السوق', en: 'Last 90 days, beside the market’s average' },
  own: { ar: 'متوسطك', en: 'Your average' },
  market: { ar: 'متوسط السوق', en: 'Market average' },
  weekday: { ar: 'أفضل يوم', en: 'Best day' },
  bestMarket: { ar: 'أفضل سوق', en: 'Best market' },
  channel: { ar: 'أفضل طريقة بيع', en: 'Best sale type' },
  size: { ar: 'أفضل حجم', en: 'Best size' },
  none: {
    ar: 'لا مبيعات مكتملة خلال آخر 90 يومًا.',
    en: 'No completed sales in the last 90 days.',
  },
  noneBody: {
    ar: 'تظهر أرقامك هنا بعد اكتمال أول طلب أو أول بيع في الحراج: أفضل يوم وسوق وطريقة بيع، بجانب متوسط السوق.',
    en: 'Your figures appear after your first completed order or hall sale: your best day, market and sale type, beside the market’s average.',
  },
  toPrices: { ar: 'أسعار السوق اليوم', en: 'Market prices today' },
  noneOf: {
    ar: (source: string) => `لا مبيعات لك من هذا النوع: ${source}.`,
    en: (source: string) => `You have no sales of this species: ${source}.`,
  },
  preparations: { ar: 'حسب التجهيز', en: 'By preparation' },
  preparationPrice: { ar: 'التجهيز', en: 'Preparation' },
  all: { ar: 'كل أسعار هذا النوع', en: 'All prices of this species' },
  failed: { ar: 'تعذّر تحميل أرقام مبيعاتك', en: 'We couldn’t load your sales figures' },
})

/** The name of a period in a chart and a table. */
export function periodName(from: string, grain: string, locale: Locale): string {
  if (grain === 'day' || grain === 'week') return isolated(from)
  if (grain === 'year') return isolated(from.slice(0, 4))
  const at = new Date(`${from}T00:00:00Z`)
  if (grain === 'month')
    return new Intl.DateTimeFormat(intlLocale[locale], {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(at)
  const season = (['winter', 'spring', 'summer', 'autumn'] as const)[
    Math.floor(((at.getUTCMonth() + 1) % 12) / 3)
  ]
  // A winter has the year of its January in its name.
  const year = season === 'winter' ? at.getUTCFullYear() + 1 : at.getUTCFullYear()
  return `${seasonNames[season ?? 'winter'][locale]} ${isolated(String(year))}`
}
