import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the forms of an order: payment, packed weights, return, dispute, rating. */
export const orderFormText = messages({
  payTitle: { ar: 'ادفع لإتمام الطلب', en: 'Pay to complete the order' },
  payBy: {
    ar: (until: string) => `قبل ${until}، وإلا أُلغي`,
    en: (until: string) => `Before ${until}, or it is cancelled`,
  },
  payAmount: { ar: 'المبلغ المطلوب', en: 'Amount due' },
  payByCard: { ar: 'ادفع بالبطاقة', en: 'Pay by card' },
  noGateway: { ar: 'خدمة الدفع غير متاحة الآن', en: 'The payment service is not responding' },
  tryAgain: { ar: 'أعد المحاولة', en: 'Try again' },

  weighTitle: { ar: 'وزن الطلب', en: 'Weigh the order' },
  weighHint: {
    ar: 'اكتب الوزن الفعلي، ويعود الفرق إلى المشتري فورًا. يمكنك تصحيحه حتى يؤكد المشتري الاستلام.',
    en: 'Enter the packed weight. Any difference is refunded to the buyer at once. You can correct it until the buyer confirms receipt.',
  },
  weighHintCash: {
    ar: 'اكتب الوزن الفعلي ليدفع المشتري ثمنه عند الاستلام. يمكنك تصحيحه حتى يؤكد المشتري الاستلام.',
    en: 'Enter the packed weight. The buyer pays for it on delivery. You can correct it until the buyer confirms receipt.',
  },
  weightOf: {
    ar: (name: string) => `الوزن الفعلي بالكجم: ${name}`,
    en: (name: string) => `Packed weight in kg: ${name}`,
  },
  less: { ar: (kilos: string) => `أقل بـ ${kilos} كجم`, en: (kilos: string) => `${kilos} kg less` },
  backToBuyer: {
    ar: (money: string) => `يُعاد إلى المشتري ${money}`,
    en: (money: string) => `${money} refunded to the buyer`,
  },
  lessToPay: { ar: (money: string) => `ينقص المبلغ ${money}`, en: (money: string) => `${money} less to pay` },
  moreToPay: {
    ar: (money: string) => `يُدفع ${money} من محفظة المشتري`,
    en: (money: string) => `${money} more from the buyer's wallet`,
  },
  moreCash: { ar: (money: string) => `يزيد المبلغ ${money}`, en: (money: string) => `${money} more to pay` },
  same: { ar: 'مطابق للطلب', en: 'As ordered' },
  tooMuch: {
    ar: (kilos: string) => `لا يزيد على الكمية المطلوبة: ${kilos} كجم`,
    en: (kilos: string) => `At most the ordered quantity: ${kilos} kg`,
  },
  fishOrdered: { ar: 'ثمن السمك حسب الطلب', en: 'Fish, as ordered' },
  difference: { ar: 'فرق الوزن', en: 'Weight difference' },
  youGet: { ar: 'يصلك', en: 'You receive' },
  saveWeights: { ar: 'سجّل الوزن الفعلي', en: 'Save packed weight' },
  nothingToSave: {
    ar: 'لا تغيير في الوزن لتسجيله',
    en: 'No weight change to save',
  },
  weighAsk: { ar: 'تسجيل هذا الوزن؟', en: 'Save this weight?' },
  weighBody: {
    ar: (effect: string) => `${effect}، ويُبلَّغ المشتري. يمكنك تصحيح الوزن حتى يؤكد الاستلام.`,
    en: (effect: string) =>
      `${effect}. The buyer is notified. You can correct it until they confirm receipt.`,
  },
  checkAgain: { ar: 'مراجعة الوزن', en: 'Check weight' },
  weighed: { ar: 'سُجّل الوزن وأُبلغ المشتري', en: 'Weight saved and buyer notified' },
  atWeight: { ar: (kilos: string) => `بوزن ${kilos} كجم`, en: (kilos: string) => `at ${kilos} kg` },

  returnTitle: { ar: 'طلب إرجاع', en: 'Request a return' },
  returnIntro: {
    ar: 'صف المشكلة وأرفق صورًا واضحة. يبقى المبلغ محجوزًا حتى يرد البائع خلال 48 ساعة. يمكنك طلب الإرجاع مرة واحدة.',
    en: 'Describe the problem and add clear photos. The money stays on hold until the seller replies within 48 hours. You can request a return once.',
  },
  returnIntroCash: {
    ar: 'صف المشكلة وأرفق صورًا واضحة. يرد البائع خلال 48 ساعة، وإن قبل الإرجاع أعاد إليك ما دفعته نقدًا. يمكنك طلب الإرجاع مرة واحدة.',
    en: 'Describe the problem and add clear photos. The seller replies within 48 hours and, if they accept, returns the cash you paid. You can request a return once.',
  },
  reason: { ar: 'ما المشكلة؟', en: 'What’s the problem?' },
  chooseReason: { ar: 'اختر المشكلة', en: 'Choose the problem' },
  stale: { ar: 'ليست طازجة', en: 'Not fresh' },
  underweight: { ar: 'الوزن أقل', en: 'Underweight' },
  another: { ar: 'نوع آخر', en: 'Wrong fish' },
  damaged: { ar: 'تالفة', en: 'Damaged' },
  other: { ar: 'أخرى', en: 'Something else' },
  describe: { ar: 'صف المشكلة', en: 'Describe the problem' },
  describeOther: { ar: 'اكتب ما المشكلة', en: 'Tell the seller what the problem is' },
  pictures: { ar: 'الصور', en: 'Photos' },
  addPicture: { ar: 'أضف صورة', en: 'Add photo' },
  notPicture: {
    ar: 'هذا الملف ليس صورة. اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF',
    en: 'That file is not a photo. Choose a JPEG, PNG, WebP or AVIF photo',
  },
  removePicture: { ar: (n: number) => `إزالة الصورة ${n}`, en: (n: number) => `Remove photo ${n}` },
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
        ? `Up to ${most} photos`
        : countEnglish(n, { one: `1 of ${most} photos`, other: `${n} of ${most} photos` }),
  },
  sendReturn: { ar: 'أرسل طلب الإرجاع', en: 'Send return request' },
  returnSent: {
    ar: 'وصل طلب الإرجاع إلى البائع، وننتظر رده',
    en: 'The seller has your return request. We are waiting for the reply',
  },
  refusalReason: { ar: 'السبب', en: 'Reason' },
  chooseRefusal: { ar: 'اختر السبب', en: 'Choose the reason' },
  refusalNote: { ar: 'رسالة إلى المشتري', en: 'Message to the buyer' },
  pauseToo: {
    ar: (name: string) => `أوقف عرض \u2068${name}\u2069 أيضًا، فلا يُطلب مرة أخرى`,
    en: (name: string) => `Also pause \u2068${name}\u2069, so that nobody orders it again`,
  },
  pausedToo: {
    ar: 'أُوقف عرض المنتج، وتستأنفه من «منتجاتي»',
    en: 'Product paused. Resume it in “My products”',
  },
  notPaused: {
    ar: 'ما زال المنتج معروضًا، أوقفه من «منتجاتي»',
    en: 'The product is still on sale. Pause it in “My products”',
  },
  disputeTitle: { ar: 'رفع اعتراض إلى إدارة السوق', en: 'Open a dispute' },
  disputeIntro: {
    ar: 'تراجع إدارة السوق ما كتبه الطرفان والصور، ثم تقرر المبلغ الذي يعود إليك.',
    en: 'The market team reviews both sides and the photos, then decides how much is refunded to you.',
  },
  disputeIntroCash: {
    ar: 'تراجع إدارة السوق ما كتبه الطرفان والصور، ثم تقرر المبلغ الذي يعيده إليك البائع نقدًا.',
    en: 'The market team reviews both sides and the photos, then decides how much cash the seller returns to you.',
  },
  disputeReason: { ar: 'لماذا لا توافق على الرفض؟', en: 'Why do you disagree with the refusal?' },
  sendDispute: { ar: 'أرسل الاعتراض', en: 'Send dispute' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },

  rateSeller: { ar: 'كيف كانت تجربتك مع البائع؟', en: 'How was your experience with the seller?' },
  rateBuyer: { ar: 'كيف كانت تجربتك مع المشتري؟', en: 'How was your experience with the buyer?' },
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
  ratingText: { ar: 'تعليقك', en: 'Your comment' },
  sendRating: { ar: 'أرسل التقييم', en: 'Send rating' },
  rated: { ar: 'شكرًا، سُجّل تقييمك', en: 'Thank you, your rating was saved' },
  chooseStars: { ar: 'اختر عدد النجوم', en: 'Choose a star rating' },
  ratings: { ar: 'التقييم', en: 'Ratings' },
  ratedByYou: { ar: 'تقييمك', en: 'Your rating' },
  ratedByBuyer: { ar: 'تقييم المشتري للبائع', en: 'Buyer’s rating of the seller' },
  ratedBySeller: { ar: 'تقييم البائع للمشتري', en: 'Seller’s rating of the buyer' },
})

