import { messages } from '../app/texts/text.ts'

/** What the integration says of itself, and what stands in its place while it does not answer. */
export const beharText = messages({
  unreachable: {
    ar: 'سوق بحار لا يستجيب الآن، حاول بعد لحظات',
    en: 'The Behar market does not answer now, please try again in a moment',
  },
  noWriting: { ar: 'متوقف حتى يعود سوق بحار', en: 'Off until the Behar market is back' },
  noAdding: {
    ar: 'انتهى اشتراكك، والإضافة بعد تجديده',
    en: 'Your subscription is over, adding comes back with a renewal',
  },
  ended: {
    ar: 'انتهى اتصالك بسوق بحار، سجّل الدخول من جديد',
    en: 'Your connection to the Behar market has ended, please sign in again',
  },
})
