import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of decisions about money, orders, auctions and requests. */
export const decisionText = messages({
  note: { ar: 'ملاحظة القرار', en: 'Note on the decision' },
  noteFirst: { ar: 'اكتب السبب في الملاحظة أولًا', en: 'Write the reason in the note first' },
  own: { ar: 'يخصك أنت: القرار فيه لزميل', en: 'Your own record: a colleague decides it' },
  financeOnly: { ar: 'القرار للمالية ومدير المنصة', en: 'For finance and administrators to decide' },
  editorOnly: { ar: 'القرار للمحررين ومدير المنصة', en: 'For editors and administrators to decide' },
  alreadyBy: {
    ar: (name: string) => `سبقك ${name} إلى هذا القرار، وحُدّثت الصفحة`,
    en: (name: string) => `${name} had already made this decision. The page is up to date`,
  },
  sureApprove: {
    ar: (name: string, amount: string) => `تعتمد تحويل \u2068${name}\u2069 بمبلغ \u2066${amount}\u2069 ريال؟`,
    en: (name: string, amount: string) => `Approve the transfer of SR ${amount} from ${name}?`,
  },
  sureApproveBody: {
    ar: (doubts: string) => `تنبيه: ${doubts}. إن اعتمدته دخل المبلغ محفظته أو طلبه فورًا.`,
    en: (doubts: string) => `Warning: ${doubts}. If you approve it, the amount is credited at once.`,
  },
  sureSettle: {
    ar: (name: string, amount: string) =>
      `تؤكد تحويل \u2066${amount}\u2069 ريال من البنك إلى \u2068${name}\u2069؟`,
    en: (name: string, amount: string) => `Confirm that the bank has sent SR ${amount} to ${name}?`,
  },
  sureSettleBody: {
    ar: (iban: string) => `إلى الحساب \u2066${iban}\u2069`,
    en: (iban: string) => `To the account ${iban}`,
  },
  notYet: { ar: 'ليس الآن', en: 'Not now' },
  bankReference: { ar: 'مرجع التحويل من البنك', en: 'Bank reference of the transfer' },
  bankReferenceHint: { ar: 'كما يظهر في كشف حساب السوق', en: 'As the market’s statement shows it' },
  bankReferenceFirst: { ar: 'اكتب مرجع البنك أولًا', en: 'Enter the bank reference first' },
  noBankReference: { ar: 'بلا مرجع من البنك', en: 'No bank reference' },
  addReference: { ar: 'أضف المرجع', en: 'Add the reference' },
  wasReferenced: { ar: 'حُفظ مرجع البنك', en: 'Bank reference saved' },
  reverse: { ar: 'ألغِ الإيداع', en: 'Reverse the credit' },
  reverseTitle: { ar: 'إلغاء إيداع معتمد', en: 'Reverse an approved transfer' },
  reverseBody: {
    ar: 'يُسحب المبلغ من محفظة صاحبه، ويُبلَّغ بالسبب، ويعود الإيصال صالحًا لتحويل آخر. الطلبات المدفوعة به لا تتغير.',
    en: 'The amount leaves the person’s wallet, they are notified of the reason, and the receipt can credit another transfer. Orders paid with it do not change.',
  },
  reverseReason: { ar: 'سبب الإلغاء، يراه صاحب التحويل', en: 'Reason, visible to the person' },
  reverseWriteOff: {
    ar: 'إن لم يكفِ المتاح فسجّل الناقص خسارة على السوق',
    en: 'Book what the wallet does not hold as a loss of the market',
  },
  sureReverse: {
    ar: (name: string, amount: string) => `تلغي إيداع \u2066${amount}\u2069 ريال لصالح \u2068${name}\u2069؟`,
    en: (name: string, amount: string) => `Reverse the credit of SR ${amount} to ${name}?`,
  },
  wasReversed: { ar: 'أُلغي الإيداع وأُبلغ صاحبه', en: 'The credit is reversed, and the person is notified' },
  administratorOnly: { ar: 'الإلغاء لمدير المنصة', en: 'For administrators to reverse' },
  decidedBy: {
    ar: (name: string, at: string) => `القرار من ${name} في \u2066${at}\u2069`,
    en: (name: string, at: string) => `Decided by ${name} on ${at}`,
  },
  number: { ar: 'الرقم', en: 'Number' },
  user: { ar: 'المستخدم', en: 'User' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SR)' },
  status: { ar: 'الحالة', en: 'Status' },
  at: { ar: 'الوقت', en: 'Time' },
  pending: { ar: 'بانتظار القرار', en: 'Waiting' },
  approved: { ar: 'معتمد', en: 'Approved' },
  refused: { ar: 'مرفوض', en: 'Refused' },
  reversed: { ar: 'أُلغي إيداعه', en: 'Reversed' },
  settled: { ar: 'مسدّد', en: 'Settled' },
  approve: { ar: 'اعتمد التحويل', en: 'Approve the transfer' },
  approveAmount: {
    ar: (amount: string) => `اعتمد \u2066${amount}\u2069 ريال`,
    en: (amount: string) => `Approve SR ${amount}`,
  },
  refuse: { ar: 'رفض مع السبب', en: 'Refuse with the reason' },
  settle: { ar: 'تأكيد التحويل إلى البنك', en: 'Confirm the bank transfer' },
  undo: { ar: 'تراجع', en: 'Undo' },
  wasApproved: {
    ar: (name: string, amount: string) => `اعتُمد تحويل \u2068${name}\u2069 بمبلغ \u2066${amount}\u2069 ريال`,
    en: (name: string, amount: string) => `Transfer of SR ${amount} from ${name} approved`,
  },
  wasRefused: {
    ar: (name: string, amount: string) =>
      `رُفض تحويل \u2068${name}\u2069 بمبلغ \u2066${amount}\u2069 ريال وأُبلغ به`,
    en: (name: string, amount: string) => `Transfer of SR ${amount} from ${name} refused. They were notified`,
  },
  wasSettled: {
    ar: (name: string, amount: string) => `سُدّد سحب \u2068${name}\u2069 بمبلغ \u2066${amount}\u2069 ريال`,
    en: (name: string, amount: string) => `Withdrawal of SR ${amount} to ${name} settled`,
  },
  wasReturned: {
    ar: (name: string, amount: string) =>
      `رُفض سحب \u2068${name}\u2069 وعاد \u2066${amount}\u2069 ريال إلى محفظته`,
    en: (name: string, amount: string) => `Withdrawal refused. SR ${amount} is back in the wallet of ${name}`,
  },
  checks: { ar: 'تنبيهات', en: 'Warnings' },
  claim: { ar: 'بيانات التحويل', en: 'Transfer details' },
  claimPayout: { ar: 'طلب السحب', en: 'Withdrawal request' },
  receipt: { ar: 'صورة الإيصال', en: 'Receipt' },
  enlarge: { ar: 'كبّر الصورة', en: 'Enlarge the receipt' },
  realSize: { ar: 'الحجم الأصلي', en: 'Actual size' },
  fitSize: { ar: 'بعرض الشاشة', en: 'Fit to width' },
  pictureFailed: { ar: 'تعذّر تحميل الصورة', en: 'We couldn’t load the photo' },
  noReceipt: { ar: 'لا إيصال: حُذف الحساب', en: 'No receipt: the account was removed' },
  bank: { ar: 'البنك', en: 'Bank' },
  holder: { ar: 'صاحب الحساب', en: 'Account holder' },
  reference: { ar: 'المرجع', en: 'Reference' },
  told: { ar: 'أُبلغ', en: 'Reported' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  forOrders: { ar: 'الطلبات', en: 'Orders' },
  until: { ar: 'تُلغى بعد', en: 'Cancelled after' },
  amountFree: { ar: 'شحن محفظة بلا مبلغ مستحق', en: 'Wallet top-up: nothing is due' },
  referenceUnused: { ar: 'المرجع غير مستعمل', en: 'Reference not used before' },
  chargeGone: {
    ar: 'لم يعد الدفع منتظرًا: يدخل المبلغ المحفظة',
    en: 'The payment is no longer pending: the amount enters the wallet',
  },
  sameReference: {
    ar: (name: string) => `المرجع نفسه أبلغ به ${name}`,
    en: (name: string) => `${name} reported the same reference`,
  },
  sameAmount: {
    ar: (number: string) => `الشخص والمبلغ واليوم أنفسهم: \u2066${number}\u2069`,
    en: (number: string) => `Same person, amount and day: ${number}`,
  },
  dayBefore: { ar: 'التحويل أقدم من الطلب', en: 'The transfer is older than the order' },
  dayLong: { ar: 'مضى على التحويل أكثر من شهر', en: 'The transfer is more than a month old' },
  'doubt.amount': { ar: 'المبلغ مختلف', en: 'Amount differs' },
  'doubt.charge': { ar: 'لم يعد الدفع منتظرًا', en: 'Payment no longer pending' },
  'doubt.duplicate': { ar: 'يشبه تحويلًا آخر', en: 'Possible duplicate' },
  'doubt.day': { ar: 'اليوم غير متوقع', en: 'Unexpected day' },
  'doubt.holder': { ar: 'صاحب الحساب مختلف', en: 'Account holder differs' },
  'doubt.line_day': { ar: 'يوم الكشف مختلف', en: 'Statement day differs' },
  comparison: { ar: 'مقارنة الحقول', en: 'Comparison' },
  field: { ar: 'الحقل', en: 'Field' },
  reported: { ar: 'ما أُبلغ به', en: 'Reported' },
  recorded: { ar: 'ما لدينا', en: 'On record' },
  result: { ar: 'النتيجة', en: 'Result' },
  same: { ar: 'مطابق', en: 'Matched' },
  different: { ar: 'مختلف', en: 'Different' },
  'source.statement': { ar: 'كشف الحساب', en: 'Bank statement' },
  'source.due': { ar: 'المبلغ المستحق', en: 'Amount due' },
  'source.account': { ar: 'اسم الحساب في السوق', en: 'Name of the account' },
  day: { ar: 'يوم التحويل', en: 'Date' },
  differences: {
    ar: (count: number) =>
      countArabic(count, {
        zero: 'كل الحقول مطابقة',
        one: 'حقل واحد مختلف',
        two: 'حقلان مختلفان',
        few: `${count} حقول مختلفة`,
        many: `${count} حقلًا مختلفًا`,
        other: `${count} حقل مختلف`,
      }),
    en: (count: number) =>
      count === 0
        ? 'All fields match'
        : countEnglish(count, { one: '1 field differs', other: `${count} fields differ` }),
  },
  searchTransfers: { ar: 'الاسم أو المرجع أو الرقم', en: 'Name, reference or number' },
  transfers: { ar: 'تأكيدات التحويل البنكي', en: 'Bank transfers' },
  noTransfers: { ar: 'لا تحويلات هنا', en: 'No transfers here' },
  noTransfersBody: {
    ar: 'يصل إلى هنا كل تحويل يبلغ عنه مشترٍ، مع إيصاله.',
    en: 'Every transfer that a buyer reports appears here with its receipt.',
  },
  payouts: { ar: 'طلبات السحب', en: 'Withdrawals' },
  searchPayouts: { ar: 'الاسم أو آخر الآيبان أو الرقم', en: 'Name, end of the IBAN or number' },
  noPayouts: { ar: 'لا سحوبات هنا', en: 'No withdrawals here' },
  noPayoutsBody: {
    ar: 'يصل إلى هنا كل طلب سحب من محفظة إلى حساب بنكي.',
    en: 'Every withdrawal requested from a wallet appears here.',
  },
  iban: { ar: 'الآيبان', en: 'IBAN' },
  copy: { ar: 'انسخ', en: 'Copy' },
  copied: { ar: 'نُسخ الآيبان', en: 'IBAN copied' },
  asked: { ar: 'طُلب', en: 'Requested' },
  choose: { ar: 'اختر', en: 'Select' },
  chooseOf: {
    ar: (name: string, amount: string) => `اختر سحب \u2068${name}\u2069 بمبلغ \u2066${amount}\u2069 ريال`,
    en: (name: string, amount: string) => `Select the withdrawal of SR ${amount} to ${name}`,
  },
  chooseAll: { ar: 'اختر كل المنتظر في الصفحة', en: 'Select all waiting on this page' },
  chosen: {
    ar: (count: number, amount: string) =>
      `${countArabic(count, {
        zero: 'لم تختر سحبًا',
        one: 'سحب واحد',
        two: 'سحبان',
        few: `${count} سحوبات`,
        many: `${count} سحبًا`,
        other: `${count} سحب`,
      })} · \u2066${amount}\u2069 ريال`,
    en: (count: number, amount: string) =>
      `${countEnglish(count, { one: '1 withdrawal', other: `${count} withdrawals` })} · SR ${amount}`,
  },
  makeBatch: { ar: 'أنشئ ملفًا للبنك', en: 'Create a bank file' },
  batchMade: {
    ar: (id: number) => `أُنشئ الملف \u2066#${id}\u2069`,
    en: (id: number) => `Bank file #${id} created`,
  },
  clearChosen: { ar: 'ألغِ الاختيار', en: 'Clear the selection' },
  inBatch: { ar: (id: number) => `في الملف \u2066#${id}\u2069`, en: (id: number) => `In file #${id}` },
  batchDecides: {
    ar: 'هذا السحب في ملف بنكي مفتوح، فيُؤكّد أو يُسجّل تعذّره هناك.',
    en: 'This withdrawal is in an open bank file. It is confirmed or marked as failed there.',
  },
  bankFailed: { ar: 'تعذّر في البنك', en: 'Failed at the bank' },
  refusePayout: { ar: 'رفض ورد المبلغ', en: 'Refuse and return the money' },
})

export const ledgerText = messages({
  table: { ar: 'قيود دفتر الأموال', en: 'Ledger entries' },
  search: { ar: 'رقم حركة أو طلب', en: 'Number of a transfer or an order' },
  transfer: { ar: 'الحركة', en: 'Transfer' },
  at: { ar: 'الوقت', en: 'Time' },
  type: { ar: 'النوع', en: 'Type' },
  account: { ar: 'الحساب', en: 'Account' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SR)' },
  balance: { ar: 'الرصيد بعدها', en: 'Balance after' },
  reference: { ar: 'المرجع', en: 'About' },
  none: { ar: 'لا قيود بهذه الشروط', en: 'No entries match' },
  holds: { ar: 'حجز', en: 'held' },
  frees: { ar: 'فك حجز', en: 'freed' },
  transferNumber: { ar: (id: string) => `الحركة \u2066#${id}\u2069`, en: (id: string) => `Transfer #${id}` },
  recordNumber: { ar: (id: string) => `المرجع \u2066#${id}\u2069`, en: (id: string) => `Record #${id}` },
  sum: { ar: 'المجموع', en: 'Sum' },
  allOfPerson: { ar: 'كل قيود هذا الشخص', en: 'All entries of this person' },
  allOfRecord: { ar: 'كل قيود هذا المرجع', en: 'All entries of this record' },
  holdsTrue: { ar: 'الدفتر متوازن', en: 'The ledger balances' },
  broken: { ar: 'الدفتر غير متوازن', en: 'The ledger does not balance' },
  holdsWhy: {
    ar: 'كل ريال خرج من حساب دخل حسابًا آخر، فمجموع القيود صفر، ورصيد كل حساب هو مجموع قيوده.',
    en: 'Every riyal that left one account entered another: all entries add up to zero, and each balance is the sum of its entries.',
  },
  brokenWhy: {
    ar: 'خرج مبلغ ولم يدخل حسابًا آخر، أو خالف رصيدٌ قيودَه. أوقف التسديد وأبلغ مدير المنصة.',
    en: 'Money left one account without entering another, or a balance is not the sum of its entries. Stop all withdrawals and tell an administrator.',
  },
  checkedAt: { ar: 'فُحص', en: 'Checked' },
  checkAgain: { ar: 'افحص الآن', en: 'Check again' },
  checking: { ar: 'يُفحص…', en: 'Checking…' },
  totalOfEntries: { ar: 'مجموع كل القيود', en: 'Sum of all entries' },
  differing: { ar: 'أرصدة لا تطابق قيودها', en: 'Balances that do not match' },
  entriesCount: { ar: 'القيود', en: 'Entries' },
  accountsCount: { ar: 'الحسابات', en: 'Accounts' },
})

/** The kinds of ledger accounts. */
export const accountNames = messages({
  person: { ar: 'محفظة', en: 'Wallet' },
  escrow: { ar: 'ضمان طلب', en: 'Escrow of an order' },
  gateway: { ar: 'بوابة الدفع', en: 'Payment gateway' },
  bank: { ar: 'البنك', en: 'Bank' },
  payout: { ar: 'سحوبات قيد التحويل', en: 'Withdrawals in progress' },
  commission: { ar: 'عمولة السوق', en: 'Commission' },
  loss: { ar: 'خسائر السوق', en: 'Losses' },
  subscription: { ar: 'اشتراكات سوق بحار', en: 'Subscriptions' },
})

/** The types of ledger entries. */
export const entryNames = messages({
  charge: { ar: 'شحن', en: 'Top-up' },
  purchase: { ar: 'شراء', en: 'Purchase' },
  sale: { ar: 'بيع', en: 'Sale' },
  refund: { ar: 'استرداد', en: 'Refund' },
  commission: { ar: 'عمولة', en: 'Commission' },
  payout: { ar: 'سحب', en: 'Withdrawal' },
  hold: { ar: 'حجز', en: 'Hold' },
  release: { ar: 'فك حجز', en: 'Release' },
  reversal: { ar: 'إلغاء إيداع', en: 'Reversal' },
  subscription: { ar: 'اشتراك', en: 'Subscription' },
})

/** The types of records that ledger entries refer to. */
export const referenceNames = messages({
  order: { ar: 'طلب', en: 'Order' },
  charge: { ar: 'عملية دفع', en: 'Payment' },
  confirmation: { ar: 'تأكيد تحويل', en: 'Bank transfer' },
  payout: { ar: 'سحب', en: 'Withdrawal' },
  hold: { ar: 'مبلغ محجوز', en: 'Hold' },
  renewal: { ar: 'تجديد اشتراك', en: 'Renewal' },
})
