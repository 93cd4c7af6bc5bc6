import { offersCountedOr } from '../app/texts/counted.ts'
import { messages } from '../app/texts/text.ts'

/** Texts of a request's card. */
export const requestCardText = messages({
  yours: { ar: 'طلبك', en: 'Your request' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  suggested: { ar: 'السعر المقترح', en: 'Suggested price' },
  noPrice: { ar: 'بلا سعر', en: 'None' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  noDay: { ar: 'بلا موعد', en: 'No date' },
  between: { ar: '، ', en: ', ' },
  offers: offersCountedOr({ ar: 'بلا عروض بعد', en: 'No offers yet' }),
  owner: { ar: 'قارن العروض', en: 'Compare offers' },
  ownerWithout: { ar: 'عرض طلبك', en: 'View your request' },
  offered: { ar: 'عدّل عرضك', en: 'Edit your offer' },
  seller: { ar: 'قدّم عرضًا', en: 'Make an offer' },
  other: { ar: 'عرض التفاصيل', en: 'View details' },
  named: {
    ar: (step: string, title: string) => `${step}: ${title}`,
    en: (step: string, title: string) => `${step}: ${title}`,
  },
})
