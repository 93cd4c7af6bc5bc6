import { messages } from '../app/texts/text.ts'

/** Names of what confirms a sign-in again. */
export const proofText = messages({
  password: { ar: 'كلمة المرور', en: 'Password' },
  otp: { ar: 'رمز التحقق بخطوتين', en: 'Two-step verification code' },
})
