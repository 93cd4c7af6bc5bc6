import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of deals. Weights and prices are passed as text. */
export const dealText = messages({
  send: { ar: 'أرسل اهتمامك', en: 'Send interest' },
  sendIt: { ar: 'إرسال', en: 'Send' },
  open: { ar: 'عرض الصفقة', en: 'View deal' },
  reservedIn: {
    ar: (other: string, weight: string) => `صفقة مع \u2068${other}\u2069: محجوز \u2068${weight}\u2069`,
    en: (other: string, weight: string) => `Deal with \u2068${other}\u2069: ${weight} reserved`,
  },
  named: {
    ar: (step: string, number: string) => `${step}، ${number}`,
    en: (step: string, number: string) => `${step}, ${number}`,
  },
  privacy: {
    ar: 'يصل اهتمامك باسمك إلى الطرف الآخر. جوالك وبريدك يظهران له إذا قبل، ويظهر لك جواله وبريده.',
    en: 'The other side sees your name. Once they accept, you both see each other’s mobile and email.',
  },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  note: { ar: 'ملاحظة', en: 'Note' },
  noteHint: { ar: 'السعر الذي يناسبك، موعد التسليم، التعبئة', en: 'Your price, delivery date, packing' },
  sent: { ar: 'أُرسل اهتمامك، وسنُشعرك بالرد', en: 'Your interest was sent. We’ll notify you of the answer' },
  unsure: {
    ar: 'لم يصل ذلك إلى سوق بحار، أعد المحاولة بعد لحظات',
    en: 'Behar market did not receive it, please try again in a moment',
  },

  all: { ar: 'كل الصفقات', en: 'All deals' },
  with: { ar: 'مع', en: 'With' },
  received: { ar: 'بانتظار ردك', en: 'Waiting for you' },
  answerIt: { ar: 'وصلك اهتمام، ردّ عليه', en: 'You received an interest' },
  unread: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا رسائل جديدة',
        one: 'رسالة جديدة',
        two: 'رسالتان جديدتان',
        few: `${n} رسائل جديدة`,
        many: `${n} رسالة جديدة`,
        other: `${n} رسالة جديدة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 new message', other: `${n} new messages` }),
  },
  none: { ar: 'لا صفقات جارية', en: 'No open deals' },
  noneBody: {
    ar: 'أرسل اهتمامك من أي عرض أو طلب مطابق لتبدأ صفقة.',
    en: 'Send an interest from any matching supply or demand to start a deal.',
  },
  noneOver: { ar: 'لا صفقات منتهية', en: 'No closed deals' },
  noneOverBody: {
    ar: 'ما اكتمل أو اعتُذر عنه يبقى هنا.',
    en: 'Completed and declined deals stay here.',
  },
  toBoards: { ar: 'تصفّح العرض والطلب', en: 'Browse supply and demand' },

  proposed: { ar: 'الكمية المقترحة', en: 'Proposed quantity' },
  open_: { ar: 'غير محددة', en: 'Not set' },
  price: { ar: 'ريال/كجم', en: 'SR/kg' },
  target: {
    ar: (price: string) => `هدف المشتري \u2066${price}\u2069`,
    en: (price: string) => `Buyer’s target ${price}`,
  },
  left: { ar: 'المتاح من العرض', en: 'Available supply' },
  needed: {
    ar: (weight: string) => `المطلوب \u2068${weight}\u2069`,
    en: (weight: string) => `${weight} needed`,
  },
  reserved: {
    ar: (weight: string) => `محجوز \u2068${weight}\u2069`,
    en: (weight: string) => `${weight} reserved`,
  },
  sold: { ar: (weight: string) => `بيع \u2068${weight}\u2069`, en: (weight: string) => `${weight} sold` },
  contact: { ar: 'التواصل', en: 'Contact' },
  messages: { ar: 'الرسائل', en: 'Messages' },
  noMessages: { ar: 'لا رسائل بعد', en: 'No messages yet' },
  message: { ar: 'رسالتك', en: 'Your message' },
  sendMessage: { ar: 'أرسل الرسالة', en: 'Send message' },
  you: { ar: 'أنت', en: 'You' },
  reason: { ar: 'سبب الاعتذار:', en: 'Reason:' },

  accept: { ar: 'اقبل', en: 'Accept' },
  acceptTitle: { ar: 'قبول الاهتمام؟', en: 'Accept the interest?' },
  acceptBody: {
    ar: 'يظهر جوالك وبريدك للطرف الآخر، ويظهر لك جواله وبريده.',
    en: 'You and the other side will see each other’s mobile and email.',
  },
  accepted: { ar: 'قبلت الاهتمام، تواصل مع الطرف الآخر', en: 'Accepted. You can now contact the other side' },
  decline: { ar: 'اعتذر', en: 'Decline' },
  whyDeclined: { ar: 'سبب الاعتذار', en: 'Reason' },
  whyDeclinedHint: { ar: 'يقرؤه الطرف الآخر.', en: 'The other side reads it.' },
  sendDecline: { ar: 'أرسل الاعتذار', en: 'Decline interest' },
  declined: { ar: 'اعتذرت عن الاهتمام', en: 'The interest was declined' },
  notNow: { ar: 'رجوع', en: 'Back' },
  withdraw: { ar: 'اسحب الاهتمام', en: 'Withdraw interest' },
  withdrawTitle: { ar: 'سحب الاهتمام؟', en: 'Withdraw the interest?' },
  withdrawBody: {
    ar: 'لن يتمكن الطرف الآخر من قبوله، ويمكنك إرسال اهتمام جديد.',
    en: 'The other side can no longer accept it. You can send a new one.',
  },
  withdrawn: { ar: 'سُحب اهتمامك', en: 'Your interest was withdrawn' },
  end: { ar: 'أنهِ الصفقة', en: 'End deal' },
  endTitle: { ar: 'إنهاء الصفقة؟', en: 'End the deal?' },
  endBody: {
    ar: 'يعود المحجوز لها متاحًا، وتتوقف الرسائل. يبقى ما بيع مسجلًا.',
    en: 'What it reserved becomes available again and messages stop. Recorded sales stay.',
  },
  ended: { ar: 'انتهت الصفقة', en: 'The deal has ended' },
})

/** The states of a deal. */
export const dealStateText = messages({
  sent: { ar: 'بانتظار الرد', en: 'Waiting for an answer' },
  agreed: { ar: 'متفق عليها', en: 'Agreed' },
  declined: { ar: 'معتذر عنها', en: 'Declined' },
  withdrawn: { ar: 'مسحوبة', en: 'Withdrawn' },
  ended: { ar: 'منتهية', en: 'Ended' },
})
