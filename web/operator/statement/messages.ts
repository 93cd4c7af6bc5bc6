import { messages } from '../../app/texts/text.ts'

const count = (n: number) => `\u2066${n.toLocaleString('en')}\u2069`

export const statementText = messages({
  title: { ar: 'أسطر كشف الحساب', en: 'Lines of the statement' },
  import: { ar: 'استيراد كشف حساب البنك', en: 'Import a statement of the bank' },
  importBody: {
    ar: 'ملف CSV حتى 2 ميغابايت و5,000 سطر. لا يُعتمد شيء بالاستيراد: تُقترح المطابقات فقط.',
    en: 'A CSV file of up to 2 MB and 5,000 lines. Nothing is decided by it: matches are proposed only.',
  },
  choose: { ar: 'اختر ملف الكشف', en: 'Choose the file' },
  file: { ar: 'ملف الكشف', en: 'The file' },
  unreadable: { ar: 'اختر ملف CSV يحتوي على كشف الحساب', en: 'Choose a CSV file that holds the statement' },
  columns: { ar: 'أعمدة الملف', en: 'Columns of the file' },
  date: { ar: 'عمود التاريخ', en: 'Column of the date' },
  amount: { ar: 'عمود المبلغ الوارد', en: 'Column of what came in' },
  reference: { ar: 'عمود المرجع', en: 'Column of the reference' },
  details: { ar: 'عمود البيان', en: 'Column of the details' },
  noColumn: { ar: 'لا يوجد', en: 'None' },
  column: { ar: (n: number) => `العمود ${n}`, en: (n: number) => `Column ${n}` },
  send: { ar: 'استورد واقترح المطابقات', en: 'Import, and propose matches' },
  imported: {
    ar: (n: number) => `استُورد ${count(n)} سطرًا واردًا`,
    en: (n: number) => `${n.toLocaleString('en')} incoming lines are imported`,
  },
  financeOnly: { ar: 'الاستيراد للمالية ومدير المنصة', en: 'For finance and administrators to import' },
  statement: { ar: 'الكشف', en: 'Statement' },
  allLines: { ar: 'كل الأسطر', en: 'All lines' },
  facts: {
    ar: (lines: number, known: number, skipped: number) =>
      `${count(lines)} سطرًا واردًا، منها ${count(known)} استُورد من قبل، وتُرك ${count(skipped)}`,
    en: (lines: number, known: number, skipped: number) =>
      `${lines} incoming lines, ${known} of them imported before; ${skipped} left out`,
  },
  by: { ar: 'استورده', en: 'Imported by' },
  approveAll: {
    ar: (n: number) => `اعتمد المطابق تمامًا (${count(n)})`,
    en: (n: number) => `Approve the exact ones (${n})`,
  },
  noneReady: {
    ar: 'لا مطابق تمامًا بلا ملاحظة ينتظر القرار',
    en: 'No exact match without a warning is pending',
  },
  sure: {
    ar: (n: number) => `تعتمد ${count(n)} تحويلًا مطابقًا بالمرجع والمبلغ؟`,
    en: (n: number) => `Approve ${n} transfers that fit by reference and amount?`,
  },
  sureBody: {
    ar: 'يدخل كل مبلغ محفظة صاحبه أو طلبه. لا رجعة في ذلك.',
    en: 'Each amount enters its wallet or its order. This is not undone.',
  },
  yes: { ar: 'اعتمدها', en: 'Approve them' },
  no: { ar: 'ليس الآن', en: 'Not now' },
  wereApproved: {
    ar: (approved: number, own: number, warned: number) =>
      [
        `اعتُمد ${count(approved)}`,
        ...(own > 0 ? [`وتُرك ${count(own)} يخصك`] : []),
        ...(warned > 0 ? [`وتُرك ${count(warned)} عليه ملاحظة`] : []),
      ].join('، '),
    en: (approved: number, own: number, warned: number) =>
      [
        `${approved} approved`,
        ...(own > 0 ? [`${own} of your own left`] : []),
        ...(warned > 0 ? [`${warned} with a warning left`] : []),
      ].join(', '),
  },
  warnedLeft: {
    ar: (n: number) => `مطابق تمامًا وعليه ملاحظة، يُراجع واحدًا واحدًا: ${count(n)}`,
    en: (n: number) => `Exact with a warning, to be reviewed one by one: ${n}`,
  },
  exact: { ar: 'مطابق تمامًا', en: 'Exact' },
  byReference: { ar: 'بالمرجع فقط', en: 'Reference only' },
  byAmount: { ar: 'بالمبلغ فقط', en: 'Amount only' },
  none: { ar: 'بلا مطابقة', en: 'No match' },
  match: { ar: 'المطابقة', en: 'Match' },
  line: { ar: 'السطر', en: 'Line' },
  day: { ar: 'اليوم', en: 'Day' },
  amountOf: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  referenceOf: { ar: 'المرجع والبيان', en: 'Reference and details' },
  proposed: { ar: 'التحويل المقترح', en: 'Proposed transfer' },
  known: { ar: 'استُورد من قبل', en: 'Imported before' },
  search: { ar: 'المرجع أو المبلغ أو البيان', en: 'Reference, amount or details' },
  noLines: { ar: 'لا أسطر هنا', en: 'No lines here' },
  noMatch: {
    ar: 'لم يُبلغ أحد بهذا التحويل بعد. استورد الملف مرة أخرى بعد وصول التأكيد.',
    en: 'Nobody has told of this transfer yet. Import the file again once somebody has.',
  },
})
