import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Words of the forms on an order's page: payment, packed weights, return, dispute, rating. */
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
  told: { ar: 'وصلنا إيصالك، ونؤكده قريبًا', en: 'Your receipt came in and is being looked at' },

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
