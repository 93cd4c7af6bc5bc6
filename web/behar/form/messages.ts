import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of both forms of the Behar market. */
export const formText = messages({
  addSupply: { ar: 'أضف عرضًا', en: 'Add a supply' },
  addDemand: { ar: 'أضف طلبًا', en: 'Add a demand' },
  likeSupply: { ar: 'أضف مثله', en: 'Add one like it' },
  likeDemand: { ar: 'اطلب مثله', en: 'Ask for the same' },
  changeTarget: { ar: 'عدّل الهدف', en: 'Change the target' },
  named: {
    ar: (step: string, number: string) => `${step}، ${number}`,
    en: (step: string, number: string) => `${step}, ${number}`,
  },
  changeNote: {
    ar: (number: string) => `لا يُعدَّل الطلب في مكانه: نضيف طلبًا جديدًا بما تكتبه هنا، ثم نحذف ${number}.`,
    en: (number: string) =>
      `A demand is not changed in place: what you write here is added as a new one, then ${number} is removed.`,
  },

  fish: { ar: 'نوع السمك', en: 'Species' },
  fishHint: { ar: 'الاسم بأي لغة أو رمز الفاو', en: 'A name in either language, or its FAO code' },
  fishCode: {
    ar: (scientific: string, code: string) => `${scientific} · رمز الفاو ${code}`,
    en: (scientific: string, code: string) => `${scientific} · FAO code ${code}`,
  },
  category: { ar: 'المجموعة', en: 'Group' },
  size: { ar: 'الحجم', en: 'Size' },
  chooseSize: { ar: 'اختر الحجم', en: 'Choose the size' },
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
  target: { ar: 'هدفك للكيلو', en: 'Target per kg' },
  targetHint: { ar: 'بلا هدف تُعرض عليك كل الأسعار.', en: 'Without one, every price is shown.' },
  riyal: { ar: 'ريال', en: 'SR' },
  country: { ar: 'بلد المنشأ', en: 'Country of origin' },
  countryHint: { ar: 'ابحث عن بلد', en: 'Find a country' },
  from: { ar: 'متاح من', en: 'Available from' },
  to: { ar: 'متاح حتى', en: 'Available until' },
  toHint: { ar: 'بلا تاريخ يبقى معروضًا حتى يُباع.', en: 'Without a day it stays until it is sold.' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  notes: { ar: 'ملاحظات', en: 'Notes' },
  supplyNotesHint: {
    ar: 'التعبئة، ميناء الوصول، شهادة الصحة',
    en: 'Packing, port of arrival, health certificate',
  },
  demandNotesHint: {
    ar: 'التعبئة، مكان التسليم، شروط الدفع',
    en: 'Packing, place of delivery, terms of payment',
  },

  showAll: { ar: 'اعرض القائمة كلها', en: 'Show the whole list' },
  choicesFound: {
    ar: (found: number) =>
      countArabic(found, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${found} نتائج`,
        many: `${found} نتيجة`,
        other: `${found} نتيجة`,
      }),
    en: (found: number) => countEnglish(found, { one: '1 result', other: `${found} results` }),
  },
  noneFound: { ar: 'لا شيء بهذا الاسم', en: 'Nothing of that name' },

  worth: { ar: 'قيمة الشحنة كلها', en: 'The whole lot' },
  worthAtTarget: { ar: 'قيمتها عند هدفك', en: 'At your target' },
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
  nearestNone: { ar: 'لا عرض مطابق الآن', en: 'No matching supply now' },

  sendSupply: { ar: 'أضف العرض', en: 'Add the supply' },
  sendDemand: { ar: 'أضف الطلب', en: 'Add the demand' },
  sendTarget: { ar: 'احفظ الهدف الجديد', en: 'Save the new target' },
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
      `Your supply ${number} was added and meets ${countEnglish(demands, {
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
    en: (number: string) => `Your demand ${number} was added and is matched already`,
  },
  targetChanged: {
    ar: (number: string, old: string) => `صار طلبك ${number}، وحُذف ${old}`,
    en: (number: string, old: string) => `Your demand is now ${number}, and ${old} was removed`,
  },
  oldStays: {
    ar: (number: string, old: string) =>
      `أُضيف ${number} لكن لم يُحذف ${old}: الطلبان قائمان، احذف القديم من القائمة.`,
    en: (number: string, old: string) =>
      `${number} was added but ${old} could not be removed: both stand. Remove the old one from the list.`,
  },

  wrongFields: {
    ar: (fields: number) =>
      countArabic(fields, {
        zero: 'راجع الحقول',
        one: 'راجع هذا الحقل:',
        two: 'راجع هذين الحقلين:',
        few: `راجع هذه الحقول الـ${fields}:`,
        many: `راجع هذه الحقول الـ${fields}:`,
        other: `راجع هذه الحقول الـ${fields}:`,
      }),
    en: (fields: number) =>
      countEnglish(fields, {
        one: 'Please check this field:',
        other: `Please check these ${fields} fields:`,
      }),
  },
  notSent: {
    ar: 'لم يصل إلى سوق بحار. ما كتبته محفوظ هنا، أعد الإرسال بعد لحظات.',
    en: 'It did not reach the behar market. What you wrote is kept here: send it again in a moment.',
  },
  sentBefore: {
    ar: 'وصل إرسال سابق بمحتوى آخر. تحقق من القائمة قبل أن تضيف مرة أخرى.',
    en: 'An earlier sending arrived with other content. Look at the list before you add again.',
  },
  draft: { ar: 'عاد ما كتبته من قبل.', en: 'What you wrote before is back.' },
  startAnew: { ar: 'ابدأ من جديد', en: 'Start anew' },

  unverified: { ar: 'وثّق جوالك أولًا', en: 'Verify your mobile first' },
  unverifiedBody: {
    ar: 'رمز واحد إلى جوالك ثم تعود إلى هنا. ما كتبته يبقى.',
    en: 'One code to your mobile, and you come back here. What you wrote stays.',
  },
  verify: { ar: 'وثّق الجوال', en: 'Verify the mobile' },
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
  if (more) return `It meets ${count} open demands or more`
  return count === 0
    ? 'No open demand is met now'
    : countEnglish(count, { one: 'It meets 1 open demand', other: `It meets ${count} open demands` })
}
