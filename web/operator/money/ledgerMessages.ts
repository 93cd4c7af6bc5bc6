import { messages } from '../../app/texts/text.ts'

export const ledgerText = messages({
  table: { ar: 'قيود دفتر الأموال', en: 'Entries of the books' },
  search: { ar: 'رقم حركة أو طلب', en: 'Number of a transfer or an order' },
  transfer: { ar: 'الحركة', en: 'Transfer' },
  at: { ar: 'الوقت', en: 'Time' },
  type: { ar: 'النوع', en: 'Type' },
  account: { ar: 'الحساب', en: 'Account' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  balance: { ar: 'الرصيد بعدها', en: 'Balance after' },
  reference: { ar: 'المرجع', en: 'About' },
  none: { ar: 'لا قيود بهذه الشروط', en: 'No entries like that' },
  holds: { ar: 'حجز', en: 'held' },
  frees: { ar: 'فك حجز', en: 'freed' },
  transferNumber: { ar: (id: string) => `الحركة \u2066#${id}\u2069`, en: (id: string) => `Transfer #${id}` },
  recordNumber: { ar: (id: string) => `المرجع \u2066#${id}\u2069`, en: (id: string) => `Record #${id}` },
  sum: { ar: 'المجموع', en: 'Sum' },
  allOfPerson: { ar: 'كل قيود هذا الشخص', en: 'All entries of this person' },
  allOfRecord: { ar: 'كل قيود هذا المرجع', en: 'All entries of this record' },
  holdsTrue: { ar: 'الدفتر متوازن', en: 'The books balance' },
  broken: { ar: 'الدفتر غير متوازن', en: 'The books do not balance' },
  holdsWhy: {
    ar: 'كل ريال خرج من حساب دخل حسابًا آخر، فمجموع القيود صفر، ورصيد كل حساب هو مجموع قيوده.',
    en: 'Every riyal that left one account entered another: all entries add up to zero, and each balance is the sum of its entries.',
  },
  brokenWhy: {
    ar: 'خرج مبلغ ولم يدخل حسابًا آخر، أو خالف رصيدٌ قيودَه. أوقف التسديد وأبلغ مدير المنصة.',
    en: 'Money left one account without entering another, or a balance is not the sum of its entries. Settle nothing, and tell an administrator.',
  },
  checkedAt: { ar: 'فُحص', en: 'Checked' },
  checkAgain: { ar: 'افحص الآن', en: 'Check again' },
  checking: { ar: 'يُفحص…', en: 'Checking…' },
  totalOfEntries: { ar: 'مجموع كل القيود', en: 'All entries together' },
  differing: { ar: 'أرصدة تخالف قيودها', en: 'Balances unlike their entries' },
  entriesCount: { ar: 'القيود', en: 'Entries' },
  accountsCount: { ar: 'الحسابات', en: 'Accounts' },
})

/** Whose money an account holds. */
export const accountNames = messages({
  person: { ar: 'محفظة', en: 'Wallet' },
  escrow: { ar: 'ضمان طلب', en: 'Escrow of an order' },
  gateway: { ar: 'بوابة الدفع', en: 'Payment gateway' },
  bank: { ar: 'البنك', en: 'Bank' },
  payout: { ar: 'سحوبات في الطريق', en: 'Payouts under way' },
  commission: { ar: 'عمولة السوق', en: 'Commission' },
  loss: { ar: 'خسائر السوق', en: 'Losses' },
})

/** Why money moved. */
export const entryNames = messages({
  charge: { ar: 'شحن', en: 'Charge' },
  purchase: { ar: 'شراء', en: 'Purchase' },
  sale: { ar: 'بيع', en: 'Sale' },
  refund: { ar: 'استرداد', en: 'Refund' },
  commission: { ar: 'عمولة', en: 'Commission' },
  payout: { ar: 'سحب', en: 'Payout' },
  hold: { ar: 'حجز', en: 'Hold' },
  release: { ar: 'فك حجز', en: 'Release' },
  reversal: { ar: 'إلغاء إيداع', en: 'Reversal' },
})

/** What a movement is about. */
export const referenceNames = messages({
  order: { ar: 'طلب', en: 'Order' },
  charge: { ar: 'عملية دفع', en: 'Charge' },
  confirmation: { ar: 'تأكيد تحويل', en: 'Bank transfer' },
  payout: { ar: 'سحب', en: 'Payout' },
  hold: { ar: 'مبلغ محجوز', en: 'Hold' },
})
