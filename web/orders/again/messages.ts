import { messages } from '../../app/texts/text.ts'

/** Texts of ordering the goods of an earlier order again. */
export const againText = messages({
  again: { ar: 'اطلب مرة أخرى', en: 'Order again' },
  againOf: {
    ar: (number: string) => `اطلب مرة أخرى ما في الطلب ${number}`,
    en: (number: string) => `Order the goods of ${number} again`,
  },
  similar: { ar: 'ابحث عن مثله', en: 'Find similar fish' },
  similarOf: {
    ar: (number: string) => `ابحث عن مثل ما في الطلب ${number}`,
    en: (number: string) => `Find fish similar to order ${number}`,
  },
  request: { ar: 'اطلب مثله', en: 'Request again' },
  requestOf: {
    ar: (number: string) => `اطلب من البائعين مثل ما في الطلب ${number}`,
    en: (number: string) => `Request the fish of order ${number} again`,
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
  toMarket: { ar: 'تصفح السوق', en: 'Browse the market' },
})
