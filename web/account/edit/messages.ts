import { messages } from '../../app/texts/text.ts'
import { wrongFieldsCounted } from '../../products/listing/wrongFields.ts'

export const editText = messages({
  title: { ar: 'تعديل الحساب', en: 'Edit the account' },
  picture: { ar: 'الصورة', en: 'Picture' },
  choosePicture: { ar: 'اختيار صورة للحساب', en: 'Choose a picture for the account' },
  pictureHint: {
    ar: 'JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت',
    en: 'JPEG, PNG, WebP or AVIF, up to 8 MB',
  },
  pictureChosen: { ar: 'صورة جديدة، تُحفظ مع التغييرات', en: 'A new picture: it is saved with the changes' },
  undoPicture: { ar: 'التراجع عن الصورة', en: 'Undo the picture' },

  editable: { ar: 'بيانات تعدّلها', en: 'What you can change' },
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'اسم العائلة', en: 'Family name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  proofHint: {
    ar: 'لحماية حسابك قبل تغيير بريدك. نخبر بريدك الحالي بالتغيير.',
    en: 'To protect your account before the e-mail changes. We tell your present address of the change.',
  },
  address: { ar: 'العنوان', en: 'Address' },

  fixed: { ar: 'بيانات ثابتة', en: 'What stays' },
  fixedWhy: { ar: 'تتغير بطلب يوثّقه فريق السوق.', en: "Changed by the market's team, on request." },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  upgradeFurther: { ar: 'اطلب الترقية إلى بائع دولي', en: 'Ask to become an international seller' },
  upgrade: { ar: 'اطلب ترقية الحساب', en: 'Ask to become a seller' },

  password: { ar: 'كلمة المرور', en: 'Password' },
  passwordWhy: {
    ar: 'اتركها فارغة لتبقى كما هي. تغييرها يُنهي كل الأجهزة الأخرى.',
    en: 'Leave it empty to keep it. Changing it signs out all other devices.',
  },
  current: { ar: 'الحالية', en: 'Present' },
  new: { ar: 'الجديدة', en: 'New' },
  again: { ar: 'الجديدة مرة أخرى', en: 'New, once more' },

  save: { ar: 'احفظ التغييرات', en: 'Save the changes' },
  saving: { ar: 'جارٍ الحفظ', en: 'Saving' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  saved: { ar: 'حُفظت التغييرات', en: 'The changes are saved' },
  wrongFields: wrongFieldsCounted,
  notSaved: {
    ar: 'لم تُحفظ التغييرات. ما كتبته باقٍ هنا، أعد المحاولة بعد لحظات.',
    en: 'The changes were not saved. What you wrote is kept here, please try again in a moment.',
  },
})
