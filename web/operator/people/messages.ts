import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'
import { months } from '../../behar/subscription/messages.ts'

const count = (number: number) => `\u2066${number.toLocaleString('en')}\u2069`

/** Texts of users and their verification. */
export const usersText = messages({
  table: { ar: 'المستخدمون', en: 'Users' },
  noPerson: { ar: 'لا مستخدم بهذا الرقم', en: 'No user with this number' },
  upgradesTable: { ar: 'طلبات التوثيق', en: 'Verification requests' },
  search: { ar: 'الاسم أو الجوال أو السجل', en: 'Name, mobile or registration number' },
  none: { ar: 'لا مستخدمين بهذه الشروط', en: 'No users match' },
  noUpgrades: { ar: 'لا طلبات هنا', en: 'No requests here' },
  noUpgradesBody: {
    ar: 'يصل إلى هنا طلب كل من يريد البيع، مع سجله أو رخصته.',
    en: 'Requests from people who want to sell appear here, with their registration or licence.',
  },
  summary: {
    ar: (all: number, waiting: number) => `${count(all)} حساب، ${count(waiting)} بانتظار التوثيق`,
    en: (all: number, waiting: number) => `${count(all)} accounts, ${count(waiting)} waiting to be verified`,
  },
  user: { ar: 'المستخدم', en: 'User' },
  type: { ar: 'النوع', en: 'Type' },
  asked: { ar: 'النوع المطلوب', en: 'Requested type' },
  contact: { ar: 'التواصل', en: 'Contact' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  mobileOpen: { ar: 'غير موثّق', en: 'Not verified' },
  mobileConfirmed: { ar: 'موثّق', en: 'Verified' },
  status: { ar: 'الحالة', en: 'Status' },
  role: { ar: 'الدور', en: 'Role' },
  joined: { ar: 'انضم', en: 'Joined' },
  sent: { ar: 'أُرسل', en: 'Sent' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  balance: { ar: 'الرصيد (ريال)', en: 'Balance (SR)' },
  'request.none': { ar: 'بلا طلب توثيق معلّق', en: 'Without a pending request' },
  'request.pending': { ar: 'لهم طلب توثيق معلّق', en: 'With a pending request' },
  anyRole: { ar: 'كل العاملين', en: 'All staff' },
  waiting: { ar: 'بانتظار التوثيق', en: 'Waiting' },
  verified: { ar: 'موثق', en: 'Verified' },
  active: { ar: 'فعّال', en: 'Active' },
  blocked: { ar: 'موقوف', en: 'Blocked' },
  removed: { ar: 'محذوف', en: 'Removed' },
  pending: { ar: 'بانتظار القرار', en: 'Waiting' },
  approved: { ar: 'مقبول', en: 'Approved' },
  refused: { ar: 'مرفوض', en: 'Refused' },

  facts: { ar: 'بيانات التسجيل', en: 'Registration' },
  nationalId: { ar: 'رقم الهوية', en: 'National ID' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  register: { ar: 'السجل أو الرقم الموحد', en: 'Register number' },
  sessions: { ar: 'جلسات الدخول', en: 'Sessions' },
  trade: { ar: 'الطلبات', en: 'Orders' },
  tradeCount: {
    ar: (bought: number, sold: number) => `اشترى ${count(bought)}، وباع ${count(sold)}`,
    en: (bought: number, sold: number) => `${bought} bought, ${sold} sold`,
  },
  cancelledSales: { ar: 'مبيعات مزادات وعروض لم ينفّذها', en: 'Auction and offer sales not fulfilled' },
  lastUsed: { ar: 'آخرها', en: 'last' },
  unverifiedMobile: { ar: 'لم يُوثَّق', en: 'not verified' },
  earlier: { ar: 'طلبات توثيق سابقة', en: 'Earlier requests' },
  whereElse: { ar: 'ما يخصه', en: 'Related' },
  itsPage: { ar: 'صفحته', en: 'Public page' },
  itsOrders: { ar: 'طلباته', en: 'Orders' },
  itsProducts: { ar: 'منتجاته', en: 'Products' },
  itsEntries: { ar: 'قيود محفظته', en: 'Wallet entries' },
  itsAuditActions: { ar: 'سجل قراراته', en: 'Audit log' },
  held: { ar: 'محجوز (ريال)', en: 'Held (SR)' },
  frozen: {
    ar: 'مجمّد حتى يُرفع الإيقاف أو يُبت في طلباته',
    en: 'Frozen until unblocked or decided order by order',
  },
  factor: { ar: 'التحقق بخطوتين', en: 'Two-step verification' },
  on: { ar: 'مفعّل', en: 'On' },
  off: { ar: 'غير مفعّل', en: 'Off' },
  nothing: { ar: 'لا يوجد', en: 'None' },

  checks: { ar: 'فحوص آلية', en: 'Automatic checks' },
  'n_id.right': { ar: 'صيغة رقم الهوية صحيحة', en: 'National ID format valid' },
  'n_id.wrong': { ar: 'صيغة رقم الهوية غير صحيحة', en: 'National ID format invalid' },
  'n_id.absent': { ar: 'بلا رقم هوية', en: 'No national ID' },
  'register.right': {
    ar: 'رقم السجل غير مستخدم لحساب آخر',
    en: 'Register number not used by another account',
  },
  'register.wrong': { ar: 'صيغة رقم السجل غير صحيحة', en: 'Register number format invalid' },
  'register.absent': { ar: 'بلا رقم سجل', en: 'No register number' },
  'register.shared': { ar: 'رقم السجل مستخدم لحساب آخر', en: 'Register number used by another account' },
  'name.right': { ar: 'لا حساب آخر بهذا الاسم', en: 'No other account has this name' },
  'name.absent': { ar: 'بلا اسم', en: 'No name' },
  'name.shared': { ar: 'حساب آخر بالاسم نفسه', en: 'Another account has the same name' },
  document: { ar: 'أوراق السجل', en: 'Registration document' },
  documentFailed: { ar: 'تعذّر عرض الملف', en: 'Could not show the file' },
  openPdf: { ar: 'افتح ملف PDF', en: 'Open the PDF' },
  downloadPdf: { ar: 'نزّل الملف', en: 'Download' },

  note: { ar: 'ملاحظة القرار', en: 'Note on the decision' },
  noteFirst: { ar: 'اكتب ملاحظة القرار أولًا', en: 'Write the note first' },
  verify: { ar: 'وثّق الحساب', en: 'Verify the account' },
  refuse: { ar: 'رفض مع السبب', en: 'Refuse with the reason' },
  decided: {
    ar: (name: string, day: string) => `قرار \u2068${name}\u2069 في \u2066${day}\u2069`,
    en: (name: string, day: string) => `Decided by \u2068${name}\u2069 on \u2066${day}\u2069`,
  },
  administratorsOnly: { ar: 'القرار لمدير المنصة', en: 'Only administrators can decide' },
  notOwn: { ar: 'لا يقرر أحد في حسابه', en: 'You can’t decide about your own account' },
  isRemoved: { ar: 'حذف صاحبه الحساب', en: 'The account was removed' },
  done: { ar: 'سُجّل القرار وأُبلغ صاحب الحساب', en: 'Recorded. The account holder was notified' },
  wasVerified: {
    ar: (name: string) => `وُثّق حساب \u2068${name}\u2069 وأُبلغ به`,
    en: (name: string) => `\u2068${name}\u2069 is verified and was notified`,
  },
  wasRefused: {
    ar: (name: string) => `رُفض توثيق \u2068${name}\u2069 وأُبلغ بالسبب`,
    en: (name: string) => `\u2068${name}\u2069 was refused and notified of the reason`,
  },
  failed: { ar: 'تعذّر الحفظ، حاول مرة أخرى', en: 'Could not save. Try again' },

  more: { ar: 'إجراءات', en: 'Actions' },
  block: { ar: 'إيقاف الحساب', en: 'Block the account' },
  unblock: { ar: 'رفع الإيقاف', en: 'Unblock the account' },
  confirmMobile: { ar: 'توثيق الجوال', en: 'Confirm mobile' },
  changeMobile: { ar: 'رقم جوال جديد', en: 'Change mobile' },
  changeType: { ar: 'تغيير النوع', en: 'Change account type' },
  changeRole: { ar: 'دور التشغيل', en: 'Staff role' },
  endSessions: { ar: 'إنهاء الجلسات', en: 'End sessions' },
  factorOff: { ar: 'إيقاف التحقق بخطوتين', en: 'Turn off two-step verification' },
  noRole: { ar: 'بلا دور', en: 'No role' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  sessionsCount: {
    ar: (sessions: number) =>
      countArabic(sessions, {
        zero: 'لا جلسات',
        one: 'جلسة واحدة',
        two: 'جلستان',
        few: `${sessions} جلسات`,
        many: `${sessions} جلسة`,
        other: `${sessions} جلسة`,
      }),
    en: (sessions: number) => String(sessions),
  },
})

/** Texts of a user's subscription to the behar market. Days are `YYYY-MM-DD`. */
export const subscriptionText = messages({
  title: { ar: 'اشتراك سوق بحار', en: 'Behar market subscription' },
  trial: { ar: 'فترة تجريبية', en: 'Trial' },
  standard: { ar: 'اشتراك كامل', en: 'Full' },
  over: { ar: 'انتهى', en: 'Expired' },
  until: { ar: 'ينتهي في', en: 'Ends on' },
  since: { ar: 'انتهى في', en: 'Ended on' },
  none: { ar: 'لا اشتراك له بعد.', en: 'No subscription yet.' },
  unknown: {
    ar: 'لم يدخل سوق بحار بعد. يُمدَّد الاشتراك بعد أول دخول.',
    en: 'They have not opened the Behar market yet. You can extend the subscription after their first visit.',
  },
  months: { ar: 'المدة', en: 'Duration' },
  count: months,
  prolong: {
    ar: (day: string) => `مدّد الاشتراك إلى \u2066${day}\u2069`,
    en: (day: string) => `Extend to ${day}`,
  },
  done: {
    ar: (name: string, day: string) => `اشتراك \u2068${name}\u2069 ممتد إلى \u2066${day}\u2069`,
    en: (name: string, day: string) => `The subscription of \u2068${name}\u2069 is extended to ${day}`,
  },
  unsure: {
    ar: 'لم يصل رد سوق بحار. تحقق من تاريخ الانتهاء قبل أن تمدّد مرة أخرى.',
    en: 'The Behar market’s answer did not arrive. Check the end date before you extend again.',
  },
  failed: { ar: 'تعذّر عرض الاشتراك', en: 'Could not show the subscription' },
  again: { ar: 'أعد المحاولة', en: 'Try again' },
  financeOnly: {
    ar: 'الاشتراك للمالية ومدير المنصة',
    en: 'Only finance and administrators can see and extend it',
  },
})

const named = (name: string) => `\u2068${name}\u2069`

/** Texts of the actions on a user: the effects, and buttons that name the outcome. */
export const userActionText = messages({
  blockDoes: {
    ar: 'تنتهي جلساته فورًا، وتُخفى بضاعته، وتُلغى مزاداته، ويخرج من المزادات التي زايد فيها، وتُغلق طلباته وعروضه. مبيعاته الجارية تنتقل إلى قرار إدارة السوق، ويُجمّد المحجوز في محفظته ولا يُصرف له مبلغ. يصله إشعار بالسبب.',
    en: 'Their sign-ins end at once. Their goods are hidden, their auctions cancelled, their bids excluded, their requests and offers closed. Running sales wait for the market team’s decision, funds on hold in their wallet are frozen, and nothing is paid out. They are notified of the reason.',
  },
  unblockDoes: {
    ar: 'يدخل من جديد بكلمة مروره، وتعود بضاعته كما كانت، ويُفرج عن مبالغه المجمّدة في مواعيدها. ما أُلغي أو أُغلق يبقى كذلك. يصله إشعار.',
    en: 'They sign in again with their password, their goods come back as they were, and frozen money is released when it is due. What was cancelled or closed stays so. They are notified.',
  },
  confirmMobileDoes: {
    ar: 'لمن لا يصله رمز التوثيق. بعد أن يثبت أن الرقم له يبيع ويشتري فورًا. يصله إشعار.',
    en: 'For people who can’t get a code. Once they prove that the number is theirs, they can buy and sell at once. They are notified.',
  },
  changeMobileDoes: {
    ar: 'بعد أن يثبت أن الرقم له. تنتهي جلساته كلها، ويدخل بالرقم الجديد.',
    en: 'After they prove that the number is theirs. All their sessions end, and they sign in with the new number.',
  },
  changeTypeDoes: {
    ar: 'تتغير صلاحياته في السوق فورًا. يصله إشعار.',
    en: 'Their permissions change immediately. They are notified.',
  },
  changeRoleDoes: {
    ar: 'يفتح له لوحة التشغيل أو يغلقها. يصله إشعار.',
    en: 'Gives or removes access to operations. They are notified.',
  },
  endSessionsDoes: {
    ar: 'يخرج من كل أجهزته، ويدخل من جديد بكلمة مروره. يصله إشعار.',
    en: 'They are signed out on every device, and sign in again with their password. They are notified.',
  },
  factorOffDoes: {
    ar: 'لمن فقد جواله ورموز الاستعادة. تنتهي جلساته، ويدخل بكلمة المرور وحدها. يصله إشعار.',
    en: 'For people who lost their phone and recovery codes. Their sessions end, and the password alone is enough. They are notified.',
  },
  proof: { ar: 'كيف ثبت أن الرقم له؟', en: 'How did they prove it is theirs?' },
  proofFirst: { ar: 'اكتب كيف ثبت أن الرقم له', en: 'Write how they proved it is theirs' },
  proofHint: {
    ar: 'اكتب ما رأيته بنفسك: حضر بهويته الأصلية، أو اتصلنا بالرقم فأجاب. يقرؤه صاحب الحساب.',
    en: 'Write what you verified: they showed their identity card, or answered our call. The account holder reads it.',
  },
  noteRead: { ar: 'يقرؤها صاحب الحساب.', en: 'The account holder reads it.' },
  block: { ar: (name: string) => `أوقف حساب ${named(name)}`, en: (name: string) => `Block ${named(name)}` },
  unblock: {
    ar: (name: string) => `ارفع الإيقاف عن ${named(name)}`,
    en: (name: string) => `Unblock ${named(name)}`,
  },
  confirm: {
    ar: (mobile: string) => `وثّق الجوال \u2066${mobile}\u2069`,
    en: (mobile: string) => `Confirm ${mobile}`,
  },
  mobile: {
    ar: (mobile: string) => (mobile === '' ? 'غيّر الجوال' : `غيّر الجوال إلى \u2066${mobile}\u2069`),
    en: (mobile: string) => (mobile === '' ? 'Change the mobile' : `Change the mobile to ${mobile}`),
  },
  type: { ar: (type: string) => `اجعله: ${type}`, en: (type: string) => `Change to: ${type}` },
  role: { ar: (role: string) => `امنحه الدور: ${role}`, en: (role: string) => `Give the role: ${role}` },
  roleAway: { ar: 'اسحب دور التشغيل', en: 'Remove the staff role' },
  sessions: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أنهِ الجلسات',
        one: 'أنهِ جلسته',
        two: 'أنهِ جلستيه',
        few: `أنهِ جلساته (${n})`,
        many: `أنهِ جلساته (${n})`,
        other: `أنهِ جلساته (${n})`,
      }),
    en: (n: number) => countEnglish(n, { one: 'End 1 session', other: `End ${n} sessions` }),
  },
  factorOff: {
    ar: (name: string) => `أوقف التحقق بخطوتين عن ${named(name)}`,
    en: (name: string) => `Turn off two-step verification of ${named(name)}`,
  },
})
