import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of password recovery and mobile verification. */
export const recoveryText = messages({
  forgotTitle: { ar: 'نسيت كلمة المرور؟', en: 'Forgot your password?' },
  forgotSub: {
    ar: 'اكتب رقم جوالك ونرسل إليه رمزًا من 6 أرقام',
    en: 'Enter your mobile number and we’ll send you a 6-digit code',
  },
  sendCode: { ar: 'إرسال الرمز', en: 'Send code' },
  remembered: { ar: 'تذكرتها؟', en: 'Remembered it?' },

  codeTitle: { ar: 'اكتب رمز التحقق', en: 'Enter the verification code' },
  codeSub: {
    ar: (mobile: string) => `أرسلنا رمزًا من 6 أرقام إلى ${mobile}`,
    en: (mobile: string) => `We sent a 6-digit code to ${mobile}`,
  },
  codeSubUnknown: {
    ar: 'أرسلنا رمزًا من 6 أرقام إلى جوالك',
    en: 'We sent a 6-digit code to your mobile',
  },
  /** The text must not reveal whether the number has an account. */
  codeIfKnown: {
    ar: 'إن كان لهذا الرقم حساب وصله الرمز خلال دقيقة.',
    en: 'If this number has an account, the code arrives within a minute.',
  },
  code: { ar: 'رمز التحقق', en: 'Verification code' },
  verify: { ar: 'تحقق', en: 'Verify' },
  sixFirst: { ar: 'اكتب الأرقام الستة أولًا', en: 'Enter all six digits first' },
  triesLeft: {
    ar: (left: number, all: number) =>
      countArabic(left, {
        zero: 'انتهت المحاولات. اطلب رمزًا جديدًا.',
        one: `بقيت محاولة واحدة من ${all}`,
        two: `بقيت محاولتان من ${all}`,
        few: `بقيت ${left} محاولات من ${all}`,
        many: `بقيت ${left} محاولة من ${all}`,
        other: `بقيت ${left} محاولة من ${all}`,
      }),
    en: (left: number, all: number) =>
      left === 0
        ? 'No attempts left. Request a new code.'
        : countEnglish(left, { one: `1 of ${all} attempts left`, other: `${left} of ${all} attempts left` }),
  },
  resendIn: {
    ar: (time: string) => `إعادة الإرسال خلال ${time}`,
    en: (time: string) => `Resend in ${time}`,
  },
  expiresIn: { ar: (time: string) => `ينتهي خلال ${time}`, en: (time: string) => `Expires in ${time}` },
  resend: { ar: 'إعادة إرسال الرمز', en: 'Resend code' },
  resent: { ar: 'أرسلنا رمزًا جديدًا', en: 'We sent a new code' },
  changeNumber: { ar: 'تغيير الرقم', en: 'Change number' },
  notArrived: { ar: 'لم يصلك الرمز؟', en: 'Didn’t get the code?' },
  notArrivedHelp: {
    ar: 'تأكد من الرقم ومن تغطية الشبكة، ثم أعد الإرسال. الرمز الجديد يلغي القديم.',
    en: 'Check the number and your signal, then resend. A new code replaces the old one.',
  },

  resetTitle: { ar: 'كلمة مرور جديدة', en: 'New password' },
  resetSub: {
    ar: 'بعد تغييرها يُسجّل خروجك من كل الأجهزة',
    en: 'Changing it signs you out of all devices',
  },
  save: { ar: 'حفظ كلمة المرور', en: 'Save password' },
  codeSpent: {
    ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.',
    en: 'The code has expired. Request a new one.',
  },
  newCode: { ar: 'طلب رمز جديد', en: 'Request a new code' },

  verifyTitle: { ar: 'وثّق رقم جوالك', en: 'Verify your mobile number' },
  codesOff: {
    ar: 'لا يرسل السوق رموز التحقق بعد، فلا يمكن توثيق الجوال الآن.',
    en: 'The market doesn’t send codes yet, so mobile numbers can’t be verified now.',
  },
  codesOffLater: {
    ar: 'يبقى حسابك كما هو حتى يبدأ إرسال الرموز. ولتبيع وتشتري قبل ذلك تواصل مع إدارة السوق لتوثّق رقمك.',
    en: 'Your account is kept until codes can be sent. To buy and sell before that, contact the market team, who can confirm your number.',
  },
  askMarket: { ar: 'تواصل معنا', en: 'Contact us' },
  verifyNote: {
    ar: 'يمكنك تصفح السوق الآن، والبيع والشراء بعد التوثيق.',
    en: 'You can browse now, and buy and sell once verified.',
  },
  later: { ar: 'لاحقًا', en: 'Later' },
  verified: { ar: 'وُثّق رقم جوالك', en: 'Mobile number verified' },

  about: {
    ar: 'استعد الدخول إلى حسابك في سوق السمك برمز يصل إلى جوالك.',
    en: 'Get back into your Samak Market account with a code sent to your mobile.',
  },
})
