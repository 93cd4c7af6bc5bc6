import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of sign-up and of choosing a password. */
export const signUpText = messages({
  title: { ar: 'إنشاء حساب', en: 'Create an account' },
  about: {
    ar: 'أنشئ حسابك في سوق السمك: مشترٍ، صياد، بائع محلي أو بائع دولي.',
    en: 'Create your account of the fish market: buyer, fisherman, local or international seller.',
  },
  haveOne: { ar: 'لديك حساب؟', en: 'Have an account?' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },

  who: { ar: 'من أنت؟', en: 'Who are you?' },
  local_buyer: { ar: 'مشترٍ محلي', en: 'Local buyer' },
  local_buyer_line: {
    ar: 'تشتري لبيتك أو مطعمك، وتطلب عروضًا',
    en: 'Buys for the home or a restaurant, asks for offers',
  },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  fisherman_line: {
    ar: 'تبيع صيدك برقم هويتك، بلا سجل تجاري',
    en: 'Sells the catch by identity number, no register needed',
  },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  local_seller_line: {
    ar: 'تبيع وتزايد وتفتح مزادات، بسجل تجاري',
    en: 'Sells, bids and opens auctions, with a commercial register',
  },
  international_seller: { ar: 'بائع دولي (مستورد)', en: 'International seller (importer)' },
  international_seller_line: {
    ar: 'كل ما سبق، مع سوق بحار للعرض والطلب',
    en: 'All of that, and the Behar market of supply and demand',
  },

  you: { ar: 'بياناتك', en: 'Your details' },
  f_name: { ar: 'الاسم الأول', en: 'First name' },
  l_name: { ar: 'اسم العائلة', en: 'Family name' },
  mobileHint: { ar: 'نرسل إليه رمز التحقق', en: 'We send the verification code to it' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  n_id: { ar: 'رقم الهوية أو الإقامة', en: 'National or residence number' },
  n_idHint: {
    ar: '10 أرقام تبدأ بـ 1 أو 2، ولا تظهر لأحد',
    en: '10 digits that start with 1 or 2, shown to nobody',
  },
  nationalKind: { ar: 'هوية وطنية', en: 'National identity' },
  residenceKind: { ar: 'إقامة', en: 'Residence permit' },
  cr_number: { ar: 'رقم السجل التجاري أو الرقم الموحد', en: 'Commercial register or unified number' },
  cr_numberHint: { ar: '10 أرقام، الأول من 1 إلى 7', en: '10 digits, the first from 1 to 7' },
  crKind: { ar: 'سجل تجاري', en: 'Commercial register' },
  unifiedKind: { ar: 'رقم وطني موحد', en: 'Unified national number' },
  address: { ar: 'العنوان', en: 'Address' },
  confirmation: { ar: 'تأكيد كلمة المرور', en: 'Password again' },
  same: { ar: 'متطابقتان', en: 'They match' },
  different: { ar: 'غير متطابقتين بعد', en: 'They do not match yet' },
  mobileTaken: {
    ar: 'هل هو رقمك؟ [سجّل الدخول](signIn) أو [استعد كلمة المرور](forgot).',
    en: 'Is it yours? [Sign in](signIn) or [recover your password](forgot).',
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
    ar: 'يلزم أن توافق على الشروط والأحكام لإنشاء الحساب',
    en: 'Agree to the terms of use to create the account',
  },
  marketing: { ar: 'أرسلوا لي عروض الأسعار', en: 'Send me price offers' },
  kept: { ar: 'ما كتبته محفوظ.', en: 'What you typed is kept.' },
  create: { ar: 'أنشئ الحساب', en: 'Create the account' },
  codeFollows: {
    ar: 'نرسل رمزًا من 6 أرقام إلى جوالك بعد هذه الخطوة',
    en: 'After this step we send a 6-digit code to your mobile',
  },
  wrongFields: {
    ar: (wrong: number) =>
      countArabic(wrong, {
        zero: 'راجع الحقول',
        one: 'حقل واحد يحتاج تصحيحًا',
        two: 'حقلان يحتاجان تصحيحًا',
        few: `${wrong} حقول تحتاج تصحيحًا`,
        many: `${wrong} حقلًا يحتاج تصحيحًا`,
        other: `${wrong} حقل يحتاج تصحيحًا`,
      }),
    en: (wrong: number) =>
      countEnglish(wrong, {
        one: 'One field needs a correction',
        other: `${wrong} fields need a correction`,
      }),
  },
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
