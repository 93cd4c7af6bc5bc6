import { orderStatusNames, saleTypeNames } from '#shared/orders/codeNames.ts'
import { messages } from '../app/texts/text.ts'

/** Texts that lists, details and receipts share: states, sides, sale types, payment states. */
export const ordersText = messages({
  vatIncluded: {
    ar: (percent: number) => `شامل ضريبة القيمة المضافة ${percent}%`,
    en: (percent: number) => `Includes ${percent}% VAT`,
  },
  account: { ar: 'حسابي', en: 'My account' },
  number: { ar: (number: string) => `طلب رقم ${number}`, en: (number: string) => `Order ${number}` },

  ...orderStatusNames,
  pendingMine: { ar: 'بانتظار قبولك', en: 'Awaiting your acceptance' },
  pendingPay: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  return_refused: { ar: 'مكتمل، رُفض الإرجاع', en: 'Completed, return refused' },
  sale_upheld: { ar: 'مكتمل بقرار السوق', en: 'Completed by decision' },
  partly_refunded: { ar: 'استُرد جزء من المبلغ', en: 'Partly refunded' },

  ...saleTypeNames,

  unpaid: { ar: 'غير مدفوع', en: 'Unpaid' },
  paymentPending: { ar: 'قيد التأكيد', en: 'Awaiting confirmation' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  refunded: { ar: 'استُرد المبلغ', en: 'Refunded' },
  refundedPart: { ar: 'استُرد جزء من المبلغ', en: 'Partly refunded' },
  failed: { ar: 'لم يتم الدفع', en: 'Payment failed' },
  onDelivery: { ar: 'عند الاستلام', en: 'On delivery' },

  buyer: { ar: 'المشتري', en: 'Buyer' },
  seller: { ar: 'البائع', en: 'Seller' },
  you: { ar: 'أنت', en: 'You' },
  market: { ar: 'إدارة السوق', en: 'The market team' },
  clock: { ar: 'تلقائيًا', en: 'Automatically' },

  and: { ar: '، ', en: ', ' },
  zip: { ar: 'الرمز البريدي', en: 'Postal code' },
  short: { ar: 'العنوان المختصر', en: 'Short address' },

  arrivesToday: {
    ar: (time: string) => `يصل اليوم قبل ${time}`,
    en: (time: string) => `Arrives today before ${time}`,
  },
  arrivesTomorrowMorning: { ar: 'يصل غدًا صباحًا', en: 'Arrives tomorrow morning' },
  arrivesTomorrow: {
    ar: (time: string) => `يصل غدًا قبل ${time}`,
    en: (time: string) => `Arrives tomorrow before ${time}`,
  },
  arrivesOn: { ar: (day: string) => `يصل ${day}`, en: (day: string) => `Arrives ${day}` },
  readyToday: {
    ar: (time: string) => `جاهز اليوم بعد ${time}`,
    en: (time: string) => `Ready today after ${time}`,
  },
  readyTomorrow: {
    ar: (time: string) => `جاهز غدًا بعد ${time}`,
    en: (time: string) => `Ready tomorrow after ${time}`,
  },
  ifAcceptedNow: {
    ar: (arrival: string) => `إن قُبل الآن: ${arrival}`,
    en: (arrival: string) => `If accepted now: ${arrival.charAt(0).toLowerCase()}${arrival.slice(1)}`,
  },
  readyOn: { ar: (day: string) => `جاهز ${day}`, en: (day: string) => `Ready ${day}` },
})

/** The next step of an order, for the side that takes it and for the side that waits. Deadlines are passed as text. */
export const turnText = messages({
  yourNextStep: { ar: 'الخطوة التالية عليك', en: 'Your next step' },
  theirNextStep: {
    ar: (who: string) => `الخطوة التالية على: ${who}`,
    en: (who: string) => `Next step: ${who}`,
  },
  nothingLeft: { ar: 'لا يلزمك شيء الآن', en: 'Nothing to do' },

  pay: { ar: 'ادفع ليصل طلبك إلى البائع', en: 'Pay to send your order to the seller' },
  payBy: {
    ar: (until: string) => `ادفع قبل ${until}، وإلا أُلغي`,
    en: (until: string) => `Pay before ${until}, or it is cancelled`,
  },
  payTogether: {
    ar: 'ادفعه مع طلباتك الأخرى في دفعة واحدة',
    en: 'Pay it with your other orders in one payment',
  },
  waitPay: { ar: 'بانتظار دفع المشتري', en: 'Awaiting the buyer’s payment' },
  waitPayBy: {
    ar: (until: string) => `يدفع المشتري قبل ${until}، وإلا أُلغي`,
    en: (until: string) => `The buyer must pay before ${until}, or it is cancelled`,
  },
  review: { ar: 'نراجع التحويل البنكي', en: 'We are reviewing the bank transfer' },
  accept: { ar: 'اقبل الطلب أو ارفضه', en: 'Accept or reject the order' },
  acceptBy: {
    ar: (until: string) => `اقبله قبل ${until}، وإلا أُلغي`,
    en: (until: string) => `Accept it before ${until}, or it is cancelled`,
  },
  waitAccept: { ar: 'بانتظار قبول البائع', en: 'Awaiting the seller’s acceptance' },
  waitAcceptBy: {
    ar: (until: string) => `يقبله البائع قبل ${until}، وإلا أُلغي`,
    en: (until: string) => `The seller must accept before ${until}, or it is cancelled`,
  },
  start: { ar: 'زِن السمك وجهّز الطلب', en: 'Weigh the fish and prepare the order' },
  startBy: {
    ar: (until: string) => `زِن السمك وجهّز الطلب قبل ${until}`,
    en: (until: string) => `Weigh the fish and prepare the order before ${until}`,
  },
  startFor: {
    ar: (arrival: string) => `زِن السمك وجهّز الطلب، وموعده عند المشتري: ${arrival}`,
    en: (arrival: string) => `Weigh the fish and prepare the order. The buyer sees: ${arrival}`,
  },
  waitStart: { ar: 'البائع يجهّز الطلب', en: 'The seller is preparing the order' },
  waitStartBy: {
    ar: (until: string) => `البائع يجهّز الطلب، ولك إلغاؤه إن لم يجهّزه قبل ${until}`,
    en: (until: string) => `The seller is preparing it. You can cancel if it is not ready before ${until}`,
  },
  waitStartFor: {
    ar: (arrival: string) => `البائع يجهّز الطلب: ${arrival}`,
    en: (arrival: string) => `The seller is preparing the order. ${arrival}`,
  },
  confirm: { ar: 'افحص السمك ثم أكّد الاستلام', en: 'Check the fish, then confirm receipt' },
  confirmBy: {
    ar: (until: string) => `أكّد الاستلام، أو يكتمل تلقائيًا ${until}`,
    en: (until: string) => `Confirm receipt, or it completes automatically ${until}`,
  },
  confirmCash: {
    ar: (amount: string) => `افحص السمك، وادفع للبائع ${amount} نقدًا، ثم أكّد الاستلام`,
    en: (amount: string) => `Check the fish, pay the seller ${amount} in cash, then confirm receipt`,
  },
  confirmCashBy: {
    ar: (amount: string, until: string) =>
      `ادفع للبائع ${amount} نقدًا وأكّد الاستلام، أو يكتمل تلقائيًا ${until}`,
    en: (amount: string, until: string) =>
      `Pay the seller ${amount} in cash and confirm receipt, or it completes automatically ${until}`,
  },
  waitConfirmCash: {
    ar: (amount: string) => `يدفع لك المشتري ${amount} نقدًا ويؤكد الاستلام`,
    en: (amount: string) => `The buyer pays you ${amount} in cash and confirms receipt`,
  },
  waitConfirmCashBy: {
    ar: (amount: string, until: string) =>
      `يدفع لك المشتري ${amount} نقدًا ويؤكد الاستلام، أو يكتمل تلقائيًا ${until}`,
    en: (amount: string, until: string) =>
      `The buyer pays you ${amount} in cash and confirms receipt, or it completes automatically ${until}`,
  },
  waitConfirm: { ar: 'بانتظار تأكيد المشتري للاستلام', en: 'Awaiting the buyer’s confirmation' },
  waitConfirmBy: {
    ar: (until: string) => `يؤكد المشتري الاستلام، أو يكتمل تلقائيًا ${until}`,
    en: (until: string) => `The buyer confirms receipt, or it completes automatically ${until}`,
  },
  answer: { ar: 'ردّ على طلب الإرجاع', en: 'Reply to the return request' },
  answerBy: {
    ar: (until: string) => `ردّ على الإرجاع قبل ${until}، وإلا انتقل إلى إدارة السوق`,
    en: (until: string) => `Reply to the return before ${until}, or the market team decides`,
  },
  waitAnswer: { ar: 'بانتظار رد البائع على الإرجاع', en: 'Awaiting the seller’s reply to the return' },
  waitAnswerBy: {
    ar: (until: string) => `يرد البائع على الإرجاع قبل ${until}، وإلا انتقل إلى إدارة السوق`,
    en: (until: string) => `The seller must reply before ${until}, or the market team decides`,
  },
  decide: { ar: 'إدارة السوق تراجع الاعتراض', en: 'The market team is reviewing the dispute' },

  mayDispute: {
    ar: (until: string) => `رُفض الإرجاع، ويمكنك الاعتراض قبل ${until}`,
    en: (until: string) => `The return was refused. You can dispute it before ${until}`,
  },
  mayReturn: {
    ar: (until: string) => `اكتمل الطلب، ويمكنك طلب إرجاعه قبل ${until}`,
    en: (until: string) => `Order completed. You can request a return before ${until}`,
  },
  doneBuyer: { ar: 'اكتمل الطلب', en: 'Order completed' },
  doneHeld: {
    ar: (amount: string, until: string) => `يُتاح لك ${amount} بدءًا من ${until}`,
    en: (amount: string, until: string) => `${amount} available from ${until}`,
  },
  doneSeller: { ar: 'اكتمل البيع', en: 'Sale completed' },
  rejectedBuyer: { ar: 'رفض البائع الطلب', en: 'The seller rejected the order' },
  rejectedBuyerFor: {
    ar: (reason: string) => `رفض البائع الطلب: ${reason}`,
    en: (reason: string) => `The seller rejected the order: ${reason}`,
  },
  rejectedSeller: { ar: 'رفضت الطلب', en: 'You rejected the order' },
  cancelled: { ar: 'أُلغي الطلب', en: 'Order cancelled' },
  returned: { ar: 'أُرجع الطلب', en: 'Order returned' },
  cashBackYou: { ar: 'يعيد إليك البائع نقدًا ما دفعته', en: 'The seller returns the cash you paid' },
  cashBackYouOf: {
    ar: (amount: string) => `يعيد إليك البائع ${amount} نقدًا`,
    en: (amount: string) => `The seller returns ${amount} to you in cash`,
  },
  cashBack: { ar: 'أعد إلى المشتري ما دفعه لك نقدًا', en: 'Return the buyer’s cash payment' },
  cashBackOf: {
    ar: (amount: string) => `أعد إلى المشتري ${amount} نقدًا`,
    en: (amount: string) => `Return ${amount} to the buyer in cash`,
  },
  moneyBack: {
    ar: (amount: string) => `عاد ${amount} إلى محفظة المشتري`,
    en: (amount: string) => `${amount} refunded to the buyer’s wallet`,
  },
  moneyBackYou: {
    ar: (amount: string) => `عاد ${amount} إلى محفظتك`,
    en: (amount: string) => `${amount} refunded to your wallet`,
  },
})
