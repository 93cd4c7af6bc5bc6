import { invitationNames } from '#shared/operator/codeNames.ts'
import { messages } from '../../app/texts/text.ts'

/** Texts of the invitations of staff. */
export const invitationsText = messages({
  table: { ar: 'دعوات الفريق', en: 'Team invitations' },
  search: { ar: 'الجوال أو البريد كاملًا', en: 'A whole mobile or email' },
  none: { ar: 'لا دعوات هنا', en: 'No invitations here' },
  noneBody: {
    ar: 'ادعُ زميلًا بجواله أو بريده، فيصله رابط ينضم به إلى الفريق.',
    en: 'Invite a colleague by mobile or email. They get a link to join the team.',
  },
  to: { ar: 'المدعو', en: 'Invited' },
  role: { ar: 'الدور', en: 'Role' },
  state: { ar: 'الحالة', en: 'State' },
  ...invitationNames,
  by: { ar: 'دعاه', en: 'Invited by' },
  sentAt: { ar: 'أُرسلت', en: 'Sent' },
  expiresAt: { ar: 'صالحة حتى', en: 'Valid until' },
  actions: { ar: 'الإجراء', en: 'Action' },
  invite: { ar: 'ادعُ زميلًا', en: 'Invite a colleague' },
  receiver: { ar: 'الجوال أو البريد', en: 'Mobile or email' },
  receiverHint: {
    ar: 'يصله رابط صالح 3 أيام يُستعمل مرة واحدة، أو يظهر لك لتسلّمه إن لم تكن الرسائل مفعّلة',
    en: 'They get a link that works once, for 3 days. Where messages are not set up, you see it and hand it over',
  },
  viewerDoes: { ar: 'يقرأ كل الصفحات ولا يغيّر شيئًا', en: 'Reads every page and changes nothing' },
  editorDoes: { ar: 'يدير المحتوى والقوائم والرسائل', en: 'Manages content, lists and messages' },
  financeDoes: {
    ar: 'يعتمد التحويلات والسحوبات ويبت في النزاعات',
    en: 'Decides transfers, withdrawals and disputes',
  },
  administratorDoes: { ar: 'كل ما سبق، والناس والإعدادات', en: 'All of these, and people and settings' },
  send: { ar: 'أرسل الدعوة', en: 'Send the invitation' },
  sent: { ar: 'أُرسلت الدعوة', en: 'The invitation was sent' },
  sendAgain: { ar: 'أعد الإرسال', en: 'Send again' },
  sentAgain: {
    ar: 'أُرسل رابط جديد، ولم يعد السابق صالحًا',
    en: 'A new link was sent. The earlier one no longer works',
  },
  byHand: { ar: 'رابط يُسلَّم باليد', en: 'Link handed over in person' },
  newLink: { ar: 'رابط جديد', en: 'New link' },
  linkTitle: { ar: 'سلّم الرابط بنفسك', en: 'Hand over the link' },
  linkFor: {
    ar: (to: string, role: string) => `دعوة \u2066${to}\u2069 إلى دور «${role}».`,
    en: (to: string, role: string) => `Invitation of ${to} as: ${role}.`,
  },
  linkWhySms: {
    ar: 'الرسائل النصية غير مفعّلة في هذا السوق، فسلّم الرابط لزميلك بنفسك. بتسليمه تشهد بأن هذا جواله.',
    en: 'SMS is not set up in this market, so give your colleague the link yourself. By doing so you confirm that this is their mobile.',
  },
  linkWhyMail: {
    ar: 'البريد غير مفعّل في هذا السوق، فسلّم الرابط لزميلك بنفسك.',
    en: 'Email is not set up in this market, so give your colleague the link yourself.',
  },
  linkOnce: { ar: 'يظهر الرابط الآن فقط', en: 'The link is shown only now' },
  linkOnceBody: {
    ar: 'من يفتحه يأخذ الدور، فلا تعطه لغيره. يعمل مرة واحدة خلال 3 أيام، وتجد رابطًا جديدًا في القائمة.',
    en: 'Whoever opens it gets the role, so give it to nobody else. It works once, for 3 days. You can make a new one from the list.',
  },
  linkCopy: { ar: 'انسخ الرابط', en: 'Copy the link' },
  linkCopied: { ar: 'نُسخ الرابط', en: 'Link copied' },
  linkNotCopied: { ar: 'تعذّر النسخ، حدّد الرابط وانسخه', en: 'Could not copy. Select the link and copy it' },
  linkShare: { ar: 'شارك', en: 'Share' },
  linkMessage: { ar: 'دعوة إلى فريق السوق', en: 'Invitation to the market team' },
  linkDone: { ar: 'تم', en: 'Done' },
  withdraw: { ar: 'اسحبها', en: 'Withdraw' },
  wasWithdrawn: { ar: 'سُحبت الدعوة', en: 'The invitation is withdrawn' },
  sureWithdraw: {
    ar: (to: string) => `تسحب دعوة \u2066${to}\u2069؟`,
    en: (to: string) => `Withdraw the invitation of ${to}?`,
  },
  sureWithdrawBody: { ar: 'لن يعمل رابطها بعد ذلك.', en: 'Its link will no longer work.' },
  keep: { ar: 'أبقِها', en: 'Keep it' },
  administratorsOnly: { ar: 'الدعوة لمدير المنصة', en: 'Administrators invite' },
})

