import { wrongFieldsCounted } from '../../app/texts/counted.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of sign-up and of choosing a password. */
export const signUpText = messages({
  title: { ar: 'إنشاء حساب', en: 'Create account' },
  about: {
    ar: 'أنشئ حسابك في سوق السمك: مشترٍ، صياد، بائع محلي أو بائع دولي.',
    en: 'Create your Samak Market account: buyer, fisherman, local or international seller.',
  },
  haveOne: { ar: 'لديك حساب؟', en: 'Have an account?' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },

  who: { ar: 'نوع الحساب', en: 'Account type' },
  local_buyer: { ar: 'مشترٍ محلي', en: 'Local buyer' },
  local_buyer_line: {
    ar: 'تشتري لبيتك أو مطعمك، وتطلب عروضًا',
    en: 'Buy for your home or restaurant, request offers',
  },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  fisherman_line: {
    ar: 'تبيع صيدك برقم هويتك، دون سجل تجاري',
    en: 'Sell your catch with your ID, no commercial registration',
  },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  local_seller_line: {
    ar: 'تبيع وتزايد وتفتح مزادات، بسجل تجاري',
    en: 'Sell, bid and run auctions, with a commercial registration',
  },
  international_seller: { ar: 'بائع دولي (مستورد)', en: 'International seller (importer)' },
  international_seller_line: {
    ar: 'كل ما سبق، مع سوق بحار للعرض والطلب',
    en: 'All of the above, plus supply and demand in Behar market',
  },

  you: { ar: 'بياناتك', en: 'Your details' },
  f_name: { ar: 'الاسم الأول', en: 'First name' },
  l_name: { ar: 'اسم العائلة', en: 'Last name' },
  mobileHint: { ar: 'نرسل إليه رمز التحقق', en: 'We’ll send a verification code to it' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  n_id: { ar: 'رقم الهوية أو الإقامة', en: 'National ID or Iqama number' },
  n_idHint: {
    ar: '10 أرقام تبدأ بـ 1 أو 2، ولا يراها إلا فريق السوق',
    en: '10 digits starting with 1 or 2. Only our team sees it',
  },
  nationalKind: { ar: 'هوية وطنية', en: 'National ID' },
  residenceKind: { ar: 'إقامة', en: 'Iqama' },
  cr_number: { ar: 'رقم السجل التجاري أو الرقم الموحد', en: 'Commercial registration or unified number' },
  cr_numberHint: { ar: '10 أرقام، الأول من 1 إلى 7', en: '10 digits starting with 1 to 7' },
  crKind: { ar: 'سجل تجاري', en: 'Commercial registration' },
  unifiedKind: { ar: 'رقم وطني موحد', en: 'Unified national number' },
  address: { ar: 'العنوان', en: 'Address' },
  confirmation: { ar: 'تأكيد كلمة المرور', en: 'Confirm password' },
  same: { ar: 'متطابقتان', en: 'They match' },
  different: { ar: 'غير متطابقتين بعد', en: 'They do not match yet' },
  mobileTaken: {
    ar: 'هذا رقمك؟ [سجّل الدخول](signIn) أو [استعد كلمة المرور](forgot).',
    en: 'Is it yours? [Sign in](signIn) or [reset your password](forgot).',
  },

  passwordHint: {
    ar: (least: number) =>
      countArabic(least, {
        zero: 'أي طول',
        one: 'حرف واحد على الأقل',
        two: 'حرفان على الأقل',
        few: `${least} أحرف على الأقل`,
        many: `${least} حرفًا على الأقل`,
        other: `${least} حرف على الأقل`,
      }),
    en: (least: number) => `At least ${least} characters`,
  },
  passwordShort: {
    ar: (missing: number) =>
      countArabic(missing, {
        zero: 'قصيرة',
        one: 'قصيرة: ينقصها حرف واحد',
        two: 'قصيرة: ينقصها حرفان',
        few: `قصيرة: تنقصها ${missing} أحرف`,
        many: `قصيرة: ينقصها ${missing} حرفًا`,
        other: `قصيرة: ينقصها ${missing} حرف`,
      }),
    en: (missing: number) =>
      countEnglish(missing, {
        one: 'Too short: one more character',
        other: `Too short: ${missing} more characters`,
      }),
  },
  passwordLong: { ar: 'أطول من المسموح', en: 'Longer than allowed' },
  passwordCommon: { ar: 'شائعة ويسهل تخمينها', en: 'Common and easy to guess' },
  passwordFair: {
    ar: (letters: number) => `مقبولة: ${arabicLetters(letters)} وليست شائعة`,
    en: (letters: number) => `Fair: ${letters} characters and not a common one`,
  },
  passwordStrong: {
    ar: (letters: number) => `قوية: ${arabicLetters(letters)} وليست شائعة`,
    en: (letters: number) => `Strong: ${letters} characters and not a common one`,
  },
  passwordVeryStrong: {
    ar: (letters: number) => `قوية جدًا: ${arabicLetters(letters)} وليست شائعة`,
    en: (letters: number) => `Very strong: ${letters} characters and not a common one`,
  },

  consentLabel: { ar: 'الموافقة', en: 'Consent' },
  consent: {
    ar: (version: string) => `أوافق على [الشروط والأحكام](terms) و[سياسة الخصوصية](privacy)، نسخة ${version}`,
    en: (version: string) =>
      `I agree to the [terms of use](terms) and the [privacy policy](privacy), version ${version}`,
  },
  consentNeeded: {
    ar: 'وافق على الشروط والأحكام لإنشاء الحساب',
    en: 'Agree to the terms of use to create your account',
  },
  marketing: { ar: 'أرسلوا لي الأسعار والعروض', en: 'Send me prices and offers' },
  kept: { ar: 'ما كتبته محفوظ.', en: 'What you typed is kept.' },
  create: { ar: 'أنشئ الحساب', en: 'Create account' },
  codeFollows: {
    ar: 'نرسل رمزًا من 6 أرقام إلى جوالك بعد هذه الخطوة',
    en: 'Next, we’ll send a 6-digit code to your mobile',
  },
  wrongFields: wrongFieldsCounted,
})

function arabicLetters(letters: number): string {
  return countArabic(letters, {
    zero: 'بلا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${letters} أحرف`,
    many: `${letters} حرفًا`,
    other: `${letters} حرف`,
  })
}
