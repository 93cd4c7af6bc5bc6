import { messages } from '../app/texts/text.ts'

/** What is said of the behar market where its reader is on the way to it. */
export const wayText = messages({
  why: {
    ar: 'تعرض بالجملة أو تبحث عن شحنة؟ العرض والطلب بين البائعين الدوليين في سوق بحار.',
    en: 'Do you sell by the tonne, or look for a shipment? Supply and demand between international sellers stand in the Behar market.',
  },
})
