import { countArabic, countEnglish, messages, type Text } from '../app/texts/text.ts'

/** `n offers` in both languages; `none` is the text for zero. */
export const offersCountedOr = (none: Text) => ({
  ar: (n: number) =>
    countArabic(n, {
      zero: none.ar,
      one: 'عرض واحد',
      two: 'عرضان',
      few: `${n} عروض`,
      many: `${n} عرضًا`,
      other: `${n} عرض`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 offer', other: n === 0 ? none.en : `${n} offers` }),
})

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
