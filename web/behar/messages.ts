import { messages } from '../app/texts/text.ts'

/** Texts of the integration's states and failures. */
export const beharText = messages({
  unreachable: {
    ar: 'سوق بحار لا يستجيب الآن، حاول بعد لحظات',
    en: 'Behar market is not responding, please try again in a moment',
  },
  noWriting: { ar: 'متوقف حتى يعود سوق بحار', en: 'Unavailable until Behar market is back' },
  noAdding: {
    ar: 'متوقف حتى تجدّد اشتراكك',
    en: 'Closed until you renew your subscription',
  },
  ended: {
    ar: 'انتهت جلستك في سوق بحار، سجّل الدخول من جديد',
    en: 'Your Behar market session has ended, please sign in again',
  },
})