/** The meaning of each number of stars. */
export const starText = messages({
  1: { ar: 'سيئة', en: 'Poor' },
  2: { ar: 'مقبولة', en: 'Fair' },
  3: { ar: 'جيدة', en: 'Good' },
  4: { ar: 'جيدة جدًا', en: 'Very good' },
  5: { ar: 'ممتازة', en: 'Excellent' },
})

/** Texts of the steps of an order: buttons, questions, results, and the reasons of disabled buttons. */
export const actionText = messages({
  steps: { ar: 'الإجراءات', en: 'Actions' },
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

  accept: { ar: 'قبول الطلب', en: 'Accept order' },
  acceptShort: { ar: 'قبول', en: 'Accept' },
  acceptOf: {
    ar: (number: string) => `قبول الطلب ${number}`,
    en: (number: string) => `Accept order ${number}`,
  },
  accepted: { ar: 'قُبل الطلب', en: 'Order accepted' },
  reject: { ar: 'رفض الطلب', en: 'Reject order' },
  rejectShort: { ar: 'رفض', en: 'Reject' },
  rejectOf: {
    ar: (number: string) => `رفض الطلب ${number}`,
    en: (number: string) => `Reject order ${number}`,
  },
  rejectAsk: {
    ar: (number: string) => `رفض الطلب ${number}؟`,
    en: (number: string) => `Reject order ${number}?`,
  },
  cancelNamedAsk: {
    ar: (number: string) => `إلغاء الطلب ${number}؟`,
    en: (number: string) => `Cancel order ${number}?`,
  },
  rejectBody: {
    ar: 'لا يمكن التراجع عن هذا. يُبلَّغ المشتري ويعود إليه ما دفعه، وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. The buyer is notified and refunded, and the fish goes back on sale.',
  },
  rejectBodyNoMoney: {
    ar: 'لا يمكن التراجع عن هذا. يُبلَّغ المشتري، ولم يدفع شيئًا بعد، وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. The buyer is notified. Nothing has been paid yet, and the fish goes back on sale.',
  },
  failBody: {
    ar: 'لا يمكن التراجع عن هذا. يُبلَّغ المشتري ويعود إليه ما دفعه.',
    en: 'You cannot undo this. The buyer is notified and refunded.',
  },
  failBodyNoMoney: {
    ar: 'لا يمكن التراجع عن هذا. يُبلَّغ المشتري، ولم يدفع شيئًا بعد.',
    en: 'You cannot undo this. The buyer is notified. Nothing has been paid yet.',
  },
  lostBody: {
    ar: 'لا يمكن التراجع عن هذا. يعود ما دفعته إلى محفظتك.',
    en: 'You cannot undo this. Your payment goes back to your wallet.',
  },
  lostBodyNoMoney: {
    ar: 'لا يمكن التراجع عن هذا. لم تدفع شيئًا بعد.',
    en: 'You cannot undo this. You have not paid anything yet.',
  },
  lostBodyNotCharged: {
    ar: 'لا يمكن التراجع عن هذا. لم يُدفع هذا الطلب ولم يُخصم منك شيء.',
    en: 'You cannot undo this. This order is not paid and you were not charged.',
  },
  lostBodyUnpaid: {
    ar: 'لا يمكن التراجع عن هذا. لم يصل مبلغ هذا الطلب بعد، وإن وصل لاحقًا أُضيف إلى محفظتك.',
    en: 'You cannot undo this. We have not received payment for this order. If it arrives later, it goes to your wallet.',
  },
  lotLost: {
    ar: 'وتخسر المزاد: ينتقل إلى المزايدة التالية، ولا تُحسب مزايداتك فيه.',
    en: 'You also lose the auction: it goes to the next bidder and your bids no longer count.',
  },
  requestCloses: {
    ar: 'ويُغلق أيضًا طلبك الأصلي وعروضه.',
    en: 'Your request and its offers are closed too.',
  },
  lotAgain: {
    ar: 'يعود المزاد إليك، ويمكنك قبول المزايدة التالية. ويُسجَّل لدى إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The auction returns to you and you can accept the next bid. The market team records that you did not fulfil this sale.',
  },
  requestAgain: {
    ar: 'يُفتح طلب المشتري للعروض الأخرى، ويُسجَّل لدى إدارة السوق أنك لم تنفّذ هذا البيع.',
    en: 'The buyer’s request reopens to other offers. The market team records that you did not fulfil this sale.',
  },
  rejected: { ar: 'رُفض الطلب', en: 'Order rejected' },
  start: { ar: 'خرج للتوصيل', en: 'Mark as on the way' },
  ready: { ar: 'جاهز للاستلام', en: 'Mark as ready for pickup' },
  started: { ar: 'خرج الطلب للتوصيل', en: 'Order marked as on the way' },
  madeReady: { ar: 'الطلب جاهز للاستلام', en: 'Order marked as ready for pickup' },
  handedOver: { ar: 'سُلّم الطلب', en: 'Order marked as delivered' },
  weighedStarted: {
    ar: 'سُجّل الوزن، وخرج الطلب للتوصيل',
    en: 'Weight saved, order marked as on the way',
  },
  weighedReady: {
    ar: 'سُجّل الوزن، والطلب جاهز للاستلام',
    en: 'Weight saved, order ready for pickup',
  },
  weighedDelivered: { ar: 'سُجّل الوزن، وسُلّم الطلب', en: 'Weight saved, order marked as delivered' },
  of: {
    ar: (step: string, number: string) => `${step}، الطلب ${number}`,
    en: (step: string, number: string) => `${step}, order ${number}`,
  },
  weighShort: { ar: 'سجّل الوزن', en: 'Enter weight' },
  answerShort: { ar: 'الرد', en: 'Reply' },
  payShort: { ar: 'ادفع', en: 'Pay' },
  confirmShort: { ar: 'أكّد', en: 'Confirm' },
  weighFirst: { ar: 'تسجيل الوزن الذي كتبته؟', en: 'Save the weight you entered?' },
  weighAndGoOn: { ar: 'سجّل الوزن وتابع', en: 'Save and continue' },
  received: { ar: 'تأكيد الاستلام', en: 'Confirm receipt' },
  receivedAsk: {
    ar: 'هل وصلك الطلب كاملًا وسليمًا؟',
    en: 'Did your order arrive complete and in good condition?',
  },
  receivedBody: {
    ar: 'يكتمل الطلب، ونحوّل المبلغ إلى البائع بعد مهلة الإرجاع. يمكنك طلب الإرجاع قبل انتهائها.',
    en: 'The order is completed. We pay the seller after the return period, and you can request a return until then.',
  },
  receivedBodyCash: {
    ar: (total: string) =>
      `ادفع للبائع ${total} نقدًا إن لم تدفع بعد، ثم يكتمل الطلب. يمكنك طلب الإرجاع قبل انتهاء مهلته.`,
    en: (total: string) =>
      `Pay the seller ${total} in cash if you haven’t yet, then the order is complete. You can still request a return before the deadline.`,
  },
  notYet: { ar: 'ليس بعد', en: 'Not yet' },
  delivered: { ar: 'تم التسليم', en: 'Mark as delivered' },
  deliveredAsk: { ar: 'هل سلّمت الطلب للمشتري؟', en: 'Did you hand the order to the buyer?' },
  deliveredBody: {
    ar: 'يكتمل الطلب، ويمكن للمشتري طلب الإرجاع قبل انتهاء مهلته.',
    en: 'The order is completed. The buyer can still request a return before the deadline.',
  },
  deliveredBodyCash: {
    ar: (total: string) =>
      `تستلم ${total} نقدًا من المشتري ويكتمل الطلب. ويمكن للمشتري طلب الإرجاع قبل انتهاء مهلته.`,
    en: (total: string) =>
      `You collect ${total} in cash from the buyer and the order is complete. The buyer can still request a return before the deadline.`,
  },
  cancel: { ar: 'إلغاء الطلب', en: 'Cancel order' },
  cancelOf: {
    ar: (number: string) => `إلغاء الطلب ${number}`,
    en: (number: string) => `Cancel order ${number}`,
  },
  cancelled: { ar: 'أُلغي الطلب', en: 'Order cancelled' },
  cancelAsk: { ar: 'إلغاء هذا الطلب؟', en: 'Cancel this order?' },
  cancelBody: {
    ar: 'لا يمكن التراجع عن هذا. يعود المدفوع إلى محفظة المشتري، وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. The payment goes back to the buyer’s wallet, and the fish goes back on sale.',
  },
  cancelBodyYours: {
    ar: 'لا يمكن التراجع عن هذا. يعود ما دفعته إلى محفظتك، وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. Your payment goes back to your wallet, and the fish goes back on sale.',
  },
  cancelBodyNoMoney: {
    ar: 'لا يمكن التراجع عن هذا. لم يُدفع شيء بعد، وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. Nothing has been paid yet, and the fish goes back on sale.',
  },
  cancelBodyNotCharged: {
    ar: 'لا يمكن التراجع عن هذا. لم يُدفع هذا الطلب، وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. This order is not paid. The fish goes back on sale.',
  },
  cancelBodyNotChargedYours: {
    ar: 'لا يمكن التراجع عن هذا. لم يُدفع هذا الطلب ولم يُخصم منك شيء. وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. This order is not paid and you were not charged. The fish goes back on sale.',
  },
  cancelBodyUnpaid: {
    ar: 'لا يمكن التراجع عن هذا. لم يصل مبلغ هذا الطلب بعد، وإن وصل لاحقًا أُضيف إلى محفظة المشتري. وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. We have not received payment for this order. If it arrives later, it goes to the buyer’s wallet. The fish goes back on sale.',
  },
  cancelBodyUnpaidYours: {
    ar: 'لا يمكن التراجع عن هذا. لم يصل مبلغ هذا الطلب بعد، وإن وصل لاحقًا أُضيف إلى محفظتك. وتعود الكمية إلى العرض.',
    en: 'You cannot undo this. We have not received payment for this order. If it arrives later, it goes to your wallet. The fish goes back on sale.',
  },
  keepOrder: { ar: 'الإبقاء على الطلب', en: 'Keep order' },
  askReturn: { ar: 'طلب إرجاع', en: 'Request a return' },
  takeBack: { ar: 'قبول الإرجاع', en: 'Accept return' },
  takeBackAsk: { ar: 'قبول الإرجاع؟', en: 'Accept the return?' },
  takeBackBody: {
    ar: (total: string) =>
      `لا يمكن التراجع عن هذا. يعود ${total} إلى محفظة المشتري، ولا تعود الكمية إلى العرض.`,
    en: (total: string) =>
      `You cannot undo this. ${total} goes back to the buyer’s wallet. The fish does not go back on sale.`,
  },
  takeBackBodyCash: {
    ar: (total: string) =>
      `لا يمكن التراجع عن هذا. تعيد إلى المشتري ما دفعه لك نقدًا، حتى ${total}، ولا تعود الكمية إلى العرض.`,
    en: (total: string) =>
      `You cannot undo this. You return the cash you received to the buyer, up to ${total}. The fish does not go back on sale.`,
  },
  refuseReturn: { ar: 'رفض الإرجاع', en: 'Refuse return' },
  refuseReturnShort: { ar: 'رفض', en: 'Refuse' },
  refuseReturnAsk: { ar: 'رفض الإرجاع؟', en: 'Refuse the return?' },
  refuseReturnBody: {
    ar: 'يُبلَّغ المشتري، وأمامه 24 ساعة للاعتراض لدى إدارة السوق.',
    en: 'The buyer is notified and has 24 hours to open a dispute.',
  },
  dispute: { ar: 'رفع اعتراض إلى إدارة السوق', en: 'Open a dispute' },

  notPaid: { ar: 'لم يصل مبلغ هذا الطلب بعد', en: 'This order has not been paid yet' },
  cancelAfterStart: {
    ar: 'لا يمكن الإلغاء بعد تجهيز الطلب',
    en: 'You cannot cancel after the order is prepared',
  },
  cancelFrom: {
    ar: (from: string) => `يُتاح إن لم يجهّزه البائع قبل ${from}`,
    en: (from: string) => `Available if the seller has not prepared it by ${from}`,
  },
  sellerHasTime: {
    ar: 'ما زال للبائع وقت ليجهّز الطلب',
    en: 'The seller still has time to prepare the order',
  },
  afterStart: { ar: 'يُتاح بعد تجهيز الطلب', en: 'Available once the order is prepared' },
  returnOver: { ar: 'انتهت مهلة الإرجاع', en: 'The return period has ended' },
  returnOnce: { ar: 'سبق طلب إرجاع هذا الطلب', en: 'A return was already requested for this order' },
  disputeOver: { ar: 'انتهت مهلة الاعتراض', en: 'The dispute period has ended' },
})
