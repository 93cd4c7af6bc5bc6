import { messages } from '../../app/texts/text.ts'

/** Texts of the second factor and the sessions. */
export const securityText = messages({
  factor: { ar: 'التحقق بخطوتين', en: 'Two-step verification' },
  body: {
    ar: 'يطلب الدخول رمزًا من تطبيق المصادقة في جوالك بعد كلمة المرور، فلا تكفي كلمة المرور وحدها.',
    en: 'After the password, signing in asks for a code from the authenticator app on your phone. The password alone is not enough.',
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
  scan: {
    ar: 'امسح الرمز بتطبيق المصادقة في جوالك، ثم اكتب الأرقام التي تظهر فيه.',
    en: 'Scan the QR code with the authenticator app on your phone, then enter the digits it shows.',
  },
  qr: { ar: 'رمز QR لتطبيق المصادقة', en: 'QR code for the authenticator app' },
  addToApp: {
    ar: 'أو أضف هذا المفتاح في التطبيق بيدك.',
    en: 'Or add this key to the app by hand.',
  },
  addKey: {
    ar: 'أضف هذا المفتاح في تطبيق المصادقة، ثم اكتب الرمز الذي يظهر فيه.',
    en: 'Add this key to your authenticator app, then enter the code it shows.',
  },
  key: { ar: 'المفتاح', en: 'Key' },
  openApp: { ar: 'افتح تطبيق المصادقة', en: 'Open the authenticator app' },
  code: { ar: 'الرمز من التطبيق', en: 'Code from the app' },
  codeOrRecovery: { ar: 'رمز التطبيق أو رمز استعادة', en: 'Code from the app or a recovery code' },
  confirm: { ar: 'فعّل', en: 'Turn on' },
  recovery: { ar: 'رموز الاستعادة', en: 'Recovery codes' },
  recoveryBody: {
    ar: 'احفظها الآن في مكان آمن: لا تظهر مرة أخرى. كل رمز يدخلك مرة واحدة إن فقدت جوالك.',
    en: 'Save them in a safe place now. They are not shown again. Each signs you in once if you lose your phone.',
  },
  copy: { ar: 'انسخ الرموز', en: 'Copy codes' },
  copied: { ar: 'نُسخت الرموز', en: 'Codes copied' },
  notCopied: { ar: 'تعذّر النسخ', en: 'Could not copy' },
  kept: { ar: 'حفظتها', en: 'I saved them' },
  turnOff: { ar: 'أوقف التحقق بخطوتين', en: 'Turn off two-step verification' },
  isOff: { ar: 'أُوقف التحقق بخطوتين', en: 'Two-step verification is off' },
  failed: { ar: 'تعذّر ذلك، حاول مرة أخرى', en: 'Something went wrong. Try again' },
  sessions: { ar: 'جلسات الدخول', en: 'Sign-ins' },
})
