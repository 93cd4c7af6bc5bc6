import { messages } from '../../../app/texts/text.ts'

/** Goods of a landed catch that are held for the reader. */
export const heldText = messages({
  title: { ar: 'كمية محجوزة لك', en: 'Held for you' },
  held: {
    ar: (weight: string, time: string) => `${weight} كجم محجوزة لك حتى ${time}`,
    en: (weight: string, time: string) => `${weight} kg is held for you until ${time}`,
  },
  orderNow: { ar: 'أكمل الطلب', en: 'Order now' },
})
