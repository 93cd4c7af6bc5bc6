import { messages } from '../../app/texts/text.ts'

/** Texts of ordering the goods of an earlier order again. The accessible name of a button starts with its visible text. */
export const againText = messages({
  again: { ar: 'اطلب مرة أخرى', en: 'Order again' },
  againOf: {
    ar: (number: string) => `اطلب مرة أخرى: الطلب ${number}`,
    en: (number: string) => `Order again: ${number}`,
  },
  similar: { ar: 'ابحث عن مثله', en: 'Find similar fish' },
  similarOf: {
    ar: (number: string) => `ابحث عن مثله: الطلب ${number}`,
    en: (number: string) => `Find similar fish: order ${number}`,
  },
  request: { ar: 'اطلب مثله', en: 'Request again' },
  requestOf: {
    ar: (number: string) => `اطلب مثله: الطلب ${number}`,
    en: (number: string) => `Request again: order ${number}`,
  },
  someAdded: {
    ar: (added: number, all: number) => `أُضيف ${added} من ${all} إلى السلة`,
    en: (added: number, all: number) => `${added} of ${all} added to the cart`,
  },
  allAdded: { ar: 'أُضيفت المنتجات إلى السلة', en: 'The products are in the cart' },
  noneAdded: { ar: 'لم يُضف شيء إلى السلة', en: 'Nothing was added to the cart' },
  line: {
    ar: (name: string, why: string) => `${name}: ${why}`,
    en: (name: string, why: string) => `${name}: ${why}`,
  },
  gone: { ar: 'لم يعد معروضًا', en: 'no longer on sale' },
  fewer: {
    ar: (kilos: string) => `المتاح الآن ${kilos} كجم`,
    en: (kilos: string) => `${kilos} kg available now`,
  },
  toMarket: { ar: 'ابحث عن سمك مثله', en: 'Find similar fish' },
})
