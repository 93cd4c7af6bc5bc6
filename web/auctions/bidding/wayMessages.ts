import { messages } from '../../app/texts/text.ts'

/** Texts of the panels of a Dutch lot and of a sealed tender. */
export const wayText = messages({
  buy: { ar: 'الشراء بالسعر الحالي', en: 'Buy at the current price' },
  buyAt: { ar: (amount: string) => `اشترِ الآن بـ ${amount}`, en: (amount: string) => `Buy now at ${amount}` },
  firstBuys: {
    ar: 'أول من يضغط يشتري الكمية كاملة، والشراء ملزم.',
    en: 'The first to press buys the whole lot. The purchase is binding.',
  },
  above: {
    ar: (amount: string) => `السعر الآن ${amount}. اضغط مرة أخرى لتشتري به.`,
    en: (amount: string) => `The price is ${amount} now. Press again to buy at it.`,
  },
  bought: {
    ar: (amount: string) => `اشتريت الدفعة بـ ${amount}`,
    en: (amount: string) => `You bought the lot at ${amount}`,
  },
  lost: { ar: 'انقطع الاتصال، نعيد المحاولة', en: 'Connection lost, reconnecting' },

  offer: { ar: 'عرضك', en: 'Your offer' },
  noOffer: { ar: 'لم تقدّم عرضًا بعد', en: 'You have not made an offer yet' },
  yours: { ar: (amount: string) => `عرضك ${amount}`, en: (amount: string) => `Your offer: ${amount}` },
  opens: {
    ar: (time: string) => `تُفتح العروض الساعة ${time}، ولا يرى أحد مبلغك قبل ذلك`,
    en: (time: string) => `Offers open at ${time}. Nobody sees your amount before then`,
  },
  opening: { ar: 'تُفتح العروض الآن', en: 'The offers are being opened' },
  amount: { ar: 'عرضك للكمية كاملة', en: 'Your offer for the whole lot' },
  newAmount: { ar: 'عرض جديد بدل عرضك', en: 'A new offer in place of yours' },
  least: { ar: (amount: string) => `${amount} أو أكثر`, en: (amount: string) => `${amount} or more` },
  leastIs: {
    ar: (amount: string) => `أقل عرض مقبول ${amount}`,
    en: (amount: string) => `The minimum offer is ${amount}`,
  },
  send: { ar: 'قدّم العرض', en: 'Send offer' },
  replace: { ar: 'استبدل العرض', en: 'Replace offer' },
  bigAsk: {
    ar: (amount: string) => `تقدّم عرضًا بـ ${amount}؟`,
    en: (amount: string) => `Offer ${amount}?`,
  },
  bigBody: {
    ar: (amount: string, least: string) =>
      `المبلغ ${amount} للكمية كاملة، وهو ضعف أقل عرض مقبول ${least} أو أكثر. إن فاز عرضك اشتريت بهذا المبلغ.`,
    en: (amount: string, least: string) =>
      `${amount} is for the whole lot and at least twice the minimum offer of ${least}. If your offer wins, you buy at this amount.`,
  },
  yesOffer: { ar: 'نعم، قدّم العرض', en: 'Yes, send the offer' },
  offered: { ar: 'وصل عرضك وهو مغلق', en: 'Your offer is in and sealed' },
  withdraw: { ar: 'اسحب العرض', en: 'Withdraw offer' },
  withdrawAsk: { ar: 'هل تسحب عرضك؟', en: 'Withdraw your offer?' },
  withdrawBody: {
    ar: 'يمكنك تقديم عرض جديد قبل فتح العروض.',
    en: 'You can make a new offer until the offers open.',
  },
  yesWithdraw: { ar: 'نعم، اسحبه', en: 'Yes, withdraw it' },
  back: { ar: 'رجوع', en: 'Go back' },
  withdrawn: { ar: 'سُحب عرضك', en: 'Your offer was withdrawn' },
  receipt: {
    ar: (number: string) => `العرض رقم ${number} في السجل، وبصمته`,
    en: (number: string) => `Offer ${number} in the record, fingerprint`,
  },
  check: { ar: 'تحقق', en: 'Check' },
  rule: {
    ar: 'لكل مزايد عرض واحد يستبدله أو يسحبه قبل الفتح. يفوز أعلى عرض بسعره، وإذا تساوى عرضان فاز الأسبق.',
    en: 'Each bidder has one offer and can replace or withdraw it until the opening. The highest offer wins at its own price; of equal offers, the earlier one.',
  },
})
