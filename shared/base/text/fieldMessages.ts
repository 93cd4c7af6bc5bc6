import type { FieldProblem } from '../errors.ts'
import type { Locale, Pair } from '../locale.ts'
import { grouped } from './digits.ts'

/** The text of a problem, with the unit of the field if its name in the API is given. */
export function fieldMessage(problem: FieldProblem, locale: Locale, field = ''): string {
  switch (problem.code) {
    case 'at_least':
      return leastText(lastPart(field), problem.bound)[locale]
    case 'at_most':
      return mostText(lastPart(field), problem.bound)[locale]
    case 'closed_season':
      return closedSeason(problem)[locale]
    case 'prayer_time':
      return prayerTime(lastPart(field), problem.until)[locale]
    default:
      return fieldMessages[problem.code]('bound' in problem ? problem.bound : 0)[locale]
  }
}

const moneyFields: ReadonlySet<string> = new Set([
  ...['amount', 'price', 'target_price', 'starting_price', 'min_increment', 'reserve_price', 'refund', 'fee'],
  ...['money', 'max_money', 'price_min', 'price_max', 'floor_price'],
])
const weightFields: ReadonlySet<string> = new Set(['quantity', 'weight'])

function leastText(field: string, bound: number): Pair {
  const least = printed(bound)
  // A reserve is at least the starting price; an amount is at least one halala.
  if (field === 'reserve_price' && bound >= 1) {
    return {
      ar: `لا يقل عن سعر الافتتاح ${least} ريال`,
      en: `Must be at least the starting price, SR ${least}`,
    }
  }
  if (weightFields.has(field)) {
    return { ar: `أقل كمية ${least} كجم`, en: `The minimum quantity is ${least} kg` }
  }
  return moneyFields.has(field)
    ? { ar: `لا يقل عن ${least} ريال`, en: `Must be at least SR ${least}` }
    : { ar: `لا يقل عن ${least}`, en: `Must be at least ${least}` }
}

function mostText(field: string, bound: number): Pair {
  const most = printed(bound)
  if (weightFields.has(field)) {
    return { ar: `أكثر كمية ${most} كجم`, en: `The maximum quantity is ${most} kg` }
  }
  return moneyFields.has(field)
    ? { ar: `لا يزيد على ${most} ريال`, en: `Must be at most SR ${most}` }
    : { ar: `لا يزيد على ${most}`, en: `Must be at most ${most}` }
}

/** A refused `starts_at` is the start of a Dutch lot. In every other field, the refused time is an end. */
function prayerTime(field: string, until: string): Pair {
  return field === 'starts_at'
    ? {
        ar: `يمر نزول السعر بوقت صلاة، وأقرب بداية بعده \u2066${until}\u2069`,
        en: `The price would fall through prayer time. It can start at \u2066${until}\u2069`,
      }
    : {
        ar: `هذا وقت صلاة، وأقرب وقت بعده \u2066${until}\u2069`,
        en: `This is prayer time. The next clear time is \u2066${until}\u2069`,
      }
}

