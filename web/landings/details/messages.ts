import { messages } from '../../app/texts/text.ts'

export const detailsText = messages({
  head: {
    ar: (name: string, market: string) => `${name} قادم إلى ${market}`,
    en: (name: string, market: string) => `${name} arriving at ${market}`,
  },
  description: {
    ar: (name: string, kilograms: string, money: string) =>
      `${name}، حوالي ${kilograms} كجم، ${money} للكيلو. احجز قبل الوصول`,
    en: (name: string, kilograms: string, money: string) =>
      `${name}, about ${kilograms} kg, ${money} per kg. Reserve before it lands`,
  },
  crumb: { ar: 'السوق المحلي', en: 'Local market' },
  market: { ar: 'السوق', en: 'Market' },
  place: { ar: 'مكان الإنزال', en: 'Landing place' },
  time: { ar: 'وقت الوصول المتوقع', en: 'Expected landing' },
  expected: { ar: 'الوزن التقديري', en: 'Estimated weight' },
  landed: { ar: 'الوزن عند الوصول', en: 'Weight at landing' },
  size: { ar: 'الحجم', en: 'Size' },
  condition: { ar: 'الحالة', en: 'State' },
  seller: { ar: 'البائع', en: 'Seller' },
  toProduct: { ar: 'اذهب إلى المنتج', en: 'Go to the product' },
  landedNote: {
    ar: 'وصل هذا الصيد ووُزن. المعروض للبيع ما لم يُحجز منه.',
    en: 'This catch has landed and was weighed. What nobody reserved is on sale.',
  },
  soldOutNote: {
    ar: 'وصل هذا الصيد، وحُجزت كميته أو بيعت كلها.',
    en: 'This catch has landed, and all of it is reserved or sold.',
  },
  similar: {
    ar: (fish: string) => `معروض الآن من ${fish}`,
    en: (fish: string) => `${fish} on sale now`,
  },
  cancelledNote: { ar: 'ألغى البائع هذا الصيد.', en: 'The seller cancelled this catch.' },
  missedNote: {
    ar: 'لم يؤكد البائع وصول هذا الصيد في وقته، فرُفع من العرض.',
    en: 'The seller did not confirm the landing in time, so the catch was taken off.',
  },
  signIn: { ar: 'سجّل الدخول لتحجز', en: 'Sign in to reserve' },
  howMuch: { ar: 'كم كيلو تحجز؟', en: 'How many kilograms?' },
  less: { ar: 'أقل', en: 'Less' },
  more: { ar: 'أكثر', en: 'More' },
  worth: { ar: 'قيمتها بالسعر المعلن', en: 'Worth at the announced price' },
  noMoney: {
    ar: 'لا تدفع شيئًا الآن. عند الوصول تُحجز لك الكمية 4 ساعات لتكمل الطلب.',
    en: 'You pay nothing now. At the landing, your quantity is held for 4 hours so you can order it.',
  },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Fix the quantity first' },
  reserved: { ar: 'تم الحجز', en: 'Reserved' },
  yours: { ar: 'حجزك', en: 'Your reservation' },
  cutTo: {
    ar: (kept: string, wanted: string) => `وصل أقل من المتوقع: لك ${kept} من ${wanted} كجم حجزتها`,
    en: (kept: string, wanted: string) =>
      `Less landed than expected: you get ${kept} of the ${wanted} kg you reserved`,
  },
  notEnough: { ar: 'لم تكفِ الكمية', en: 'Not enough landed' },
  ordered: { ar: 'طُلب', en: 'Ordered' },
  cancelReservation: { ar: 'إلغاء الحجز', en: 'Cancel reservation' },
  cancelAsk: { ar: 'إلغاء هذا الحجز؟', en: 'Cancel this reservation?' },
  cancelBody: { ar: 'تعود الكمية إلى غيرك.', en: 'The quantity becomes free for others.' },
  keep: { ar: 'إبقاء', en: 'Keep' },
  cancelled: { ar: 'أُلغي الحجز', en: 'The reservation was cancelled' },
  confirmTitle: { ar: 'وصلت؟ أكّد الوزن', en: 'Landed? Confirm the weight' },
  trueWeight: { ar: 'الوزن بعد الميزان', en: 'Weight on the scale' },
  confirm: { ar: 'أكّد الوصول', en: 'Confirm the landing' },
  confirmBy: {
    ar: (time: string) => `أكّد قبل ${time}، وإلا أُلغي الإعلان وحجوزاته`,
    en: (time: string) => `Confirm before ${time}, or the announcement and its reservations end`,
  },
  confirmed: { ar: 'تم تأكيد الوصول', en: 'The landing is confirmed' },
  short: {
    ar: 'أقل من المحجوز. يُخصم من آخر الحجوزات:',
    en: 'Less than reserved. Taken from the last reservations:',
  },
  farTitle: { ar: (weight: string) => `الوزن ${weight} كجم؟`, en: (weight: string) => `${weight} kg?` },
  farBody: {
    ar: (expected: string) =>
      `يختلف كثيرًا عن الوزن التقديري، ${expected} كجم. لا يُغيَّر بعد التأكيد ما وُزّع على الحجوزات.`,
    en: (expected: string) =>
      `It is far from the estimate, ${expected} kg. What the reservations get cannot be changed afterwards.`,
  },
  farChange: { ar: 'تعديل الوزن', en: 'Change the weight' },
  notComing: { ar: 'لن يصل', en: 'Not coming' },
  notComingAsk: { ar: 'إلغاء هذا الصيد؟', en: 'Cancel this catch?' },
  notComingBody: {
    ar: 'تُلغى حجوزاته ويصل إشعار لمن حجز.',
    en: 'Its reservations end, and their buyers are notified.',
  },
  notComingDone: { ar: 'أُلغي الصيد', en: 'The catch was cancelled' },
  reservations: { ar: 'الحجوزات', en: 'Reservations' },
  noReservations: { ar: 'لا حجوزات حتى الآن', en: 'No reservations yet' },
  late: {
    ar: 'مضى وقت الوصول قبل أن يصلنا إعلانك. أكّد الوزن الآن.',
    en: 'The landing time passed before your announcement reached us. Confirm the weight now.',
  },
})
