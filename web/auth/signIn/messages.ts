import { refusals } from '#shared/base/errors.ts'
import { messages } from '../../app/texts/text.ts'

/** Shown when the integration's token could not be renewed (specification, section 8). */
export const beharEndedText = messages({
  why: {
    ar: 'انتهت جلستك في سوق بحار وتعذّر تجديدها',
    en: 'Your Behar market session has ended and could not be renewed',
  },
  stillIn: {
    ar: 'سجّل الدخول من جديد لتعود إليه. ما زلت مسجل الدخول في سوق السمك.',
    en: 'Sign in again to return. You are still signed in to Samak Market.',
  },
  out: { ar: 'سجّل الدخول من جديد لتعود إليه.', en: 'Sign in again to return.' },
})

/** Shown after the market ended the session, for example because its time was over. */
export const sessionEndedText = messages({
  why: { ar: 'سُجّل خروجك من سوق السمك', en: 'You were signed out of Samak Market' },
  out: {
    ar: 'سجّل الدخول لتكمل من حيث وقفت.',
    en: 'Sign in to continue where you left off.',
  },
})

/** The question before an action that needs a sign-in. */
export const askText = messages({
  title: refusals.unauthenticated.message,
  accept: { ar: 'تسجيل الدخول', en: 'Sign in' },
  other: { ar: 'إنشاء حساب', en: 'Create an account' },
  refuse: { ar: 'ليس الآن', en: 'Not now' },
})

/** For visitors without an account, next to a button that leads to sign-in. */
export const newHereText = messages({
  newHere: { ar: 'ليس لديك حساب؟', en: 'No account yet?' },
  create: { ar: 'أنشئ حسابًا', en: 'Create one' },
})
