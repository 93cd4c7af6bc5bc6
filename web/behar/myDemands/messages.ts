import { messages } from '../../app/texts/text.ts'

/** Texts of the user's own demands. Prices, weights and days are passed as text. */
export const demandText = messages({
  market: { ar: 'سوق بحار', en: 'Behar market' },
  international: { ar: 'السوق الدولي', en: 'International market' },
  sub: {
    ar: 'ما تطلبه من البائعين الدوليين، وأقرب عرض لكل طلب',
    en: 'What you request from international sellers, with the nearest supply for each',
  },
  states: { ar: 'طلباتي حسب حالتها', en: 'My demands by status' },
  supplyStates: { ar: 'عروضي حسب حالتها', en: 'My supplies by status' },
  sides: { ar: 'ما أضفته في سوق بحار', en: 'My entries in Behar market' },
  demands: { ar: 'طلباتي', en: 'My demands' },
  supplies: { ar: 'عروضي', en: 'My supplies' },
  deals: { ar: 'الصفقات', en: 'Deals' },
  waiting: { ar: 'بانتظارك:', en: 'Waiting for you:' },
  dealsTitle: { ar: 'صفقاتي في سوق بحار', en: 'My deals in Behar market' },
  dealsSub: {
    ar: 'ما أرسلته ووصلك من اهتمام، والتواصل مع الطرف الآخر حتى البيع',
    en: 'Interests that you sent and received, and your contact with the other side until the sale',
  },
  dealStates: { ar: 'صفقاتي حسب حالتها', en: 'My deals by status' },
  liveDeals: { ar: 'جارية', en: 'Open' },
  suppliesTitle: { ar: 'عروضي في سوق بحار', en: 'My supplies in Behar market' },
  suppliesSub: {
    ar: 'ما تعرضه على البائعين الدوليين: عدّله واحجز منه وسجّل بيعه',
    en: 'What you offer to international sellers: edit it, reserve it and record sales',
  },
  open: { ar: 'مفتوحة', en: 'Open' },
  matched: { ar: 'مطابقة', en: 'Matched' },
  over: { ar: 'منتهية', en: 'Closed' },
  number: { ar: (number: string) => `رقم \u2066${number}\u2069`, en: (number: string) => `No. ${number}` },
  nearest: {
    ar: (country: string) => `أقرب عرض: ${country}`,
    en: (country: string) => `Nearest supply: ${country}`,
  },
  matchedBy: {
    ar: (country: string) => `العرض المطابق: ${country}`,
    en: (country: string) => `Matching supply: ${country}`,
  },
  above: {
    ar: (price: string, over: string) =>
      `\u2066${price}\u2069 ريال/\u2060كجم، أعلى من هدفك بـ \u2066${over}\u2069`,
    en: (price: string, over: string) => `SR ${price} / kg, ${over} above your target`,
  },
  meets: {
    ar: (price: string) => `\u2066${price}\u2069 ريال/\u2060كجم، يطابق هدفك`,
    en: (price: string) => `SR ${price} / kg, meets your target`,
  },
  atPrice: {
    ar: (price: string) => `\u2066${price}\u2069 ريال/\u2060كجم، ولم تحدد هدفًا`,
    en: (price: string) => `SR ${price} / kg, no target price set`,
  },
  less: {
    ar: (missing: string) => `ينقص عن كميتك \u2068${missing}\u2069`,
    en: (missing: string) => `${missing} short of your quantity`,
  },
  from: { ar: (day: string) => `متاح من \u2066${day}\u2069`, en: (day: string) => `available from ${day}` },
  noneYet: {
    ar: 'لا عرض مطابق بعد. يظهر هنا حين يُضاف.',
    en: 'No matching supply yet. It will appear here once added.',
  },
  noneNow: {
    ar: 'العرض المطابق لم يعد متاحًا. يظهر غيره هنا حين يُضاف.',
    en: 'The matching supply is no longer available. The next one will appear here.',
  },
  show: { ar: 'عرض المطابق', en: 'View matches' },
  named: {
    ar: (step: string, number: string) => `${step}، ${number}`,
    en: (step: string, number: string) => `${step}, ${number}`,
  },

  endedOpen: {
    ar: (day: string) => `انتهى موعده \u2066${day}\u2069`,
    en: (day: string) => `Expired on ${day}`,
  },
  openNone: { ar: 'لا طلبات مفتوحة', en: 'No open demands' },
  openNoneBody: {
    ar: 'اطلب ما تحتاجه ليراه البائعون الدوليون ويُطابَق مع أول عرض يناسبه.',
    en: 'Request what you need. International sellers will see it and it is matched with the first suitable supply.',
  },
  matchedNone: { ar: 'لا طلب مطابق الآن', en: 'No matched demands right now' },
  matchedNoneBody: {
    ar: 'حين يُضاف عرض يناسب طلبك تمامًا ينتقل الطلب إلى هنا.',
    en: 'When a supply fully matches a demand, the demand moves here.',
  },
  overNone: { ar: 'لا طلبات منتهية', en: 'No closed demands' },
  overNoneBody: {
    ar: 'ما نُفّذ أو حُذف أو انتهى موعده يبقى هنا لتطلب مثله بضغطة.',
    en: 'Fulfilled, removed and expired demands stay here so you can request the same in one tap.',
  },
  toBoards: { ar: 'تصفّح العروض', en: 'Browse supplies' },
  shown: {
    ar: (first: number, last: number, total: number) => `\u2066${first}–${last}\u2069 من ${total}`,
    en: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  },
})
