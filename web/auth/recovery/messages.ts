import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of password recovery and mobile verification. */
export const recoveryText = messages({
  forgotTitle: { ar: 'نسيت كلمة المرور؟', en: 'Forgot your password?' },
  forgotSub: {
    ar: 'اكتب رقم جوالك ونرسل إليه رمزًا من 6 أرقام',
    en: 'Enter your mobile number and we send a 6-digit code to it',
  },
  sendCode: { ar: 'إرسال الرمز', en: 'Send the code' },
  remembered: { ar: 'تذكرتها؟', en: 'Remembered it?' },

  codeTitle: { ar: 'اكتب رمز التحقق', en: 'Enter the code' },
  codeSub: {
    ar: (mobile: string) => `أرسلنا 6 أرقام إلى الجوال ${mobile}`,
    en: (mobile: string) => `We sent 6 digits to the mobile ${mobile}`,
  },
  codeSubUnknown: {
    ar: 'أرسلنا 6 أرقام إلى جوالك',
    en: 'We sent 6 digits to your mobile',
  },
  /** The text must not reveal whether the number has an account. */
  codeIfKnown: {
    ar: 'إن كان لهذا الرقم حساب تصله الرسالة خلال دقيقة.',
    en: 'If this number has an account, the message arrives within a minute.',
  },
  code: { ar: 'رمز التحقق', en: 'Verification code' },
  verify: { ar: 'تحقق', en: 'Verify' },
  sixFirst: { ar: 'يُتاح بعد كتابة الأرقام الستة', en: 'Available once all six digits are there' },
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
        ? 'No tries left. Ask for a new code.'
        : countEnglish(left, { one: `One try of ${all} left`, other: `${left} tries of ${all} left` }),
  },
  resendIn: {
    ar: (time: string) => `إعادة الإرسال خلال ${time}`,
    en: (time: string) => `Send again in ${time}`,
  },
  expiresIn: { ar: (time: string) => `ينتهي خلال ${time}`, en: (time: string) => `Expires in ${time}` },
  resend: { ar: 'إعادة إرسال الرمز', en: 'Send the code again' },
  resent: { ar: 'أرسلنا رمزًا جديدًا', en: 'We sent a new code' },
  changeNumber: { ar: 'تغيير الرقم', en: 'Change the number' },
  notArrived: { ar: 'لم يصلك الرمز؟', en: 'No code?' },
  notArrivedHelp: {
    ar: 'تأكد من الرقم ومن تغطية الشبكة، ثم أعد الإرسال. الرمز الجديد يُبطل القديم.',
    en: 'Check the number and your reception, then send it again. A new code ends the old one.',
  },

  resetTitle: { ar: 'كلمة مرور جديدة', en: 'A new password' },
  resetSub: {
    ar: 'تنتهي كل جلساتك المفتوحة بعد تغييرها',
    en: 'All your open sign-ins end when it is changed',
  },
  save: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
  codeSpent: {
    ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.',
    en: 'The code has expired. Ask for a new one.',
  },
  newCode: { ar: 'طلب رمز جديد', en: 'Ask for a new code' },

  verifyTitle: { ar: 'وثّق رقم جوالك', en: 'Verify your mobile' },
  verifyNote: {
    ar: 'تتصفح السوق الآن، وتبيع وتشتري بعد التوثيق.',
    en: 'You can look around now, and trade once it is verified.',
  },
  later: { ar: 'لاحقًا', en: 'Later' },
  verified: { ar: 'وُثّق رقم جوالك', en: 'Your mobile is verified' },

  about: {
    ar: 'استعد الدخول إلى حسابك في سوق السمك برمز يصل إلى جوالك.',
    en: 'Get back into your account of the fish market with a code sent to your mobile.',
  },
})
