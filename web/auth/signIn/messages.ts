import { refusals } from '#shared/base/errors.ts'
import { messages } from '../../app/texts/text.ts'

/** Shown when the integration's token could not be renewed (specification, section 8). */
export const beharEndedText = messages({
  why: {
    ar: 'انتهى اتصالك بسوق بحار ولم نتمكن من تجديده',
    en: 'Your connection to the Behar market has ended and could not be renewed',
  },
  stillIn: {
    ar: 'سجّل الدخول من جديد لتعود إليه. جلستك في سوق السمك باقية.',
    en: 'Sign in again to return to it. You are still signed in to the fish market.',
  },
  out: { ar: 'سجّل الدخول من جديد لتعود إليه.', en: 'Sign in again to return to it.' },
})

/** The question before an action that needs a sign-in. */
export const askText = messages({
  title: refusals.unauthenticated.message,
  accept: { ar: 'تسجيل الدخول', en: 'Sign in' },
  refuse: { ar: 'ليس الآن', en: 'Not now' },
})
