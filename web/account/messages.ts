import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts of the account page and of the layout of private pages. */
export const accountText = messages({
  menu: { ar: 'صفحات حسابي', en: 'Pages of my account' },
  account: { ar: 'حسابي', en: 'My account' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  operations: { ar: 'لوحة التشغيل', en: 'Operations' },
  sellOrders: { ar: 'طلبات البيع', en: 'Sales' },
  purchaseOrders: { ar: 'طلبات الشراء', en: 'Purchases' },
  waiting: {
    ar: (n: number) => `${n} بانتظارك`,
    en: (n: number) => `${n} waiting for you`,
  },
  myProducts: { ar: 'منتجاتي', en: 'My products' },
  myAuctions: { ar: 'مزاداتي', en: 'My auctions' },
  requests: { ar: 'طلباتي وعروضي', en: 'My requests and offers' },
  favorites: { ar: 'المفضلة', en: 'Favourites' },
  behar: { ar: 'سوق بحار', en: 'Behar market' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  edit: { ar: 'تعديل', en: 'Edit' },
  editAccount: { ar: 'تعديل بيانات الحساب', en: 'Edit the account' },

  unverifiedTitle: { ar: 'وثّق رقم جوالك لتبيع وتشتري', en: 'Verify your mobile to buy and sell' },
  unverifiedBody: {
    ar: 'أرسلنا إليك رمزًا من 6 أرقام. حساب لم يوثَّق جواله خلال 24 ساعة يُلغى.',
    en: 'We sent you a code of 6 digits. An account whose mobile is not verified within 24 hours ends.',
  },
  verify: { ar: 'توثيق الجوال', en: 'Verify the mobile' },

  myData: { ar: 'بياناتي', en: 'My details' },
  show: { ar: 'إظهار بياناتي كاملة', en: 'Show my details in full' },
  hide: { ar: 'إخفاء بياناتي', en: 'Hide my details' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  mobileVerified: { ar: 'جوال موثّق', en: 'verified' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  nationalId: { ar: 'رقم الهوية', en: 'National ID' },
  residenceId: { ar: 'رقم الإقامة', en: 'Residence number' },
  register: { ar: 'رقم السجل التجاري', en: 'Commercial register' },
  unified: { ar: 'الرقم الوطني الموحد', en: 'Unified national number' },
  address: { ar: 'العنوان', en: 'Address' },
  noAddress: { ar: 'لم تضف عنوانًا', en: 'None added yet' },
  noEmail: { ar: 'لم تضف بريدًا', en: 'None added yet' },
  since: { ar: 'عضو منذ', en: 'Member since' },
  type: { ar: 'نوع الحساب', en: 'Kind of account' },

  settings: { ar: 'الإعدادات والأمان', en: 'Settings and security' },
  devices: { ar: 'الأجهزة المسجلة', en: 'Signed-in devices' },
  devicesCount: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا أجهزة',
        one: 'جهاز واحد',
        two: 'جهازان',
        few: `${n} أجهزة`,
        many: `${n} جهازًا`,
        other: `${n} جهاز`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 device', other: `${n} devices` }),
  },
  password: { ar: 'كلمة المرور', en: 'Password' },
  theme: { ar: 'المظهر', en: 'Appearance' },
  marketing: { ar: 'رسائل الأسعار والعروض', en: 'News of prices and offers' },
  marketingBody: {
    ar: 'نرسلها إليك إذا اخترت ذلك فقط، وتوقفها متى شئت.',
    en: 'Sent only while you want them.',
  },
  marketingOn: { ar: 'ستصلك رسائل الأسعار والعروض', en: 'You will get news of prices and offers' },
  marketingOff: { ar: 'لن نرسل إليك رسائل عروض', en: 'You will get no news of offers' },
  download: { ar: 'تنزيل بياناتي', en: 'Download my data' },
  downloading: { ar: 'جارٍ تجهيز الملف', en: 'Preparing the file' },
  downloaded: { ar: 'نُزّل ملف بياناتك', en: 'Your data was downloaded' },
  deleteAccount: { ar: 'حذف الحساب', en: 'Delete the account' },
  failed: { ar: 'لم يتم ذلك، أعد المحاولة بعد لحظات', en: 'That did not work, please try again in a moment' },
})

/** Names of the account types (specification, section 1). */
export const typeText = messages({
  local_buyer: { ar: 'مشترٍ محلي', en: 'Local buyer' },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
})

/** Names of the account types for verified accounts. */
export const verifiedTypeText = messages({
  local_buyer: { ar: 'مشترٍ محلي موثّق', en: 'Verified local buyer' },
  fisherman: { ar: 'صياد موثّق', en: 'Verified fisherman' },
  local_seller: { ar: 'بائع محلي موثّق', en: 'Verified local seller' },
  international_seller: { ar: 'بائع دولي موثّق', en: 'Verified international seller' },
})
