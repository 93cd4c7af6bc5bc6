import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the forms of an order: payment, packed weights, return, dispute, rating. */
export const orderFormText = messages({
  payTitle: { ar: 'ادفع لإتمام الطلب', en: 'Pay to complete the order' },
  payBy: {
    ar: (until: string) => `قبل ${until}، وبعدها يُلغى`,
    en: (until: string) => `Before ${until}; then it is cancelled`,
  },
  payAmount: { ar: 'المبلغ المطلوب', en: 'To pay' },
  payTogether: {
    ar: 'المبلغ لكل طلبات السلة التي أُنشئت معًا',
    en: 'The amount is for all orders that were placed together',
  },
  payByCard: { ar: 'ادفع بالبطاقة', en: 'Pay by card' },
  noGateway: { ar: 'بوابة الدفع لا تجيب الآن', en: 'The payment gateway does not answer now' },
  tryAgain: { ar: 'أعد المحاولة', en: 'Try again' },
  reported: { ar: 'وصلنا إيصالك، ونؤكده قريبًا', en: 'Your receipt came in and is being looked at' },

  weighTitle: { ar: 'الكمية كما وُزنت', en: 'The weight as packed' },
  weighHint: {
    ar: 'سجّل ما وُزن فعلًا، والفرق يعود للمشتري فورًا. يمكنك تصحيحه حتى يؤكد المشتري الاستلام.',
    en: 'Enter the packed weight; the difference goes back to the buyer at once. You can correct it until the buyer confirms.',
  },
  weighHintCash: {
    ar: 'سجّل ما وُزن فعلًا، فيدفع المشتري ثمنه عند الاستلام. يمكنك تصحيحه حتى يؤكد المشتري الاستلام.',
    en: 'Enter the packed weight; the buyer pays for it on delivery. You can correct it until the buyer confirms.',
  },
  weightOf: {
    ar: (name: string) => `الوزن الفعلي بالكجم: ${name}`,
    en: (name: string) => `Real weight in kg: ${name}`,
  },
  less: { ar: (kilos: string) => `أقل بـ ${kilos} كجم`, en: (kilos: string) => `${kilos} kg less` },
  backToBuyer: {
    ar: (money: string) => `يعود للمشتري ${money}`,
    en: (money: string) => `${money} back to the buyer`,
  },
  lessToPay: { ar: (money: string) => `ينقص المبلغ ${money}`, en: (money: string) => `${money} less to pay` },
  moreToPay: {
    ar: (money: string) => `يُدفع ${money} من محفظة المشتري`,
    en: (money: string) => `${money} more from the buyer's wallet`,
  },
  moreCash: { ar: (money: string) => `يزيد المبلغ ${money}`, en: (money: string) => `${money} more to pay` },
  same: { ar: 'مطابق للطلب', en: 'As ordered' },
  tooMuch: {
    ar: (kilos: string) => `لا يزيد على المطلوب: ${kilos} كجم`,
    en: (kilos: string) => `At most what was ordered: ${kilos} kg`,
  },
  fishOrdered: { ar: 'ثمن السمك كما طُلب', en: 'The fish as ordered' },
  difference: { ar: 'فرق الوزن', en: 'Difference in weight' },
  youGet: { ar: 'يصلك', en: 'You get' },
  saveWeights: { ar: 'سجّل الوزن الفعلي', en: 'Record the weights' },
  nothingToSave: {
    ar: 'لا تغيير في الوزن لتسجيله',
    en: 'No change to record',
  },
  weighAsk: { ar: 'تسجيل هذا الوزن؟', en: 'Record these weights?' },
  weighBody: {
    ar: (effect: string) => `${effect}، ويُبلَّغ المشتري. يمكنك تصحيح الوزن حتى يؤكد الاستلام.`,
    en: (effect: string) => `${effect}. The buyer is told. You can correct it until they confirm.`,
  },
  checkAgain: { ar: 'مراجعة الوزن', en: 'Check again' },
  weighed: { ar: 'سُجّل الوزن وأُبلغ المشتري', en: 'The weights are recorded, the buyer was told' },

  returnTitle: { ar: 'طلب إرجاع', en: 'Ask for a return' },
  returnIntro: {
    ar: 'صف المشكلة وأرفق صورًا واضحة. يُحجز المبلغ حتى يرد البائع خلال 48 ساعة، ويُطلب الإرجاع مرة واحدة.',
    en: 'Say what is wrong and add clear pictures. The money is held until the seller answers within 48 hours. A return is asked for once.',
  },
  returnIntroCash: {
    ar: 'صف المشكلة وأرفق صورًا واضحة. يرد البائع خلال 48 ساعة، فإن قبل الإرجاع أعاد إليك نقدًا ما دفعته. يُطلب الإرجاع مرة واحدة.',
    en: 'Say what is wrong and add clear pictures. The seller answers within 48 hours and, if they accept, gives you back the cash you paid. A return is asked for once.',
  },
  reason: { ar: 'ما المشكلة؟', en: 'What is wrong?' },
  pictures: { ar: 'صور', en: 'Pictures' },
  addPicture: { ar: 'أضف صورة', en: 'Add a picture' },
  removePicture: { ar: (n: number) => `إزالة الصورة ${n}`, en: (n: number) => `Remove picture ${n}` },
  pictureCount: {
    ar: (n: number, most: number) =>
      countArabic(n, {
        zero: `حتى ${most} صور`,
        one: `صورة واحدة من ${most}`,
        two: `صورتان من ${most}`,
        few: `${n} صور من ${most}`,
        many: `${n} صورة من ${most}`,
        other: `${n} صورة من ${most}`,
      }),
    en: (n: number, most: number) =>
      n === 0
        ? `Up to ${most} pictures`
        : countEnglish(n, { one: `1 of ${most} pictures`, other: `${n} of ${most} pictures` }),
  },
  sendReturn: { ar: 'أرسل طلب الإرجاع', en: 'Send the return' },
  returnSent: { ar: 'أُرسل طلب الإرجاع إلى البائع', en: 'The seller was asked to take it back' },
  disputeTitle: { ar: 'اعتراض لدى إدارة السوق', en: 'Take it to the market' },
  disputeIntro: {
    ar: 'تقرأ إدارة السوق ما كتبه الطرفان وترى الصور، ثم تقرر كم يعود إليك.',
    en: 'The market reads what both sides wrote, looks at the pictures and decides how much you get back.',
  },
  disputeIntroCash: {
    ar: 'تقرأ إدارة السوق ما كتبه الطرفان وترى الصور، ثم تقرر كم يعيد إليك البائع نقدًا.',
    en: 'The market reads what both sides wrote, looks at the pictures and decides how much cash the seller gives back.',
  },
  disputeReason: { ar: 'لماذا لا توافق على الرفض؟', en: 'Why do you not agree with the refusal?' },
  sendDispute: { ar: 'أرسل الاعتراض', en: 'Send the dispute' },
  disputeSent: { ar: 'أُرسل اعتراضك إلى إدارة السوق', en: 'The market was asked to decide' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },

  rateSeller: { ar: 'كيف كان البائع؟', en: 'How was the seller?' },
  rateBuyer: { ar: 'كيف كان المشتري؟', en: 'How was the buyer?' },
  stars: { ar: 'التقييم', en: 'Rating' },
  starsOf: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'بلا نجوم',
        one: 'نجمة واحدة',
        two: 'نجمتان',
        few: `${n} نجوم`,
        many: `${n} نجمة`,
        other: `${n} نجمة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 star', other: `${n} stars` }),
  },
  ratingText: { ar: 'كلمة للآخرين', en: 'A word for others' },
  sendRating: { ar: 'أرسل التقييم', en: 'Send the rating' },
  rated: { ar: 'شكرًا، سُجّل تقييمك', en: 'Thank you, your rating is kept' },
  chooseStars: { ar: 'اختر عدد النجوم', en: 'Choose how many stars' },
  ratings: { ar: 'التقييم', en: 'Ratings' },
  ratedByBuyer: { ar: 'قال المشتري عن البائع', en: 'The buyer of the seller' },
  ratedBySeller: { ar: 'قال البائع عن المشتري', en: 'The seller of the buyer' },
})

/** Texts of the steps of an order: buttons, questions, results, and the reasons of disabled buttons. */
export const actionText = messages({
  steps: { ar: 'ما يمكنك فعله', en: 'What you can do' },
  view: { ar: 'عرض', en: 'View' },
  viewOrder: {
    ar: (number: string) => `عرض الطلب ${number}`,
    en: (number: string) => `View order ${number}`,
  },
  notDone: {
    ar: 'لم يتم ذلك، أعد المحاولة بعد لحظات',
    en: 'That did not work, please try again in a moment',
  },
  back: { ar: 'تراجع', en: 'Back' },

  accept: { ar: 'قبول الطلب', en: 'Accept the order' },
  acceptShort: { ar: 'قبول', en: 'Accept' },
  acceptOf: {
    ar: (number: string) => `قبول الطلب ${number}`,
    en: (number: string) => `Accept order ${number}`,
  },
  accepted: { ar: 'قُبل الطلب', en: 'The order is accepted' },
  reject: { ar: 'رفض الطلب', en: 'Reject the order' },
  rejectShort: { ar: 'رفض', en: 'Reject' },
  rejectOf: {
    ar: (number: string) => `رفض الطلب ${number}`,
    en: (number: string) => `Reject order ${number}`,
  },
  rejectAsk: { ar: 'رفض هذا الطلب؟', en: 'Reject this order?' },
  rejectBody: {
    ar: 'لا رجوع عنه: يُبلَّغ المشتري، ويعود إليه ما دفعه، وتعود الكمية إلى معروضك.',
    en: 'This cannot be undone: the buyer is told and gets back what was paid, and the fish is on sale again.',
  },
  rejectBodyNoMoney: {
    ar: 'لا رجوع عنه: يُبلَّغ المشتري، ولم يدفع شيئًا بعد، وتعود الكمية إلى معروضك.',
    en: 'This cannot be undone: the buyer is told, nothing was paid yet, and the fish is on sale again.',
  },
  failBody: {
    ar: 'لا رجوع عنه: يُبلَّغ المشتري، ويعود إليه ما دفعه.',
    en: 'This cannot be undone: the buyer is told and gets back what was paid.',
  },
  failBodyNoMoney: {
    ar: 'لا رجوع عنه: يُبلَّغ المشتري، ولم يدفع شيئًا بعد.',
    en: 'This cannot be undone: the buyer is told; nothing was paid yet.',
  },
  lostBody: {
    ar: 'لا رجوع عنه: يعود ما دفعته إلى محفظتك.',
    en: 'This cannot be undone: what you paid goes back to your wallet.',
  },
  lostBodyNoMoney: {
    ar: 'لا رجوع عنه: لم تدفع شيئًا، فلا مبلغ يُعاد.',
    en: 'This cannot be undone: you have paid nothing, so nothing is refunded.',
  },
  lostBodyUnpaid: {
    ar: 'لا رجوع عنه: لم يصل مبلغ هذا الطلب، وإن وصل لاحقًا أُضيف إلى محفظتك.',
    en: 'This cannot be undone: the money for this order has not come. If it comes later, it goes to your wallet.',
  },
  lotLost: {
    ar: 'وتخسر المزاد: ينتقل إلى المزايدة التالية، ولن تعود مزايداتك فيه.',
    en: 'You lose the auction: it goes to the next bid, and your bids in it no longer count.',
  },
  requestCloses: {
    ar: 'ويُغلق طلبك الأصلي بعروضه.',
    en: 'Your request and its offers are closed too.',
  },
  lotAgain: {
    ar: 'يعود المزاد إليك لتقبل المزايدة التالية إن شئت، ويُسجَّل لدى إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The auction is yours again: you may accept the next bid. The market records that you did not fulfil this sale.',
  },
  requestAgain: {
    ar: 'يعود طلب المشتري مفتوحًا للعروض الأخرى، ويُسجَّل لدى إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The buyer’s request is open to other offers again. The market records that you did not fulfil this sale.',
  },
  rejected: { ar: 'رُفض الطلب', en: 'The order is rejected' },
  start: { ar: 'سلّمته للتوصيل', en: 'It is on its way' },
  ready: { ar: 'جاهز للاستلام', en: 'Ready for pickup' },
  weighShort: { ar: 'سجّل الوزن', en: 'Weigh' },
  answerShort: { ar: 'ردّ', en: 'Answer' },
  payShort: { ar: 'ادفع', en: 'Pay' },
  confirmShort: { ar: 'أكّد', en: 'Confirm' },
  weighFirst: { ar: 'تسجيل الوزن الذي كتبته؟', en: 'Record the weight that you typed?' },
  weighAndGoOn: { ar: 'سجّل الوزن وتابع', en: 'Record it and continue' },
  started: { ar: 'أُبلغ المشتري', en: 'The buyer was told' },
  received: { ar: 'تأكيد الاستلام', en: 'Confirm that it came' },
  receivedAsk: { ar: 'استلمت الطلب كما يجب؟', en: 'Did the order come as it should?' },
  receivedBody: {
    ar: 'يكتمل الطلب ويُحوَّل المبلغ للبائع. ولك أن تطلب إرجاعه في المهلة المحددة.',
    en: 'The order is completed and the seller gets the money. You may still ask for a return in time.',
  },
  receivedBodyCash: {
    ar: (total: string) =>
      `ادفع للبائع ${total} نقدًا إن لم تدفع بعد، ثم يكتمل الطلب. ولك أن تطلب إرجاعه في المهلة المحددة.`,
    en: (total: string) =>
      `Pay the seller ${total} in cash if you have not yet; then the order is complete. You may still ask for a return in time.`,
  },
  notYet: { ar: 'ليس بعد', en: 'Not yet' },
  receivedDone: { ar: 'اكتمل الطلب', en: 'The order is complete' },
  delivered: { ar: 'تم التسليم', en: 'It was handed over' },
  deliveredAsk: { ar: 'سلّمت الطلب للمشتري؟', en: 'Did the buyer get the order?' },
  deliveredBody: {
    ar: 'يكتمل الطلب، وللمشتري أن يطلب إرجاعه في المهلة المحددة.',
    en: 'The order is completed; the buyer may still ask for a return in time.',
  },
  deliveredBodyCash: {
    ar: (total: string) =>
      `تستلم ${total} نقدًا من المشتري ويكتمل الطلب. وللمشتري أن يطلب إرجاعه في المهلة المحددة.`,
    en: (total: string) =>
      `You collect ${total} in cash from the buyer and the order is complete; the buyer may still ask for a return in time.`,
  },
  cancel: { ar: 'إلغاء الطلب', en: 'Cancel the order' },
  cancelAsk: { ar: 'إلغاء هذا الطلب؟', en: 'Cancel this order?' },
  cancelBody: {
    ar: 'لا رجوع عنه: ما دُفع يعود إلى محفظة المشتري، وتعود الكمية إلى العرض.',
    en: "This cannot be undone: what was paid goes back to the buyer's wallet, and the fish is on sale again.",
  },
  cancelBodyNoMoney: {
    ar: 'لا رجوع عنه: لم يُدفع شيء، فلا مبلغ يُعاد، وتعود الكمية إلى العرض.',
    en: 'This cannot be undone: nothing was paid, so nothing is refunded, and the fish is on sale again.',
  },
  cancelBodyUnpaid: {
    ar: 'لا رجوع عنه: لم يصل مبلغ هذا الطلب، فلا مبلغ يُعاد. وإن وصل لاحقًا أُضيف إلى محفظة المشتري. وتعود الكمية إلى العرض.',
    en: "This cannot be undone: the money for this order has not come, so nothing is refunded. If it comes later it goes to the buyer's wallet. The fish is on sale again.",
  },
  keepOrder: { ar: 'الإبقاء على الطلب', en: 'Keep the order' },
  cancelled: { ar: 'أُلغي الطلب', en: 'The order is cancelled' },
  askReturn: { ar: 'طلب إرجاع', en: 'Ask for a return' },
  takeBack: { ar: 'قبول الإرجاع', en: 'Take it back' },
  takeBackAsk: { ar: 'قبول الإرجاع؟', en: 'Take the goods back?' },
  takeBackBody: {
    ar: 'لا رجوع عنه: يعود المبلغ كاملًا إلى محفظة المشتري، ولا تعود البضاعة إلى معروضك.',
    en: "This cannot be undone: all the money goes back to the buyer's wallet; the goods do not go back on sale.",
  },
  takeBackBodyCash: {
    ar: (total: string) =>
      `لا رجوع عنه: تعيد إلى المشتري بيدك ما دفعه لك نقدًا، حتى ${total}، ولا تعود البضاعة إلى معروضك.`,
    en: (total: string) =>
      `This cannot be undone: you give the buyer back by hand the cash that you got, up to ${total}; the goods do not go back on sale.`,
  },
  tookBack: { ar: 'قُبل الإرجاع', en: 'The return is accepted' },
  refuseReturn: { ar: 'رفض الإرجاع', en: 'Refuse the return' },
  refuseReturnAsk: { ar: 'رفض الإرجاع؟', en: 'Refuse the return?' },
  refuseReturnBody: {
    ar: 'يُبلَّغ المشتري، وله 24 ساعة للاعتراض لدى إدارة السوق.',
    en: 'The buyer is told and has 24 hours to take it to the market.',
  },
  refusedReturn: { ar: 'رُفض الإرجاع', en: 'The return is refused' },
  dispute: { ar: 'اعتراض لدى إدارة السوق', en: 'Take it to the market' },

  notPaid: { ar: 'لم يصل مبلغ هذا الطلب بعد', en: 'This order is not paid yet' },
  cancelAfterStart: { ar: 'لا يُلغى الطلب بعد تجهيزه', en: 'What is on its way is not cancelled' },
  cancelFrom: {
    ar: (from: string) => `يُتاح إن لم يجهّزه البائع قبل ${from}`,
    en: (from: string) => `Possible if the seller has not prepared it before ${from}`,
  },
  sellerHasTime: { ar: 'ما زال للبائع وقت ليجهّز الطلب', en: 'The seller still has time to prepare it' },
  afterStart: { ar: 'يُتاح بعد تجهيز الطلب', en: 'Possible once it is prepared' },
  returnOver: { ar: 'انتهت مهلة الإرجاع', en: 'The time for a return is over' },
  returnOnce: { ar: 'سبق طلب إرجاع هذا الطلب', en: 'A return was asked for before' },
  disputeOver: { ar: 'انتهت مهلة الاعتراض', en: 'The time for a dispute is over' },
})
