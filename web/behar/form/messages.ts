import { wrongFieldsCounted } from '../../app/texts/counted.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'
import { resultsCounted } from '../../products/search/messages.ts'

/** Texts of both forms of the Behar market. */
export const formText = messages({
  addSupply: { ar: 'أضف عرضًا', en: 'Add supply' },
  addDemand: { ar: 'أضف طلبًا', en: 'Add demand' },
  likeSupply: { ar: 'أضف عرضًا مثله', en: 'Add a similar one' },
  likeDemand: { ar: 'اطلب مثله', en: 'Request the same' },
  edit: { ar: 'عدّل', en: 'Edit' },
  editSupply: { ar: 'تعديل العرض', en: 'Edit supply' },
  editDemand: { ar: 'تعديل الطلب', en: 'Edit demand' },
  named: {
    ar: (step: string, number: string) => `${step}، ${number}`,
    en: (step: string, number: string) => `${step}, ${number}`,
  },

  fish: { ar: 'نوع السمك', en: 'Species' },
  fishHint: { ar: 'الاسم بأي لغة أو رمز الفاو', en: 'A name in either language, or its FAO code' },
  fishCode: {
    ar: (scientific: string, code: string) => `${scientific} · رمز الفاو ${code}`,
    en: (scientific: string, code: string) => `${scientific} · FAO code ${code}`,
  },
  category: { ar: 'التصنيف', en: 'Category' },
  size: { ar: 'الحجم', en: 'Size' },
  chooseSize: { ar: 'اختر الحجم', en: 'Choose size' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  tonnes: {
    ar: (tonnes: number, kilograms: string, printed: string) =>
      `\u2068${kilograms} كجم\u2069 = ${countArabic(tonnes, {
        zero: `${printed} طن`,
        one: 'طن واحد',
        two: 'طنّان',
        few: `${printed} أطنان`,
        many: `${printed} طنًا`,
        other: `${printed} طن`,
      })}`,
    en: (tonnes: number, kilograms: string, printed: string) =>
      `${kilograms} kg = ${countEnglish(tonnes, { one: `${printed} tonne`, other: `${printed} tonnes` })}`,
  },
  price: { ar: 'سعر الكيلو', en: 'Price per kg' },
  target: { ar: 'السعر المستهدف للكيلو', en: 'Target price per kg' },
  targetHint: { ar: 'اتركه فارغًا لتُعرض عليك كل الأسعار.', en: 'Leave blank to see every price.' },
  riyal: { ar: 'ريال', en: 'SR' },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  countryHint: { ar: 'ابحث عن بلد', en: 'Search' },
  from: { ar: 'متاح من', en: 'Available from' },
  to: { ar: 'متاح حتى', en: 'Available until' },
  toHint: { ar: 'اتركه فارغًا ليبقى معروضًا حتى يُباع.', en: 'Leave blank to keep it listed until sold.' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  notes: { ar: 'ملاحظات', en: 'Notes' },
  supplyNotesHint: {
    ar: 'التعبئة، ميناء الوصول، شهادة الصحة',
    en: 'Packing, port of arrival, health certificate',
  },
  demandNotesHint: {
    ar: 'التعبئة، مكان التسليم، شروط الدفع',
    en: 'Packing, delivery place, payment terms',
  },

  showAll: { ar: 'عرض القائمة كاملة', en: 'Show full list' },
  choicesFound: resultsCounted({ ar: 'لا نتائج', en: '0 results' }),
  noneFound: { ar: 'لا نتائج بهذا الاسم', en: 'No results for this name' },

  worth: { ar: 'إجمالي قيمة الشحنة', en: 'Total shipment value' },
  worthAtTarget: { ar: 'القيمة بسعرك المستهدف', en: 'Value at your target price' },
  worthOf: {
    ar: (weight: string, price: string) => `\u2068${weight}\u2069 كجم × \u2068${price}\u2069 ريال`,
    en: (weight: string, price: string) => `${weight} kg × SR ${price}`,
  },

  waiting: { ar: waitingArabic, en: waitingEnglish },
  waitingUpTo: {
    ar: (count: number, more: boolean, price: string) =>
      `${waitingArabic(count, more)}، أعلى هدف \u2068${price}\u2069 ريال/\u2060كجم`,
    en: (count: number, more: boolean, price: string) =>
      `${waitingEnglish(count, more)}, highest target SR ${price} / kg`,
  },
  nearestAt: {
    ar: (country: string, quantity: string, price: string) =>
      `أقرب عرض: ${country}، \u2068${quantity}\u2069 كجم، \u2068${price}\u2069 ريال/\u2060كجم`,
    en: (country: string, quantity: string, price: string) =>
      `Nearest supply: ${country}, ${quantity} kg, SR ${price} / kg`,
  },
  nearestOver: {
    ar: (country: string, quantity: string, price: string, over: string) =>
      `أقرب عرض: ${country}، \u2068${quantity}\u2069 كجم، \u2068${price}\u2069 ريال/\u2060كجم، أعلى من هدفك بـ \u2068${over}\u2069`,
    en: (country: string, quantity: string, price: string, over: string) =>
      `Nearest supply: ${country}, ${quantity} kg, SR ${price} / kg, ${over} above your target`,
  },
  nearestMeets: {
    ar: (country: string, quantity: string, price: string) =>
      `أقرب عرض: ${country}، \u2068${quantity}\u2069 كجم، \u2068${price}\u2069 ريال/\u2060كجم، يطابق هدفك`,
    en: (country: string, quantity: string, price: string) =>
      `Nearest supply: ${country}, ${quantity} kg, SR ${price} / kg, meets your target`,
  },
  nearestNone: { ar: 'لا عرض مطابق الآن', en: 'No matching supply right now' },

  sendSupply: { ar: 'أضف العرض', en: 'Add supply' },
  sendDemand: { ar: 'أضف الطلب', en: 'Add demand' },
  sendChanges: { ar: 'احفظ التعديلات', en: 'Save changes' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  supplyAdded: {
    ar: (number: string) => `أُضيف عرضك ${number}`,
    en: (number: string) => `Your supply ${number} was added`,
  },
  supplyMeets: {
    ar: (number: string, demands: number) =>
      `أُضيف عرضك ${number}، ${countArabic(demands, {
        zero: 'ولا طلب يطابقه',
        one: 'ويطابقه طلب واحد',
        two: 'ويطابقه طلبان',
        few: `وتطابقه ${demands} طلبات`,
        many: `ويطابقه ${demands} طلبًا`,
        other: `ويطابقه ${demands} طلب`,
      })}`,
    en: (number: string, demands: number) =>
      `Your supply ${number} was added and matches ${countEnglish(demands, {
        one: '1 demand',
        other: `${demands} demands`,
      })}`,
  },
  demandAdded: {
    ar: (number: string) => `أُضيف طلبك ${number}`,
    en: (number: string) => `Your demand ${number} was added`,
  },
  demandMatched: {
    ar: (number: string) => `أُضيف طلبك ${number}، وله عرض مطابق الآن`,
    en: (number: string) => `Your demand ${number} was added and already has a match`,
  },
  supplyChanged: {
    ar: (number: string) => `حُفظت تعديلات عرضك ${number}`,
    en: (number: string) => `Your changes to supply ${number} are saved`,
  },
  demandChanged: {
    ar: (number: string) => `حُفظت تعديلات طلبك ${number}`,
    en: (number: string) => `Your changes to demand ${number} are saved`,
  },

  wrongFields: wrongFieldsCounted,
  notSent: {
    ar: 'لم يصل إلى سوق بحار. ما كتبته محفوظ هنا، أعد المحاولة بعد لحظات.',
    en: 'It did not reach Behar market. What you typed is kept here, please try again in a moment.',
  },
  sentBefore: {
    ar: 'سبق إرسال هذا بمحتوى آخر. تحقق من القائمة قبل الإضافة مرة أخرى.',
    en: 'This was already sent with different content. Check the list before adding again.',
  },
  draft: { ar: 'استعدنا ما كتبته من قبل.', en: 'We restored what you typed before.' },
  startAnew: { ar: 'ابدأ من جديد', en: 'Start over' },

  unverified: { ar: 'وثّق جوالك أولًا', en: 'Verify your mobile number first' },
  unverifiedBody: {
    ar: 'أدخل رمز التحقق ثم نعيدك إلى هنا. ما كتبته يبقى محفوظًا.',
    en: 'Enter the verification code and we’ll bring you back here. What you typed is kept.',
  },
  verify: { ar: 'وثّق الجوال', en: 'Verify mobile number' },
})

/** The number of open demands that a supply matches; `more` is true if only the newest demands were counted. */
function waitingArabic(count: number, more: boolean): string {
  if (more) return `يطابق ${count} طلبًا مفتوحًا أو أكثر`
  return countArabic(count, {
    zero: 'لا طلب مفتوح يطابقه الآن',
    one: 'يطابق طلبًا مفتوحًا واحدًا',
    two: 'يطابق طلبين مفتوحين',
    few: `يطابق ${count} طلبات مفتوحة`,
    many: `يطابق ${count} طلبًا مفتوحًا`,
    other: `يطابق ${count} طلب مفتوح`,
  })
}

function waitingEnglish(count: number, more: boolean): string {
  if (more) return `Matches ${count} or more open demands`
  return count === 0
    ? 'No matching open demand right now'
    : countEnglish(count, { one: 'Matches 1 open demand', other: `Matches ${count} open demands` })
}
