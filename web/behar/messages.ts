import { messages } from '../app/texts/text.ts'

/** Texts of the integration's states and failures. */
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

/** Texts of the link to the Behar market. */
export const marketLinkText = messages({
  why: {
    ar: 'تعرض بالجملة أو تبحث عن شحنة؟ العرض والطلب بين البائعين الدوليين في سوق بحار.',
    en: 'Do you sell by the tonne, or look for a shipment? The Behar market lists supply and demand among international sellers.',
  },
})