/** The texts of the problems that have no function of their own. */
const fieldMessages: {
  [Code in Exclude<FieldProblem['code'], 'closed_season' | 'prayer_time' | 'at_least' | 'at_most'>]: (
    bound: number,
  ) => Pair
} = {
  required: () => ({ ar: 'أكمل هذا الحقل', en: 'Fill in this field' }),
  note: () => ({ ar: 'اكتب الملاحظة', en: 'Enter the note' }),
  email: () => ({ ar: 'البريد الإلكتروني غير صحيح', en: 'The email address is not valid' }),
  text: () => ({ ar: 'اكتب نصًا', en: 'Enter some text' }),
  number: () => ({ ar: 'اكتب رقمًا', en: 'Enter a number' }),
  amount: () => ({
    ar: 'اكتب المبلغ بالأرقام، مثل \u20661,234.50\u2069',
    en: 'Enter the amount in figures, like 1,234.50',
  }),
  whole: () => ({ ar: 'اكتب رقمًا صحيحًا بلا كسور', en: 'Enter a whole number' }),
  choice: () => ({ ar: 'اختر من القائمة', en: 'Choose from the list' }),
  date: () => ({ ar: 'اكتب التاريخ مثل \u20662026-11-20\u2069', en: 'Enter a date like 2026-11-20' }),
  moment: () => ({
    ar: 'اكتب اليوم مثل \u20662026-11-20\u2069 والساعة مثل \u206620:00\u2069',
    en: 'Enter a date like 2026-11-20 and a time like 20:00',
  }),
  date_order: () => ({ ar: 'تاريخ البداية بعد تاريخ النهاية', en: 'The start date is after the end date' }),
  control: () => ({
    ar: 'يحتوي النص على رموز غير مسموحة',
    en: 'The text contains characters that are not allowed',
  }),
  object: () => ({ ar: 'هذه القيمة غير صحيحة', en: 'This value is not valid' }),
  mobile: () => ({
    ar: 'اكتب رقم جوال سعودي، مثل 0501234567',
    en: 'Enter a Saudi mobile number, like 0501234567',
  }),
  receiver: () => ({
    ar: 'اكتب رقم جوال سعودي أو بريدًا إلكترونيًا',
    en: 'Enter a Saudi mobile number or an email address',
  }),
  order_number: () => ({ ar: 'لا طلب بهذا الرقم', en: 'There is no order with this number' }),
  no_account: () => ({
    ar: 'لا حساب موثّق في السوق بهذا الجوال',
    en: 'No verified account of the market has this mobile',
  }),
  has_role: () => ({ ar: 'لديه دور في فريق السوق', en: 'They already have a staff role' }),
  invited: () => ({
    ar: 'دعوته ما زالت مفتوحة، أعد إرسالها من القائمة',
    en: 'Their invitation is still open. Send it again from the list',
  }),
  n_id: () => ({
    ar: 'رقم الهوية أو الإقامة غير صحيح، راجع أرقامه العشرة، وأولها 1 أو 2',
    en: 'This ID or Iqama number is not valid. Check its 10 digits; the first is 1 or 2',
  }),
  vat_number: () => ({
    ar: 'اكتب رقمًا ضريبيًا من 15 رقمًا، أوله 3 وآخره 3',
    en: 'Enter a 15-digit VAT number that starts and ends with 3',
  }),
  sellers_only: () => ({ ar: 'هذا الحقل لحسابات البائعين', en: 'This field is for seller accounts' }),
  cr_number: () => ({
    ar: 'اكتب رقم سجل تجاري أو رقمًا موحدًا من 10 أرقام، أولها من 1 إلى 7',
    en: 'Enter a 10-digit commercial registration or unified number starting with 1 to 7',
  }),
  common: () => ({
    ar: 'كلمة المرور شائعة ويسهل تخمينها، اختر غيرها',
    en: 'This password is too common and easy to guess, choose another',
  }),
  different: () => ({ ar: 'كلمتا المرور غير متطابقتين', en: 'The passwords do not match' }),
  taken: () => ({ ar: 'مسجّل من قبل', en: 'Already registered' }),
  wrong: () => ({ ar: 'كلمة المرور غير صحيحة', en: 'The password is incorrect' }),
  code: () => ({ ar: 'الرمز غير صحيح أو انتهت صلاحيته', en: 'The code is wrong or has expired' }),
  picture: () => ({
    ar: 'اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF',
    en: 'Choose a JPEG, PNG, WebP or AVIF image',
  }),
  picture_size: () => ({
    ar: 'الصورة كبيرة: 8 ميغابايت و40 ميغابكسل على الأكثر، و10 ميغابكسل لصيغتي WebP وAVIF',
    en: 'The image is too large: up to 8 MB and 40 megapixels, or 10 megapixels for WebP and AVIF',
  }),
  paper: () => ({
    ar: 'اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF، أو ملف PDF',
    en: 'Choose a JPEG, PNG, WebP or AVIF image, or a PDF',
  }),
  broken_pdf: () => ({
    ar: 'ملف PDF ناقص أو تالف، اختر ملفًا آخر',
    en: 'This PDF is incomplete or damaged, choose another file',
  }),
  empty_file: () => ({ ar: 'الملف فارغ، اختر ملفًا آخر', en: 'The file is empty, choose another' }),
  storage_away: () => ({
    ar: 'تعذّر حفظ الصورة الآن، حاول بعد دقيقة',
    en: 'This photo can’t be saved right now. Please try again in a minute',
  }),
  iban: () => ({
    ar: 'اكتب رقم آيبان سعوديًا صحيحًا من 24 خانة يبدأ بـ SA',
    en: 'Enter a valid 24-character Saudi IBAN starting with SA',
  }),
  future: () => ({ ar: 'التاريخ في المستقبل', en: 'The date is in the future' }),
  own_category: () => ({
    ar: 'هذا ليس تصنيف النوع المختار',
    en: 'This category does not match the selected species',
  }),
  mismatch: () => ({
    ar: 'المبلغ لا يطابق المبلغ المطلوب',
    en: 'The amount does not match the amount due',
  }),
  zip_code: () => ({
    ar: 'اكتب رمزًا بريديًا من 5 أرقام، أولها من 1 إلى 8',
    en: 'Enter a 5-digit postal code starting with 1 to 8',
  }),
  short_address: () => ({
    ar: 'اكتب 4 أحرف إنجليزية ثم 4 أرقام، مثل \u2066RRRD2929\u2069',
    en: 'Enter 4 letters and then 4 digits, such as RRRD2929',
  }),
  unknown_line: () => ({
    ar: 'لم يعد هذا السطر موجودًا، حدّث الصفحة',
    en: 'This line no longer exists, reload the page',
  }),
  placeholder: () => ({
    ar: 'بين القوسين \u2066{name}\u2069 أو \u2066{order}\u2069 فقط',
    en: 'Only {name} and {order} may stand in braces',
  }),
  unfilled: () => ({
    ar: 'اربط الرسالة بطلب واختر القالب مرة أخرى، أو احذف ما بين القوسين {}',
    en: 'Link the message to an order and choose the template again, or remove the text in braces',
  }),
  gone: () => ({ ar: 'لم يعد هذا معروضًا للبيع', en: 'This is no longer for sale' }),
  past: () => ({ ar: 'هذا الوقت مضى', en: 'This time has passed' }),
  only_one: () => ({ ar: 'حدّد أحد الحقلين فقط', en: 'Fill in only one of the two fields' }),
  year_day: () => ({
    ar: 'اكتب الشهر واليوم مثل \u206603\u2060-01\u2069',
    en: 'Enter a month and day like 03\u2060-01',
  }),
  slug: () => ({
    ar: 'أحرف لاتينية صغيرة وأرقام، تفصلها شرطات',
    en: 'Use lowercase Latin letters and digits, separated by hyphens',
  }),
  link: () => ({
    ar: 'صفحة في الموقع تبدأ بـ \u2066/\u2069، أو رابط يبدأ بـ \u2066https://\u2069',
    en: 'A page on this site starting with /, or a link starting with https://',
  }),
  social_link: () => ({
    ar: 'رابط صفحتكم في ذلك الموقع، ويبدأ بـ \u2066https://\u2069',
    en: 'The link to your own page on that site, starting with https://',
  }),
  phone: () => ({ ar: 'اكتب رقم هاتف', en: 'Enter a phone number' }),
  below_return: () => ({
    ar: 'مدة حجز المبلغ لا تقل عن مهلة الإرجاع',
    en: 'The hold period cannot be shorter than the return period',
  }),
  between_prayers: (bound) => ({
    ar: `لا يزيد على ${printed(bound)} ثانية، حتى ينتهي النزول قبل الصلاة التالية`,
    en: `Must be at most ${printed(bound)} s, so that the price stops falling before the next prayer`,
  }),
  left: (bound) => ({ ar: `المتبقي ${printed(bound)} كجم فقط`, en: `Only ${printed(bound)} kg left` }),
  price_now: (bound) => ({ ar: `صار ${printed(bound)} ريال`, en: `Now SR ${printed(bound)}` }),
  sum_at_most: (bound) => ({
    ar: `مبلغ الطلب لا يزيد على ${printed(bound)} ريال`,
    en: `An order can be at most SR ${printed(bound)}`,
  }),
  too_long: (bound) => ({
    ar: `النص طويل: ${printed(bound)} حرف على الأكثر`,
    en: `Too long: up to ${printed(bound)} characters`,
  }),
  too_short: (bound) => ({
    ar: `اكتب ${bound} أحرف على الأقل`,
    en: `Use at least ${bound} characters`,
  }),
  decimals: (bound) => ({
    ar: bound === 2 ? 'لا أكثر من خانتين عشريتين' : `لا أكثر من ${bound} خانات عشرية`,
    en: `Up to ${bound} decimal places`,
  }),
  too_old: (bound) => ({
    ar: `التاريخ أقدم من ${printed(bound)} يومًا`,
    en: `The date is more than ${printed(bound)} days ago`,
  }),
  lasts_least: (seconds) => ({
    ar: `لا تقل المدة عن ${span(seconds, 'ar')} من البداية`,
    en: `At least ${span(seconds, 'en')} after the start`,
  }),
  time_least: (seconds) => ({
    ar: `المدة لا تقل عن ${span(seconds, 'ar')}`,
    en: `The time must be at least ${span(seconds, 'en')}`,
  }),
  time_most: (seconds) => ({
    ar: `المدة لا تزيد على ${span(seconds, 'ar')}`,
    en: `The time must be at most ${span(seconds, 'en')}`,
  }),
  lasts_most: (days) => ({
    ar: `لا تزيد المدة على ${days} يومًا من البداية`,
    en: `At most ${days} days after the start`,
  }),
  ahead_most: (days) => ({
    ar: `لا تتأخر البداية أكثر من ${days} يومًا من الآن`,
    en: `It must start within ${days} days from now`,
  }),
  within_days: (days) => ({
    ar: `خلال ${days} يومًا على الأكثر`,
    en: `Within ${days} days from today`,
  }),
  csv: () => ({
    ar: 'اختر ملف CSV يحتوي على كشف الحساب',
    en: 'Choose a CSV file with the statement',
  }),
  column: () => ({
    ar: 'لم نجد هذا العمود بعنوانه، اختره من أعمدة الملف',
    en: 'We did not find this column. Choose it from the file’s columns',
  }),
  no_amounts: () => ({
    ar: 'لا يحتوي هذا العمود على مبلغ وارد، اختر عمودًا آخر',
    en: 'This column has no incoming amounts. Choose another',
  }),
  batch_reference: (batch) => ({
    ar: `هذا المرجع مسجّل للملف رقم ${batch}، اكتب مرجع هذا الملف`,
    en: `File no. ${batch} already has this reference. Enter the reference of this file`,
  }),
  file_size: (bound) => ({
    ar: `الملف أكبر من الحد: ${bound} ميغابايت على الأكثر`,
    en: `The file is too large: at most ${bound} MB`,
  }),
  lines: (bound) => ({
    ar: `أسطر الملف أكثر من الحد: ${printed(bound)} على الأكثر`,
    en: `The file has too many lines: at most ${printed(bound)}`,
  }),
  columns: (bound) => ({
    ar: `أعمدة الملف أكثر من الحد: ${printed(bound)} على الأكثر`,
    en: `The file has too many columns: at most ${printed(bound)}`,
  }),
  open_quote: () => ({
    ar: 'في الملف علامة اقتباس فُتحت ولم تُغلق',
    en: 'The file has an opening quotation mark that is never closed',
  }),
  too_many: (bound) => ({ ar: `لا أكثر من ${bound}`, en: `Up to ${bound}` }),
}

