import { messages } from './text.ts'

/** Words of a password's box. */
export const passwordText = messages({
  show: { ar: 'إظهار كلمة المرور', en: 'Show the password' },
  hide: { ar: 'إخفاء كلمة المرور', en: 'Hide the password' },
})