/** Texts of the page that opens from the link of an invitation. */
export const acceptText = messages({
  title: { ar: 'انضم إلى فريق السوق', en: 'Join the team' },
  invited: {
    ar: (name: string, role: string) => `دعاك \u2068${name}\u2069 إلى دور «${role}»`,
    en: (name: string, role: string) => `\u2068${name}\u2069 invites you as: ${role}`,
  },
  over: { ar: 'الدعوة غير صالحة', en: 'The invitation is not valid' },
  overBody: {
    ar: 'استُعملت الدعوة أو سُحبت أو انتهت مدتها. اطلب دعوة جديدة من مدير المنصة.',
    en: 'It was used or withdrawn, or it has expired. Ask an administrator for a new one.',
  },
  toHome: { ar: 'إلى السوق', en: 'To the market' },
  retry: { ar: 'أعد المحاولة', en: 'Try again' },
  as: {
    ar: (name: string) => `حسابك: \u2068${name}\u2069`,
    en: (name: string) => `Your account: \u2068${name}\u2069`,
  },
  accept: { ar: 'اقبل الدعوة', en: 'Accept the invitation' },
  verify: { ar: 'وثّق رقم جوالك', en: 'Verify your mobile' },
  accepted: { ar: 'أهلًا بك في فريق السوق', en: 'Welcome to the team' },
  other: { ar: 'سجّل الدخول بحساب آخر', en: 'Use another account' },
  knownMobile: {
    ar: (mobile: string) => `للرقم \u2066${mobile}\u2069 حساب في السوق. سجّل الدخول به لتقبل الدعوة.`,
    en: (mobile: string) => `${mobile} has an account. Sign in with it to accept the invitation.`,
  },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  have: { ar: 'لديك حساب في السوق؟', en: 'Already have an account?' },
  forMobile: {
    ar: (mobile: string) => `تسجّل الدخول لاحقًا بالرقم \u2066${mobile}\u2069`,
    en: (mobile: string) => `You will sign in with ${mobile}`,
  },
  mobile: { ar: 'رقم الجوال', en: 'Mobile number' },
  f_name: { ar: 'الاسم الأول', en: 'First name' },
  l_name: { ar: 'اسم العائلة', en: 'Last name' },
  join: { ar: 'أنشئ الحساب وانضم', en: 'Create the account and join' },
  terms: {
    ar: 'بإنشاء الحساب توافق على [الشروط والأحكام](terms) و[سياسة الخصوصية](privacy).',
    en: 'By creating the account you accept the [terms of use](terms) and the [privacy policy](privacy).',
  },
})
