import type { FieldProblem } from '../errors.ts'
import type { Locale, Pair } from '../locale.ts'
import { fieldMessage, lastPart } from './fieldMessages.ts'

/** The text of a problem at a field, named as in the API. For a blank field, it says what to enter or choose there. */
export function messageAtField(problem: FieldProblem, locale: Locale, field: string): string {
  const missing =
    problem.code === 'required' ? (requiredTexts[field] ?? requiredTexts[lastPart(field)]) : undefined
  return missing ? missing[locale] : fieldMessage(problem, locale, field)
}

/** The text at a blank price of a preparation. A free preparation is entered as 0. */
const preparationPrice: Pair = {
  ar: 'اكتب السعر، أو 0 إن كان مجانًا',
  en: 'Enter the price, or 0 if it is free',
}

/** The instructions for a blank field, by its name in the API or by the last part of its name. */
const requiredTexts: Readonly<Record<string, Pair>> = {
  f_name: { ar: 'اكتب اسمك الأول', en: 'Enter your first name' },
  l_name: { ar: 'اكتب اسم عائلتك', en: 'Enter your last name' },
  mobile: { ar: 'اكتب رقم الجوال', en: 'Enter your mobile number' },
  email: { ar: 'اكتب البريد الإلكتروني', en: 'Enter your email' },
  n_id: { ar: 'اكتب رقم الهوية أو الإقامة', en: 'Enter your national ID or Iqama number' },
  cr_number: {
    ar: 'اكتب رقم السجل التجاري أو الرقم الموحد',
    en: 'Enter your commercial registration or unified number',
  },
  document: {
    ar: 'أضف صورة السجل أو الرخصة أو ملف PDF منها',
    en: 'Add a photo or PDF of the registration or licence',
  },
  password: { ar: 'اكتب كلمة المرور', en: 'Enter your password' },
  password_confirmation: { ar: 'اكتب كلمة المرور مرة أخرى', en: 'Enter the password again' },
  current_password: { ar: 'اكتب كلمة المرور الحالية', en: 'Enter your current password' },
  proof: { ar: 'أكّد أنك صاحب الحساب', en: 'Confirm it’s you' },
  otp: { ar: 'اكتب رمز التحقق', en: 'Enter the verification code' },
  code: { ar: 'اكتب الرمز', en: 'Enter the code' },
  name: { ar: 'اكتب اسمك', en: 'Enter your name' },
  'name.ar': { ar: 'اكتب الاسم بالعربية', en: 'Enter the name in Arabic' },
  'name.en': { ar: 'اكتب الاسم بالإنجليزية', en: 'Enter the name in English' },
  subject: { ar: 'اكتب موضوع الرسالة', en: 'Enter a subject' },
  message: { ar: 'اكتب رسالتك', en: 'Enter your message' },
  reply: { ar: 'اكتب الرد', en: 'Enter your reply' },
  title: { ar: 'اكتب العنوان', en: 'Enter the title' },
  'title.ar': { ar: 'اكتب العنوان بالعربية', en: 'Enter the title in Arabic' },
  'title.en': { ar: 'اكتب العنوان بالإنجليزية', en: 'Enter the title in English' },
  body: { ar: 'اكتب النص', en: 'Enter the text' },
  'body.ar': { ar: 'اكتب النص بالعربية', en: 'Enter the text in Arabic' },
  'body.en': { ar: 'اكتب النص بالإنجليزية', en: 'Enter the text in English' },
  note: { ar: 'اكتب السبب', en: 'Enter the reason' },
  reason: { ar: 'اكتب السبب', en: 'Enter the reason' },
  stars: { ar: 'اختر عدد النجوم', en: 'Choose a star rating' },
  recipient_name: { ar: 'اكتب اسم المستلم', en: 'Enter the recipient’s name' },
  address: { ar: 'اكتب الحي والمبنى', en: 'Enter the district and building' },
  'address.address': { ar: 'اكتب الحي والمبنى', en: 'Enter the district and building' },
  street: { ar: 'اكتب الشارع', en: 'Enter the street' },
  region: { ar: 'اختر المنطقة', en: 'Choose the region' },
  zip_code: { ar: 'اكتب الرمز البريدي', en: 'Enter the postal code' },
  city_id: { ar: 'اختر المدينة', en: 'Choose the city' },
  market_id: { ar: 'اختر السوق', en: 'Choose the market' },
  delivery_method_id: { ar: 'اختر طريقة الاستلام', en: 'Choose a delivery method' },
  payment_id: { ar: 'اختر طريقة الدفع', en: 'Choose a payment method' },
  fish_id: { ar: 'اختر نوع السمك', en: 'Choose the species' },
  type_fish_id: { ar: 'اختر نوع السمك', en: 'Choose the species' },
  fish_type_id: { ar: 'اختر نوع السمك', en: 'Choose the species' },
  fish_type: { ar: 'اختر الحالة', en: 'Choose the condition' },
  category_id: { ar: 'اختر التصنيف', en: 'Choose the category' },
  size: { ar: 'اختر الحجم', en: 'Choose the size' },
  size_id: { ar: 'اختر الحجم', en: 'Choose the size' },
  quality: { ar: 'اختر الجودة', en: 'Choose the quality' },
  origin: { ar: 'اختر المصدر', en: 'Choose the origin' },
  origin_country: { ar: 'اختر بلد المنشأ', en: 'Choose the country of origin' },
  quantity: { ar: 'اكتب الكمية', en: 'Enter the quantity' },
  weight: { ar: 'اكتب الوزن', en: 'Enter the weight' },
  price: { ar: 'اكتب السعر', en: 'Enter the price' },
  gutted: preparationPrice,
  cleaned: preparationPrice,
  fillet: preparationPrice,
  steaks: preparationPrice,
  image: { ar: 'أضف صورة', en: 'Add a photo' },
  pictures: { ar: 'أضف صورة', en: 'Add a photo' },
  starts_at: { ar: 'اختر وقت البداية', en: 'Choose the start time' },
  ends_at: { ar: 'اختر وقت النهاية', en: 'Choose the end time' },
  minutes: { ar: 'اكتب المدة بالدقائق', en: 'Enter the duration in minutes' },
  min_increment: { ar: 'اكتب أقل زيادة', en: 'Enter the minimum increment' },
  needed_by: { ar: 'اختر الموعد المطلوب', en: 'Choose the date you need it by' },
  available_from: { ar: 'اختر تاريخ البداية', en: 'Choose the start date' },
  money: { ar: 'اكتب مبلغ المزايدة', en: 'Enter your bid' },
  max_money: { ar: 'اكتب الحد الأقصى', en: 'Enter your maximum' },
  amount: { ar: 'اكتب المبلغ', en: 'Enter the amount' },
  bank_name: { ar: 'اكتب اسم البنك', en: 'Enter the bank name' },
  account_holder: { ar: 'اكتب اسم صاحب الحساب', en: 'Enter the account holder’s name' },
  transfer_reference: { ar: 'اكتب رقم التحويل', en: 'Enter the transfer reference' },
  transferred_at: { ar: 'اختر تاريخ التحويل', en: 'Choose the transfer date' },
  receipt: { ar: 'أضف صورة الإيصال', en: 'Add the receipt photo' },
  iban: { ar: 'اكتب رقم الآيبان', en: 'Enter the IBAN' },
}
