import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

const linesAr = (n: number) =>
  countArabic(n, {
    zero: 'لا أسطر واردة',
    one: 'سطر وارد واحد',
    two: 'سطران واردان',
    few: `${count(n)} أسطر واردة`,
    many: `${count(n)} سطرًا واردًا`,
    other: `${count(n)} سطر وارد`,
  })
const linesEn = (n: number) =>
  countEnglish(n, { one: '1 incoming line', other: `${n.toLocaleString('en')} incoming lines` })
const transfersAr = (n: number) =>
  countArabic(n, {
    zero: 'لا تحويلات مطابقة',
    one: 'تحويلًا واحدًا مطابقًا',
    two: 'تحويلين مطابقين',
    few: `${count(n)} تحويلات مطابقة`,
    many: `${count(n)} تحويلًا مطابقًا`,
    other: `${count(n)} تحويل مطابق`,
  })
const count = (n: number) => `\u2066${n.toLocaleString('en')}\u2069`

export const statementText = messages({
  title: { ar: 'أسطر كشف الحساب', en: 'Statement lines' },
  import: { ar: 'استيراد كشف حساب البنك', en: 'Import a bank statement' },
  importBody: {
    ar: 'ملف CSV حتى 2 ميغابايت و5,000 سطر. لا يُعتمد شيء بالاستيراد: تُقترح المطابقات فقط.',
    en: 'A CSV file of up to 2 MB and 5,000 lines. The import approves nothing; it only proposes matches.',
  },
  choose: { ar: 'اختر ملف الكشف', en: 'Choose the file' },
  file: { ar: 'ملف الكشف', en: 'Statement file' },
  unreadable: { ar: 'اختر ملف CSV يحتوي على كشف الحساب', en: 'Choose a CSV file with the bank statement' },
  columns: { ar: 'أعمدة الملف', en: 'Columns in the file' },
  date: { ar: 'عمود التاريخ', en: 'Date column' },
  amount: { ar: 'عمود المبلغ الوارد', en: 'Incoming amount column' },
  reference: { ar: 'عمود المرجع', en: 'Reference column' },
  details: { ar: 'عمود البيان', en: 'Details column' },
  noColumn: { ar: 'لا يوجد', en: 'None' },
  column: { ar: (n: number) => `العمود ${n}`, en: (n: number) => `Column ${n}` },
  send: { ar: 'استورد واقترح المطابقات', en: 'Import and propose matches' },
  imported: {
    ar: (n: number) => `استُورد ${linesAr(n)}`,
    en: (n: number) => `${linesEn(n)} imported`,
  },
  financeOnly: { ar: 'الاستيراد للمالية ومدير المنصة', en: 'Only finance and administrators can import' },
  statement: { ar: 'الكشف', en: 'Statement' },
  allLines: { ar: 'كل الأسطر', en: 'All lines' },
  facts: {
    ar: (lines: number, known: number, skipped: number) =>
      `${linesAr(lines)}، استُورد منها من قبل ${count(known)}، وتُرك ${count(skipped)} بلا مبلغ وارد`,
    en: (lines: number, known: number, skipped: number) =>
      `${linesEn(lines)}, ${known} imported before, ${skipped} skipped without an incoming amount`,
  },
  by: { ar: 'استورده', en: 'Imported by' },
  approveAll: {
    ar: (n: number) => `اعتمد المطابق تمامًا (${count(n)})`,
    en: (n: number) => `Approve exact matches (${n})`,
  },
  noneReady: {
    ar: 'لا مطابق تمامًا بلا ملاحظة ينتظر القرار',
    en: 'No exact match without a warning is pending',
  },
  sure: {
    ar: (n: number) => `تعتمد ${transfersAr(n)} بالمرجع والمبلغ؟`,
    en: (n: number) =>
      `Approve ${countEnglish(n, { one: '1 transfer', other: `${n} transfers` })} matched by reference and amount?`,
  },
  sureBody: {
    ar: 'يدخل كل مبلغ محفظة صاحبه أو طلبه. لا يمكن التراجع عن هذا.',
    en: 'Each amount is credited to its wallet or order. You cannot undo this.',
  },
  yes: { ar: 'اعتمدها', en: 'Approve' },
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
        ...(own > 0 ? [`${own} of your own skipped`] : []),
        ...(warned > 0 ? [`${warned} with a warning skipped`] : []),
      ].join(', '),
  },
  warnedLeft: {
    ar: (n: number) => `مطابق تمامًا وعليه ملاحظة، يُراجع واحدًا واحدًا: ${count(n)}`,
    en: (n: number) => `Exact matches with a warning, to review one by one: ${n}`,
  },
  exact: { ar: 'مطابق تمامًا', en: 'Exact' },
  byReference: { ar: 'بالمرجع فقط', en: 'Reference only' },
  byAmount: { ar: 'بالمبلغ فقط', en: 'Amount only' },
  none: { ar: 'بلا مطابقة', en: 'No match' },
  match: { ar: 'المطابقة', en: 'Match' },
  line: { ar: 'السطر', en: 'Line' },
  day: { ar: 'اليوم', en: 'Day' },
  noDay: { ar: 'بلا تاريخ مقروء', en: 'No readable date' },
  amountOf: { ar: 'المبلغ (ريال)', en: 'Amount (SR)' },
  referenceOf: { ar: 'المرجع والبيان', en: 'Reference and details' },
  proposed: { ar: 'التحويل المقترح', en: 'Proposed transfer' },
  known: { ar: 'استُورد من قبل', en: 'Imported before' },
  search: { ar: 'المرجع أو المبلغ أو البيان', en: 'Reference, amount or details' },
  noLines: { ar: 'لا أسطر هنا', en: 'No lines here' },
  noLinesBody: {
    ar: 'استورد كشف حساب البنك أعلاه، فتظهر أسطره الواردة ومطابقاتها المقترحة.',
    en: 'Import a bank statement above. Its incoming lines and their proposed matches appear here.',
  },
  noMatch: {
    ar: 'لا تأكيد معتمد أو بانتظار القرار لهذا السطر. إن رُفض تأكيده فابحث عنه في تأكيدات التحويل، وإن لم يُبلغ به أحد فاستورد الملف مرة أخرى بعد وصول التأكيد.',
    en: 'No approved or pending transfer matches this line. If it was refused, look for it in Bank transfers; if nobody has reported it, import the file again after it is reported.',
  },
})
