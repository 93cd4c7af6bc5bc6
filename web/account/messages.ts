import { countArabic, countEnglish, messages } from '../app/texts/text.ts'
import { accountTitles, shopTitle } from '../app/titles.ts'

/** Texts of the account page and of the layout of private pages. */
export const accountText = messages({
  menu: { ar: 'صفحات حسابي', en: 'My account pages' },
  shop: shopTitle,
  account: { ar: 'حسابي', en: 'My account' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  operations: { ar: 'لوحة التشغيل', en: 'Operations' },
  sellOrders: { ar: 'طلبات البيع', en: 'Sales' },
  purchaseOrders: { ar: 'مشترياتي', en: 'My purchases' },
  waiting: {
    ar: (n: number) => `${n} بانتظارك`,
    en: (n: number) => `${n} waiting for you`,
  },
  myProducts: { ar: 'منتجاتي', en: 'My products' },
  myAuctions: { ar: 'مزاداتي', en: 'My auctions' },
  requests: { ar: 'طلباتي وعروضي', en: 'My requests and offers' },
  addresses: { ar: 'عناويني', en: 'My addresses' },
  favorites: { ar: 'المفضلة', en: 'Favourites' },
  hall: { ar: 'الحراج', en: 'Auction hall' },
  behar: { ar: 'سوق بحار', en: 'Behar market' },
  subscription: { ar: 'اشتراك سوق بحار', en: 'Behar market subscription' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  edit: { ar: 'تعديل', en: 'Edit' },
  editAccount: { ar: 'تعديل بيانات الحساب', en: 'Edit account' },

  unverifiedTitle: { ar: 'وثّق رقم جوالك لتبيع وتشتري', en: 'Verify your mobile number to buy and sell' },
  unverifiedBody: {
    ar: 'أرسلنا إليك رمزًا من 6 أرقام. يُلغى الحساب إن لم يوثَّق جواله خلال 24 ساعة.',
    en: 'We sent you a 6-digit code. Accounts not verified within 24 hours are closed.',
  },
  codesOffBody: {
    ar: 'لا يرسل السوق رموز التحقق بعد. تواصل مع إدارة السوق لتوثّق رقمك، ويبقى حسابك كما هو حتى ذلك.',
    en: 'The market doesn’t send codes yet. Contact the market team, who can confirm your number. Your account is kept until then.',
  },
  verify: { ar: 'توثيق الجوال', en: 'Verify mobile number' },
  askMarket: { ar: 'تواصل معنا', en: 'Contact us' },

  myData: { ar: 'بياناتي', en: 'My details' },
  show: { ar: 'إظهار بياناتي كاملة', en: 'Show full details' },
  hide: { ar: 'إخفاء بياناتي', en: 'Hide details' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  mobileVerified: { ar: 'جوال موثّق', en: 'Verified' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  nationalId: { ar: 'رقم الهوية', en: 'National ID' },
  residenceId: { ar: 'رقم الإقامة', en: 'Iqama number' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  register: { ar: 'رقم السجل التجاري', en: 'Commercial registration number' },
  unified: { ar: 'الرقم الوطني الموحد', en: 'Unified national number' },
  address: { ar: 'العنوان', en: 'Address' },
  noEmail: { ar: 'لم تضف بريدًا', en: 'Not added yet' },
  since: { ar: 'عضو منذ', en: 'Member since' },
  type: { ar: 'نوع الحساب', en: 'Account type' },

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
  notifications: accountTitles.notifications,
  theme: { ar: 'المظهر', en: 'Appearance' },
  marketing: { ar: 'رسائل الأسعار والعروض', en: 'Price and offer updates' },
  marketingBody: {
    ar: 'نرسلها إليك إذا اخترت ذلك فقط، وتوقفها متى شئت.',
    en: 'Only if you want them. Turn them off any time.',
  },
  marketingOn: { ar: 'ستصلك رسائل الأسعار والعروض', en: 'You will get price and offer updates' },
  marketingOff: { ar: 'لن نرسل إليك رسائل عروض', en: 'You will no longer get offer updates' },
  download: { ar: 'تنزيل بياناتي', en: 'Download my data' },
  downloading: { ar: 'جارٍ تجهيز الملف', en: 'Preparing your file' },
  downloaded: { ar: 'نُزّلت بياناتك', en: 'Your data was downloaded' },
  deleteAccount: { ar: 'حذف الحساب', en: 'Delete account' },
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
