import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the upgrade to a seller account. */
export const upgradeText = messages({
  title: { ar: 'ترقية الحساب', en: 'Become a seller' },
  verify: { ar: 'توثيق الحساب', en: 'Verify account' },
  verifyIntro: {
    ar: 'أرسل سجلك أو رخصتك، صورة أو ملف PDF. يراجعها فريق السوق ويصلك الرد في الإشعارات.',
    en: 'Send your registration or licence as a photo or PDF. Our team checks it and you’ll be notified of the answer.',
  },
  ownType: { ar: 'نوع الحساب', en: 'Account type' },
  stepOpened: { ar: 'فتحت حسابك', en: 'You opened your account' },
  stepPapers: { ar: 'ترسل أوراقك', en: 'You send your papers' },
  stepPapersSent: { ar: 'أرسلت أوراقك', en: 'You sent your papers' },
  stepCheck: { ar: 'يراجعها فريق السوق', en: 'Our team checks them' },
  stepChecking: { ar: 'فريق السوق يراجعها الآن', en: 'Our team is checking them now' },
  stepVerified: { ar: 'تظهر علامة «موثّق» في حسابك', en: 'Your account shows as verified' },
  sendPapers: { ar: 'أرسل أوراقك', en: 'Send your papers' },
  sendPapersAgain: { ar: 'أرسل أوراقك مرة أخرى', en: 'Send your papers again' },
  allowedAll: { ar: 'يمكنك البيع من الآن.', en: 'You can sell right away.' },
  allowedMobile: {
    ar: 'يبدأ البيع بعد توثيق جوالك.',
    en: 'You can sell once your mobile number is verified.',
  },
  allowedNothing: { ar: 'يبدأ البيع بعد التوثيق.', en: 'You can sell once your account is verified.' },
  allowedSome: {
    ar: (most: number) => {
      const products = countArabic(most, {
        zero: 'لا منتجات',
        one: 'منتج واحد',
        two: 'منتجين',
        few: `${most} منتجات`,
        many: `${most} منتجًا`,
        other: `${most} منتج`,
      })
      return `يمكنك من الآن عرض ${products}${most === 1 ? '' : ' معًا'}، والمزادات بعد التوثيق.`
    },
    en: (most: number) =>
      countEnglish(most, {
        one: 'You can have one product on sale now, and run auctions once verified.',
        other: `You can have up to ${most} products on sale now, and run auctions once verified.`,
      }),
  },
  invitation: { ar: 'هل تبيع السمك؟', en: 'Do you sell fish?' },
  invitationFisherman: { ar: 'هل لديك منشأة؟', en: 'Do you have a business?' },
  invitationBody: {
    ar: 'حسابك للشراء. اطلب ترقيته لتعرض صيدك وتستقبل الطلبات، ويرد عليك فريق السوق.',
    en: 'Your account is for buying. Upgrade it to list your catch and take orders; our team will review your request.',
  },
  invitationFishermanBody: {
    ar: 'تبيع صيدك بهذا الحساب. وبسجل تجاري أو رقم موحد تفتح مزادات وتزايد فيها أيضًا.',
    en: 'You can sell your catch. With a commercial registration you can also run auctions and bid in them.',
  },
  ask: { ar: 'اطلب ترقية الحساب', en: 'Become a seller' },
  askAgain: { ar: 'قدّم الطلب مرة أخرى', en: 'Apply again' },
  details: { ar: 'تفاصيل الطلب', en: 'Request details' },

  intro: {
    ar: 'اختر نوع الحساب الذي تريده. يراجع فريق السوق طلبك ويصلك الرد في الإشعارات.',
    en: 'Choose an account type. Our team reviews your request and you’ll be notified of the answer.',
  },
  type: { ar: 'نوع الحساب الجديد', en: 'New account type' },
  fishermanBody: {
    ar: 'تعرض صيدك وتستقبل الطلبات، برقم هويتك فقط',
    en: 'List your catch and take orders, with just your ID number',
  },
  sellerBody: {
    ar: 'تبيع وتفتح المزادات وتزايد فيها، بسجل تجاري أو رقم موحد',
    en: 'Sell, run auctions and bid, with a commercial registration or unified number',
  },
  importerBody: {
    ar: 'كل مزايا البائع المحلي، مع العرض والطلب في السوق الدولي',
    en: 'Everything a local seller has, plus supply and demand in the international market',
  },
  number: {
    ar: 'رقم السجل التجاري أو الرقم الوطني الموحد',
    en: 'Commercial registration or unified national number',
  },
  numberHint: { ar: '10 أرقام، أولها من 1 إلى 7', en: '10 digits, the first from 1 to 7' },
  document: { ar: 'السجل أو الرخصة', en: 'Registration or licence' },
  documentHint: {
    ar: 'تسرّع المراجعة، ولا يراها إلا فريق السوق. صورة أو ملف PDF، حتى 8 ميغابايت',
    en: 'Speeds up the review; only our team sees it. A photo or PDF, up to 8 MB',
  },
  wrongDocument: {
    ar: 'هذا الملف ليس صورة ولا PDF. اختر صورة أو ملف PDF',
    en: 'This file is neither a photo nor a PDF. Choose a photo or a PDF',
  },
  documentNeeded: {
    ar: 'لا يراها إلا فريق السوق. صورة أو ملف PDF، حتى 8 ميغابايت',
    en: 'Only our team sees it. A photo or PDF, up to 8 MB',
  },
  addDocument: { ar: 'أضف صورة أو ملف PDF', en: 'Add a photo or PDF' },
  removeDocument: { ar: 'إزالة الملف', en: 'Remove file' },
  send: { ar: 'أرسل الطلب', en: 'Send request' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  sent: { ar: 'وصل طلبك إلى فريق السوق', en: 'Your request was sent to our team' },
  notSent: {
    ar: 'لم يُرسل الطلب. ما كتبته باقٍ هنا، أعد المحاولة بعد لحظات.',
    en: 'Your request was not sent. What you typed is kept here, please try again in a moment.',
  },

  pending: { ar: 'طلبك قيد المراجعة', en: 'Under review' },
  pendingBody: {
    ar: 'يصلك الرد في الإشعارات، وحسابك يعمل كما هو حتى ذلك الحين.',
    en: 'We are reviewing your request and will notify you. Until then your account works as usual.',
  },
  approved: { ar: 'قُبل طلبك', en: 'Your request was approved' },
  refused: { ar: 'لم يُقبل طلبك', en: 'Your request was not approved' },
  wanted: { ar: 'المطلوب', en: 'Requested' },
  askedAt: { ar: 'تاريخ الطلب', en: 'Requested on' },
  note: { ar: 'رد الفريق', en: 'Our team’s reply' },
  all: { ar: 'حسابك يتيح كل شيء', en: 'Your account has full access' },
  allBody: {
    ar: 'البائع الدولي أعلى أنواع الحسابات: كل مزايا البيع والمزادات متاحة لك.',
    en: 'International seller is the highest account type: you can use all selling and auction features.',
  },
  back: { ar: 'العودة إلى حسابي', en: 'Back to my account' },
})
