import { messages } from '../../app/texts/text.ts'

/** Texts of the user's own demands. Prices, weights and days are passed as text. */
export const demandText = messages({
  market: { ar: 'سوق بحار', en: 'Behar market' },
  international: { ar: 'السوق الدولي', en: 'International market' },
  sub: {
    ar: 'ما تطلبه من البائعين الدوليين، وأقرب عرض لكل طلب',
    en: 'What you ask international sellers for, and the nearest supply to each',
  },
  states: { ar: 'طلباتي حسب حالتها', en: 'My demands by state' },
  open: { ar: 'مفتوحة', en: 'Open' },
  matched: { ar: 'مطابقة', en: 'Matched' },
  over: { ar: 'منتهية', en: 'Over' },
  matchedHeading: { ar: 'تمت مطابقته', en: 'Matched' },
  allMatched: { ar: 'اعرض المطابقة كلها', en: 'See all matched' },
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
    en: (price: string) => `SR ${price} / kg, you named no target`,
  },
  less: {
    ar: (missing: string) => `ينقص عن كميتك \u2068${missing}\u2069`,
    en: (missing: string) => `${missing} short of your quantity`,
  },
  from: { ar: (day: string) => `متاح من \u2066${day}\u2069`, en: (day: string) => `available from ${day}` },
  noneYet: {
    ar: 'لا عرض مطابق بعد. يظهر هنا حين يُضاف.',
    en: 'No matching supply yet. It shows here once one is added.',
  },
  noneNow: {
    ar: 'طابقه عرض لم يعد متاحًا. يظهر غيره هنا حين يُضاف.',
    en: 'The supply that matched is no longer available. Another one shows here once it is added.',
  },
  show: { ar: 'اعرض المطابق', en: 'See what matches' },
  target: { ar: 'عدّل الهدف', en: 'Change the target' },
  remove: { ar: 'احذف', en: 'Remove' },
  named: {
    ar: (step: string, number: string) => `${step}، ${number}`,
    en: (step: string, number: string) => `${step}, ${number}`,
  },

  askTitle: {
    ar: (number: string) => `حذف الطلب ${number}؟`,
    en: (number: string) => `Remove demand ${number}?`,
  },
  askBody: {
    ar: 'لا يراه البائعون بعد ذلك ولا يُطابَق. يبقى في المنتهية، ويمكنك طلب مثله.',
    en: 'Sellers no longer see it and it is not matched. It stays under Over, and you can ask for the same again.',
  },
  askYes: { ar: 'احذف الطلب', en: 'Remove it' },
  askNo: { ar: 'أبقه', en: 'Keep it' },
  removed: {
    ar: (number: string) => `حُذف الطلب ${number}`,
    en: (number: string) => `Demand ${number} was removed`,
  },
  notRemoved: {
    ar: 'لم يصل الحذف إلى سوق بحار، أعد المحاولة بعد لحظات',
    en: 'The removal did not reach the behar market, please try again in a moment',
  },

  endedOpen: {
    ar: (day: string) => `مضى موعده \u2066${day}\u2069`,
    en: (day: string) => `Its day, ${day}, is over`,
  },
  openNone: { ar: 'لا طلبات مفتوحة', en: 'No open demands' },
  openNoneBody: {
    ar: 'اطلب ما تحتاجه، فيراه البائعون الدوليون ويُطابَق مع أول عرض يناسبه.',
    en: 'Ask for what you need: international sellers see it, and the first supply that fits is matched.',
  },
  matchedNone: { ar: 'لا طلب مطابق الآن', en: 'No demand is matched now' },
  matchedNoneBody: {
    ar: 'حين يُضاف عرض يناسب طلبك في كل شيء ينتقل الطلب إلى هنا.',
    en: 'Once a supply is added that fits a demand in everything, the demand moves here.',
  },
  overNone: { ar: 'لا طلبات منتهية', en: 'No demands are over' },
  overNoneBody: {
    ar: 'ما نُفّذ أو حُذف أو مضى موعده يبقى هنا، لتطلب مثله بضغطة.',
    en: 'What was fulfilled, removed or is past its day stays here, so that you can ask for the same in one press.',
  },
  toBoards: { ar: 'تصفّح العروض', en: 'Look at the supplies' },
  shown: {
    ar: (first: number, last: number, total: number) => `\u2066${first}–${last}\u2069 من ${total}`,
    en: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  },
})
