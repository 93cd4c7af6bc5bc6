import { messages } from '../app/texts/text.ts'

/** Texts of the address book and of the fields of an address. */
export const addressText = messages({
  recipient: { ar: 'اسم المستلم', en: 'Recipient name' },
  city: { ar: 'المدينة', en: 'City' },
  chooseCity: { ar: 'اختر المدينة', en: 'Choose city' },
  inRegion: { ar: (region: string) => `المنطقة: ${region}`, en: (region: string) => `Region: ${region}` },
  place: { ar: 'الحي والمبنى', en: 'District and building' },
  placeHint: { ar: 'أو علامة يعرف بها السائق المكان', en: 'Or a landmark the driver knows' },
  street: { ar: 'الشارع', en: 'Street' },
  zip: { ar: 'الرمز البريدي', en: 'Postal code' },
  zipHint: { ar: 'خمسة أرقام من العنوان الوطني', en: 'Five digits, from your National Address' },
  short: { ar: 'العنوان المختصر', en: 'Short address' },
  shortHint: { ar: 'أربعة أحرف وأربعة أرقام من سبل', en: 'Four letters and four digits, from SPL' },

  book: { ar: 'عناويني', en: 'My addresses' },
  bookBody: {
    ar: 'تختار منها عند الطلب، ويُختار الأساسي أولًا.',
    en: 'You choose one when you order; your default address comes first.',
  },
  none: { ar: 'لا عناوين محفوظة', en: 'No saved addresses' },
  noneBody: {
    ar: 'احفظ عنوان بيتك أو عملك مرة واحدة، ثم اختره في كل طلب.',
    en: 'Save your home or work address once, then pick it for every order.',
  },
  add: { ar: 'أضف عنوانًا', en: 'Add an address' },
  full: {
    ar: (most: number) => `حفظت ${most} عنوانًا، وهو الحد. احذف عنوانًا لتضيف غيره.`,
    en: (most: number) => `You have saved ${most} addresses, the most you can. Remove one to add another.`,
  },
  default: { ar: 'الأساسي', en: 'Default' },
  makeDefault: { ar: 'اجعله الأساسي', en: 'Set as default' },
  makeDefaultNamed: {
    ar: (address: string) => `اجعله الأساسي: ${address}`,
    en: (address: string) => `Set as default: ${address}`,
  },
  isDefault: { ar: 'صار العنوان الأساسي', en: 'This is now your default address' },
  edit: { ar: 'تعديل', en: 'Edit' },
  editNamed: { ar: (address: string) => `تعديل: ${address}`, en: (address: string) => `Edit: ${address}` },
  editTitle: { ar: 'تعديل العنوان', en: 'Edit address' },
  remove: { ar: 'حذف', en: 'Remove' },
  removeNamed: { ar: (address: string) => `حذف: ${address}`, en: (address: string) => `Remove: ${address}` },
  removeAsk: { ar: 'حذف هذا العنوان؟', en: 'Remove this address?' },
  removeBody: {
    ar: (address: string) => `${address}. الطلبات السابقة تبقى كما هي.`,
    en: (address: string) => `${address}. Orders that you have placed keep it.`,
  },
  removeYes: { ar: 'احذفه', en: 'Remove it' },
  removeNo: { ar: 'أبقه', en: 'Keep it' },
  removed: { ar: 'حُذف العنوان', en: 'Address removed' },
  noDelivery: { ar: 'لا توصيل إلى هذه المدينة الآن', en: 'No delivery to this city now' },
  save: { ar: 'احفظ العنوان', en: 'Save address' },
  saving: { ar: 'جارٍ الحفظ', en: 'Saving' },
  saved: { ar: 'حُفظ العنوان', en: 'Address saved' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  defaultBox: { ar: 'اجعله عنواني الأساسي', en: 'Make this my default address' },
  wrong: { ar: 'راجع ما يلي قبل الحفظ', en: 'Please check these before you save' },
  notSaved: {
    ar: 'لم نتأكد من حفظ العنوان. أعد المحاولة، ولن يتكرر.',
    en: 'We are not sure that the address was saved. Try again; it will not be saved twice.',
  },
  failed: { ar: 'تعذّر تحميل عناوينك', en: 'We couldn’t load your addresses' },
  notDone: {
    ar: 'لم يتم ذلك، أعد المحاولة بعد لحظات',
    en: 'That did not work, please try again in a moment',
  },
})
