import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Words of the page on which an accepted offer is ordered. */
export const offerText = messages({
  accepted: { ar: 'قبلت هذا العرض', en: 'You accepted this offer' },
  acceptedAt: {
    ar: (when: string) => `قبلته ${when}، وأُبلغ البائع. أكمل الطلب ليبدأ التجهيز.`,
    en: (when: string) =>
      `Accepted ${when}, and the seller was told. Complete the order so that it is prepared.`,
  },
  toComplete: {
    ar: 'أُبلغ البائع. أكمل الطلب ليبدأ التجهيز.',
    en: 'The seller was told. Complete the order so that it is prepared.',
  },
  forRequest: {
    ar: (number: string) => `طلبك ${number}`,
    en: (number: string) => `Your request ${number}`,
  },
  partOf: {
    ar: (kilos: string) => `من ${kilos} كجم طلبتها`,
    en: (kilos: string) => `of the ${kilos} kg you asked for`,
  },
  fish: { ar: 'ثمن السمك', en: 'The fish' },
  delivery: { ar: 'التوصيل في العرض', en: 'Delivery as offered' },
  yourChoice: { ar: 'تختاره أنت', en: 'Yours to choose' },
  days: { ar: 'مدة التوصيل', en: 'Takes' },
  inDays: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'في اليوم نفسه',
        one: 'خلال يوم',
        two: 'خلال يومين',
        few: `خلال ${n} أيام`,
        many: `خلال ${n} يومًا`,
        other: `خلال ${n} يوم`,
      }),
    en: (n: number) => (n === 0 ? 'The same day' : countEnglish(n, { one: '1 day', other: `${n} days` })),
  },
  note: { ar: 'ملاحظة البائع', en: 'The seller’s note' },
  fixed: {
    ar: 'هذا توصيل العرض الذي قبلته، فهو جزء منه ولا يتغيّر.',
    en: 'The offer that you accepted names this delivery, so it is part of it.',
  },

  failed: { ar: 'لم نتمكن من تحميل الطلب', en: 'The order could not be loaded' },
  ordered: { ar: 'أتممت طلب هذا العرض', en: 'You have ordered this offer' },
  orderedBody: {
    ar: (number: string) => `تجد حالته وخطوته التالية في الطلب ${number}.`,
    en: (number: string) => `How it stands and what comes next is in order ${number}.`,
  },
  showOrder: {
    ar: (number: string) => `عرض الطلب ${number}`,
    en: (number: string) => `Show order ${number}`,
  },
  open: { ar: 'لم تقبل عرضًا بعد', en: 'You have not accepted an offer yet' },
  openBody: {
    ar: 'قارن العروض على طلبك واقبل أنسبها، ثم أكمل الطلب من هنا.',
    en: 'Compare the offers on your request and accept the best, then complete the order here.',
  },
  closed: { ar: 'أُغلق هذا الطلب بلا قبول', en: 'This request was closed without an offer' },
  closedBody: {
    ar: 'لا عرض مقبولًا عليه لتكمله. يمكنك أن تطلب السمك نفسه من جديد.',
    en: 'No offer on it was accepted. You can ask for the same fish again.',
  },
  foreign: { ar: 'هذا الطلب ليس لك', en: 'This request is not yours' },
  foreignBody: {
    ar: 'يكمل الطلب من نشره وحده، بعد أن يقبل عرضًا عليه.',
    en: 'Only the one who asked can complete the order, once they have accepted an offer.',
  },
  toRequest: { ar: 'إلى الطلب وعروضه', en: 'To the request and its offers' },
  askAgain: { ar: 'اطلبه من جديد', en: 'Ask for it again' },
  openRequests: { ar: 'طلبات الشراء المفتوحة', en: 'Open requests' },
  mine: { ar: 'طلباتي', en: 'My requests' },
})
