import { messages } from '../../app/texts/text.ts'

/** Texts of the user's own supplies. */
export const supplyText = messages({
  open: { ar: 'متاحة', en: 'Available' },
  reserved: { ar: 'محجوزة', en: 'Reserved' },
  over: { ar: 'منتهية', en: 'Closed' },
  show: { ar: 'عرض الطلبات المطابقة', en: 'View matching demands' },
  named: {
    ar: (step: string, number: string) => `${step}، ${number}`,
    en: (step: string, number: string) => `${step}, ${number}`,
  },
  openNone: { ar: 'لا عروض متاحة', en: 'No available supplies' },
  openNoneBody: {
    ar: 'اعرض ما لديك ليراه البائعون الدوليون ويُطابَق مع الطلبات التي تناسبه.',
    en: 'Add what you have. International sellers will see it and it is matched with suitable demands.',
  },
  reservedNone: { ar: 'لا عروض محجوزة', en: 'No reserved supplies' },
  reservedNoneBody: {
    ar: 'العرض الذي تحجز كميته كلها لمشترٍ ينتقل إلى هنا.',
    en: 'A supply moves here when you reserve all of it for a buyer.',
  },
  overNone: { ar: 'لا عروض منتهية', en: 'No closed supplies' },
  overNoneBody: {
    ar: 'ما بيع أو حُذف أو انتهى موعده يبقى هنا لتعرض مثله بضغطة.',
    en: 'Sold, removed and expired supplies stay here so you can add a similar one in one tap.',
  },
  toDemands: { ar: 'تصفّح الطلبات', en: 'Browse demands' },
})
