import { refusals } from '#shared/base/errors.ts'
import { messages } from '../../app/texts/text.ts'

/** Texts of the note above a page. */
export const notesText = messages({
  dismiss: { ar: 'إخفاء هذه الرسالة', en: 'Dismiss this message' },

  refused: refusals.forbidden.message,
  /** `types` are the names of the account types that may open the page, as a list. */
  refusedFor: {
    ar: (types: string) => `هذه الصفحة متاحة لحساب: ${types}.`,
    en: (types: string) => `This page is open to these account types: ${types}.`,
  },
  upgrade: { ar: 'طلب تغيير نوع الحساب', en: 'Request another account type' },

  welcome: {
    ar: (name: string) => `أهلًا ${name}، حسابك جاهز`,
    en: (name: string) => `Welcome, ${name}. Your account is ready`,
  },
  welcomeUnverified: {
    ar: (name: string) => `أهلًا ${name}، فُتح حسابك وبقي توثيق جوالك`,
    en: (name: string) => `Welcome, ${name}. Your account is open. Your mobile is still to be verified`,
  },
  mobileFirst: {
    ar: 'تصفّح الآن، ويبدأ البيع والشراء بعد توثيق جوالك.',
    en: 'Browse now. You can buy and sell once your mobile is verified.',
  },
  firstPurchase: {
    ar: 'تصفّح سمك اليوم واطلب ما يعجبك، أو اكتب ما تريد لتصلك عروض البائعين.',
    en: 'Browse today’s fish and order what you like, or post a request and get offers from sellers.',
  },
  toMarket: { ar: 'تصفّح السوق المحلي', en: 'Browse the local market' },
  addRequest: { ar: 'اطلب عروضًا', en: 'Request offers' },
  firstCatch: {
    ar: 'اعرض صيدك الأول الآن: النوع والكمية والسعر تكفي، والصورة اختيارية.',
    en: 'List your first catch now: species, quantity and price are enough, and a photo is optional.',
  },
  firstImport: {
    ar: 'ابدأ من سوق بحار: اعرض شحناتك أو اطلب ما تحتاجه بالجملة. تبدأ فترتك التجريبية مع أول دخول.',
    en: 'Start in the Behar market: offer your shipments or post what you need wholesale. Your trial starts with your first visit.',
  },
  toBehar: { ar: 'إلى سوق بحار', en: 'Go to Behar market' },
  verifyIdentity: {
    ar: 'أرسل رخصتك، صورة أو ملف PDF، ليراجعها فريق السوق، ثم تظهر علامة «موثّق» في حسابك.',
    en: 'Send a photo or PDF of your licence for our team to check, then your account shows as verified.',
  },
  verifyRegister: {
    ar: 'أرسل سجلك التجاري، صورة أو ملف PDF، ليراجعه فريق السوق، ثم تظهر علامة «موثّق» في حسابك.',
    en: 'Send a photo or PDF of your commercial registration for our team to check, then your account shows as verified.',
  },
  addProduct: { ar: 'اعرض صيدك الأول', en: 'List your first catch' },
  papersFirst: {
    ar: 'يبدأ البيع بعد أن يوثّق فريق السوق حسابك.',
    en: 'You can sell once our team has verified your account.',
  },
  sendPapers: { ar: 'أرسل أوراقك', en: 'Send your papers' },
  verifyMobile: { ar: 'وثّق رقم جوالك', en: 'Verify your mobile' },
})
