import { messages } from '../base/text.ts'

/** What the phone's header calls the pages of /auth; they come with every first load, so there is nothing else here. */
export const authTitles = messages({
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  signUp: { ar: 'إنشاء حساب', en: 'Create an account' },
  forgotPassword: { ar: 'استعادة كلمة المرور', en: 'Recover your password' },
  checkCode: { ar: 'رمز التحقق', en: 'Verification code' },
  resetPassword: { ar: 'كلمة مرور جديدة', en: 'New password' },
  verifyMobile: { ar: 'توثيق الجوال', en: 'Verify your mobile' },
})
