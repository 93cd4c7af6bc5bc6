import { messages } from '../../app/texts/text.ts'

/** Texts of the second factor and the sessions. */
export const securityText = messages({
  factor: { ar: 'التحقق بخطوتين', en: 'Two-step verification' },
  body: {
    ar: 'يطلب الدخول رمزًا من تطبيق المصادقة في جوالك بعد كلمة المرور، فلا تكفي كلمة المرور وحدها.',
    en: 'Signing in asks for a code of the authenticator app on your telephone after the password: the password alone is not enough.',
  },
  required: {
    ar: 'تشترط إدارة السوق التحقق بخطوتين: فعّله لتفتح لوحة التشغيل.',
    en: 'The market requires two-step verification. Turn it on to open operations.',
  },
  on: { ar: 'مفعّل', en: 'On' },
  off: { ar: 'غير مفعّل', en: 'Off' },
  since: { ar: 'منذ', en: 'Since' },
  left: {
    ar: (codes: number) => `رموز استعادة متبقية: \u2066${codes}\u2069`,
    en: (codes: number) => `Recovery codes left: \u2066${codes}\u2069`,
  },
  password: { ar: 'كلمة المرور', en: 'Password' },
  start: { ar: 'ابدأ التفعيل', en: 'Start' },
  addToApp: {
    ar: 'أضف هذا المفتاح في تطبيق المصادقة، ثم اكتب الرمز الذي يظهر فيه.',
    en: 'Add this key to your authenticator app, then enter the code it shows.',
  },
  key: { ar: 'المفتاح', en: 'Key' },
  openApp: { ar: 'افتح تطبيق المصادقة', en: 'Open the authenticator app' },
  code: { ar: 'الرمز من التطبيق', en: 'Code of the app' },
  codeOrRecovery: { ar: 'رمز التطبيق أو رمز استعادة', en: 'Code of the app, or a recovery code' },
  confirm: { ar: 'فعّل', en: 'Switch on' },
  recovery: { ar: 'رموز الاستعادة', en: 'Recovery codes' },
  recoveryBody: {
    ar: 'احفظها الآن في مكان آمن: لا تظهر مرة أخرى. كل رمز يدخلك مرة واحدة إن فقدت جوالك.',
    en: 'Keep them in a safe place now: they are not shown again. Each lets you in once if you lose your telephone.',
  },
  copy: { ar: 'انسخ الرموز', en: 'Copy the codes' },
  copied: { ar: 'نُسخت الرموز', en: 'The codes are copied' },
  notCopied: { ar: 'تعذّر النسخ', en: 'They could not be copied' },
  kept: { ar: 'حفظتها', en: 'I have kept them' },
  turnOff: { ar: 'أوقف التحقق بخطوتين', en: 'Switch it off' },
  isOff: { ar: 'أُوقف التحقق بخطوتين', en: 'Two-step verification is off' },
  failed: { ar: 'تعذّر ذلك، حاول مرة أخرى', en: 'That failed, try again' },
  sessions: { ar: 'جلسات الدخول', en: 'Sign-ins' },
})
