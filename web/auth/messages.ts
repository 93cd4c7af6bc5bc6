import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts that the sign-in pages share. */
export const authText = messages({
  mobile: { ar: 'رقم الجوال', en: 'Mobile number' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  or: { ar: 'أو', en: 'or' },
  busy: { ar: 'لحظة من فضلك', en: 'One moment' },
  retryIn: {
    ar: (minutes: number) =>
      countArabic(minutes, {
        zero: 'يمكنك المحاولة الآن',
        one: 'حاول مرة أخرى بعد دقيقة',
        two: 'حاول مرة أخرى بعد دقيقتين',
        few: `حاول مرة أخرى بعد ${minutes} دقائق`,
        many: `حاول مرة أخرى بعد ${minutes} دقيقة`,
        other: `حاول مرة أخرى بعد ${minutes} دقيقة`,
      }),
    en: (minutes: number) =>
      countEnglish(minutes, { one: 'Try again in one minute', other: `Try again in ${minutes} minutes` }),
  },

  promise: { ar: 'بِع صيد اليوم، واشترِ بسعر واضح', en: 'Sell today’s catch, buy at a clear price' },
  promisePrice: {
    ar: 'السعر والكمية والسوق معلومة قبل أن تشتري',
    en: 'Price, quantity and market shown up front',
  },
  promiseWeight: {
    ar: 'يوزن طلبك عند التجهيز، ويعود الفرق إليك',
    en: 'Weighed at packing, any difference refunded',
  },
  promiseAuction: {
    ar: 'مزادات على مواقيت الحراج، وسجل كل مزايدة منشور',
    en: 'Auctions at haraj times, every bid on record',
  },

  welcome: { ar: 'أهلًا بعودتك', en: 'Welcome back' },
  welcomeSub: {
    ar: 'سجّل الدخول لتكمل الشراء والمزايدة',
    en: 'Sign in to keep buying and bidding',
  },
  signInAbout: {
    ar: 'سجّل الدخول إلى سوق السمك برقم جوالك وكلمة المرور.',
    en: 'Sign in to Samak Market with your mobile number and password.',
  },
  otp: { ar: 'رمز التحقق بخطوتين', en: 'Two-step verification code' },
  otpHint: {
    ar: 'من تطبيق المصادقة، أو رمز استعادة.',
    en: 'From your authenticator app, or a recovery code.',
  },
  forgot: { ar: 'نسيت كلمة المرور؟', en: 'Forgot your password?' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  createAccount: { ar: 'إنشاء حساب جديد', en: 'Create account' },
  wasReset: {
    ar: 'تغيّرت كلمة المرور. سجّل الدخول بالجديدة.',
    en: 'Your password was changed. Sign in with the new one.',
  },
  profileFailed: {
    ar: 'سُجّل دخولك، لكن تعذّر تحميل حسابك. حاول مرة أخرى.',
    en: 'You’re signed in, but we couldn’t load your account. Please try again.',
  },
})

/** Labels of the repeated proof of identity. */
export const proofText = messages({
  password: { ar: 'كلمة المرور', en: 'Password' },
  otp: { ar: 'رمز التحقق بخطوتين', en: 'Two-step verification code' },
})
