import { wrongFieldsCounted } from '../../app/texts/counted.ts'
import { messages } from '../../app/texts/text.ts'

export const editText = messages({
  title: { ar: 'تعديل الحساب', en: 'Edit account' },
  picture: { ar: 'الصورة', en: 'Photo' },
  choosePicture: { ar: 'اختيار صورة للحساب', en: 'Choose a photo' },
  pictureHint: {
    ar: 'JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت',
    en: 'JPEG, PNG, WebP or AVIF, up to 8 MB',
  },
  pictureChosen: { ar: 'صورة جديدة، تُحفظ مع التغييرات', en: 'New photo: saved with your changes' },
  undoPicture: { ar: 'التراجع عن الصورة', en: 'Undo' },

  editable: { ar: 'بيانات يمكنك تعديلها', en: 'Details you can edit' },
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'اسم العائلة', en: 'Last name' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  proofHint: {
    ar: 'لحماية حسابك قبل تغيير بريدك. سنرسل تنبيهًا إلى بريدك الحالي.',
    en: 'To protect your account before your email changes. We’ll notify your current address.',
  },
  address: { ar: 'العنوان', en: 'Address' },
  vatHint: {
    ar: 'إن كنت مسجّلًا في ضريبة القيمة المضافة: 15 رقمًا يبدأ بـ 3 وينتهي بـ 3. يظهر في إيصالات طلباتك القادمة.',
    en: 'If you are registered for VAT: 15 digits that start and end with 3. It is printed on the receipts of your next orders.',
  },

  fixed: { ar: 'بيانات لا تُعدَّل من هنا', en: 'Details we change for you' },
  fixedWhy: { ar: 'لتغييرها تواصل مع فريق السوق.', en: 'To change these, contact our team.' },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  upgradeFurther: { ar: 'اطلب الترقية إلى بائع دولي', en: 'Become an international seller' },
  upgrade: { ar: 'اطلب ترقية الحساب', en: 'Become a seller' },

  password: { ar: 'كلمة المرور', en: 'Password' },
  passwordWhy: {
    ar: 'اتركها فارغة لتبقى كما هي. تغييرها يسجّل خروجك من الأجهزة الأخرى.',
    en: 'Leave blank to keep it. Changing it signs you out of all other devices.',
  },
  current: { ar: 'الحالية', en: 'Current' },
  new: { ar: 'الجديدة', en: 'New' },
  again: { ar: 'الجديدة مرة أخرى', en: 'New, again' },

  save: { ar: 'احفظ التغييرات', en: 'Save changes' },
  saving: { ar: 'جارٍ الحفظ', en: 'Saving' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  saved: { ar: 'حُفظت التغييرات', en: 'Changes saved' },
  wrongFields: wrongFieldsCounted,
  notSaved: {
    ar: 'لم تُحفظ التغييرات. ما كتبته باقٍ هنا، أعد المحاولة بعد لحظات.',
    en: 'Your changes were not saved. What you typed is kept here, please try again in a moment.',
  },
})
