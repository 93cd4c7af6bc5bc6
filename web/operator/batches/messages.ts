import { batchNames } from '#shared/operator/codeNames.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the files of payouts for the bank. */
export const batchText = messages({
  table: { ar: 'ملفات السحوبات للبنك', en: 'Bank files of withdrawals' },
  search: { ar: 'رقم الملف أو مرجع البنك', en: 'Number or bank reference' },
  none: { ar: 'لا ملفات هنا', en: 'No files here' },
  noneBody: {
    ar: 'اختر السحوبات في صفحة السحوبات ثم أنشئ ملفًا للبنك.',
    en: 'Select withdrawals on their page, then create a file for the bank.',
  },
  number: { ar: 'الملف', en: 'File' },
  state: { ar: 'الحالة', en: 'State' },
  ...batchNames,
  failed: { ar: 'تعذّر', en: 'Failed' },
  payouts: { ar: 'السحوبات', en: 'Withdrawals' },
  total: { ar: 'المجموع (ريال)', en: 'Total (SR)' },
  createdBy: { ar: 'أنشأه', en: 'Created by' },
  createdAt: { ar: 'وقت الإنشاء', en: 'Created' },
  closedBy: { ar: 'أغلقه', en: 'Closed by' },
  reference: { ar: 'مرجع البنك', en: 'Bank reference' },
  hash: { ar: 'بصمة ملف CSV (SHA-256)', en: 'SHA-256 of the CSV file' },
  facts: { ar: 'بيانات الملف', en: 'File' },
  lines: { ar: 'السحوبات في الملف', en: 'Withdrawals in the file' },
  csv: { ar: 'نزّل CSV', en: 'Download CSV' },
  xml: { ar: 'نزّل XML (pain.001)', en: 'Download XML (pain.001)' },
  downloads: {
    ar: 'فيه أرقام الحسابات كاملة، ويُسجَّل التنزيل باسمك.',
    en: 'The file contains full account numbers. Each download is written to the audit log.',
  },
  referenceHint: {
    ar: 'مرجع الدفعة من البنك. يُحفظ لكل سحب مع رقمه.',
    en: 'The bank’s reference for the whole file. Each withdrawal stores it with its own number.',
  },
  referenceFirst: { ar: 'اكتب مرجع البنك أولًا', en: 'Enter the bank reference first' },
  confirm: { ar: 'أكّد أن البنك أرسلها', en: 'Confirm that the bank sent it' },
  sure: {
    ar: (count: number, amount: string) =>
      `تؤكد إرسال ${countArabic(count, {
        zero: 'السحوبات',
        one: 'سحب واحد',
        two: 'سحبين',
        few: `${count} سحوبات`,
        many: `${count} سحبًا`,
        other: `${count} سحب`,
      })} بمجموع \u2066${amount}\u2069 ريال؟`,
    en: (count: number, amount: string) =>
      `Confirm ${countEnglish(count, { one: '1 withdrawal', other: `${count} withdrawals` })} of SR ${amount}?`,
  },
  sureBody: {
    ar: 'يُبلَّغ أصحابها، ولا يمكن التراجع.',
    en: 'Their owners are notified. You cannot undo this.',
  },
  notYet: { ar: 'ليس الآن', en: 'Not now' },
  wasSent: { ar: 'أُكّد إرسال الملف', en: 'Bank file confirmed' },
  someLeft: {
    ar: (count: number) => `بقي في الملف ما لم يُسدّد: ${count}`,
    en: (count: number) => `Not settled yet: ${count}`,
  },
  cancel: { ar: 'ألغِ الملف', en: 'Cancel the file' },
  sureCancel: {
    ar: (id: number) => `تلغي الملف \u2066#${id}\u2069؟`,
    en: (id: number) => `Cancel file #${id}?`,
  },
  sureCancelBody: {
    ar: 'تعود سحوباته إلى الانتظار. لا تلغِه بعد رفعه إلى البنك.',
    en: 'Its withdrawals return to the queue. Do not cancel a file that the bank already has.',
  },
  wasCancelled: { ar: 'أُلغي الملف', en: 'Bank file cancelled' },
  sentTotal: { ar: 'المجموع بلا ما تعذّر (ريال)', en: 'Without failed withdrawals (SR)' },
  fail: { ar: 'سجّل تعذّره', en: 'Mark as failed' },
  failOf: {
    ar: (name: string) => `سجّل تعذّره: سحب ${name}`,
    en: (name: string) => `Mark as failed: withdrawal of ${name}`,
  },
  failReason: { ar: 'السبب من البنك', en: 'Reason from the bank' },
  failReasonFirst: { ar: 'اكتب السبب أولًا', en: 'Enter the reason first' },
  wasFailed: { ar: 'عاد السحب إلى الانتظار', en: 'The withdrawal is back in the queue' },
  save: { ar: 'سجّل التعذّر', en: 'Mark as failed' },
  back: { ar: 'رجوع', en: 'Back' },
  financeOnly: { ar: 'للمالية ومدير المنصة', en: 'For finance and administrators' },
  own: { ar: 'يخصك: يؤكده زميل', en: 'Yours: a colleague confirms it' },
})
