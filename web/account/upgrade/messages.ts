import { messages } from '../../app/texts/text.ts'

/** Texts of the upgrade to a seller account. */
export const upgradeText = messages({
  title: { ar: 'ترقية الحساب', en: 'Become a seller' },
  invitation: { ar: 'هل تبيع السمك؟', en: 'Do you sell fish?' },
  invitationFisherman: { ar: 'هل لديك منشأة؟', en: 'Do you have a business?' },
  invitationBody: {
    ar: 'حسابك للشراء. اطلب ترقيته لتعرض صيدك وتستقبل الطلبات، ويرد عليك فريق السوق.',
    en: "Your account is for buying. Ask for more to offer your catch and take orders; the market's team answers you.",
  },
  invitationFishermanBody: {
    ar: 'حسابك يبيع صيدك. بسجل تجاري أو رقم موحد تفتح المزادات أيضًا وتزايد فيها.',
    en: 'Your account sells your catch. With a commercial register you also hold auctions and bid in them.',
  },
  ask: { ar: 'اطلب ترقية الحساب', en: 'Ask to become a seller' },
  askAgain: { ar: 'اطلب مرة أخرى', en: 'Ask again' },
  details: { ar: 'تفاصيل الطلب', en: 'Details of the request' },

  intro: {
    ar: 'اختر ما تريد أن يصير إليه حسابك. يراجع فريق السوق طلبك ويصلك الرد في الإشعارات.',
    en: "Choose what your account shall be. The market's team looks at your request, and the answer reaches you as a notification.",
  },
  type: { ar: 'ما تريد أن تكون', en: 'What you want to be' },
  fishermanBody: {
    ar: 'تعرض صيدك وتستقبل طلبات الشراء، برقم هويتك فقط',
    en: 'Offer your catch and take orders, with your ID number only',
  },
  sellerBody: {
    ar: 'تبيع وتفتح المزادات وتزايد فيها، بسجل تجاري أو رقم موحد',
    en: 'Sell, hold auctions and bid, with a commercial register or unified number',
  },
  importerBody: {
    ar: 'كل ما للبائع المحلي، وعرض المستورد وطلبه في السوق الدولي',
    en: 'All of a local seller, and supply and demand in the international market',
  },
  number: {
    ar: 'رقم السجل التجاري أو الرقم الوطني الموحد',
    en: 'Commercial register or unified national number',
  },
  numberHint: { ar: '10 أرقام، أولها من 1 إلى 7', en: '10 digits, the first from 1 to 7' },
  document: { ar: 'صورة السجل أو الرخصة', en: 'Picture of the register or licence' },
  documentHint: {
    ar: 'تسرّع المراجعة، ولا يراها إلا فريق السوق. JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت',
    en: "Makes the review faster; only the market's team sees it. JPEG, PNG, WebP or AVIF, up to 8 MB",
  },
  addDocument: { ar: 'إضافة صورة', en: 'Add a picture' },
  removeDocument: { ar: 'إزالة الصورة', en: 'Remove the picture' },
  send: { ar: 'أرسل الطلب', en: 'Send the request' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  sent: { ar: 'وصل طلبك إلى فريق السوق', en: "Your request has reached the market's team" },
  notSent: {
    ar: 'لم يصل الطلب. ما كتبته باقٍ هنا، أعد المحاولة بعد لحظات.',
    en: 'The request did not arrive. What you wrote is kept here, please try again in a moment.',
  },

  pending: { ar: 'بانتظار قرار فريق السوق', en: "Waiting for the market's team" },
  pendingBody: {
    ar: 'نراجع طلبك، ويصلك الرد في الإشعارات. حسابك يعمل كما هو حتى ذلك الحين.',
    en: 'Your request is being looked at; the answer reaches you as a notification. Until then your account works as it is.',
  },
  approved: { ar: 'قُبل طلبك', en: 'Your request was approved' },
  refused: { ar: 'لم يُقبل طلبك', en: 'Your request was refused' },
  wanted: { ar: 'المطلوب', en: 'Asked for' },
  askedAt: { ar: 'تاريخ الطلب', en: 'Asked on' },
  note: { ar: 'رد الفريق', en: 'What the team said' },
  all: { ar: 'حسابك يتيح كل شيء', en: 'Your account can do everything' },
  allBody: {
    ar: 'البائع الدولي أعلى أنواع الحسابات: كل صفحات البيع والمزادات مفتوحة لك.',
    en: 'International sellers have the widest kind of account: all of selling and of the auctions is open to you.',
  },
  back: { ar: 'العودة إلى حسابي', en: 'Back to my account' },
})