/** A duration in the largest unit that divides it; one day is shown as 24 hours. */
function span(seconds: number, locale: Locale): string {
  const [size, unit] = units.find(([size, , least]) => seconds % size === 0 && seconds >= least) ?? units[3]
  const digits = locale === 'ar' ? 'ar-u-nu-latn' : 'en'
  return new Intl.NumberFormat(digits, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}

/** Seconds, name, and the minimum number of seconds for which the unit is used. */
const units = [
  [86_400, 'day', 2 * 86_400],
  [3_600, 'hour', 3_600],
  [60, 'minute', 60],
  [1, 'second', 0],
] as const

/** A closed season with its last day; the date is in a directional isolate. */
function closedSeason({ season, until }: { readonly season: Pair; readonly until: string }): Pair {
  const day = `\u2066${until}\u2069`
  return {
    ar: `${season.ar}، حتى ${day}. المستورد والمستزرع مسموح`,
    en: `${season.en}, until ${day}. Imported and farmed fish may be sold`,
  }
}

/** Formats a number with grouped thousands, such as `1,500.01`. */
function printed(bound: number): string {
  const [whole = '0', decimals] = String(bound).split('.')
  return grouped(Number(whole)) + (decimals ? `.${decimals}` : '')
}

/** Returns the last part of a field's name, such as `quantity` for `products.1.quantity`. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
