import { refusals } from '#shared/base/errors.ts'
import { messages } from '../../app/texts/text.ts'

/** The login popup; its words come with a heart on every page, so nothing else is here. */
export const askText = messages({
  title: refusals.unauthenticated.message,
  accept: { ar: 'تسجيل الدخول', en: 'Sign in' },
  refuse: { ar: 'ليس الآن', en: 'Not now' },
})
