import { messages } from '../../app/texts/text.ts'

/** Texts of the auction halls and of the people who work in them. */
export const hallsText = messages({
  table: { ar: 'الحراج', en: 'Auction halls' },
  search: { ar: 'ابحث باسم السوق', en: 'Find by market' },
  none: { ar: 'لا حراج بعد', en: 'No auction halls yet' },
  noneBody: {
    ar: 'افتح حراجًا في سوق ثم عيّن من يسجّل البيع فيه.',
    en: 'Open a hall in a market, then name the people who record its sales.',
  },
  add: { ar: 'افتح حراجًا', en: 'Open a hall' },
  change: { ar: 'تعديل الحراج', en: 'Change the hall' },
  market: { ar: 'السوق', en: 'Market' },
  chooseMarket: { ar: 'اختر السوق', en: 'Choose the market' },
  hallCommission: { ar: 'عمولة الحراج', en: 'Hall commission' },
  say: { ar: 'سعي الدلال', en: 'Sa’y of the dallal' },
  newTermsHint: {
    ar: 'من ثمن البيع، وتُخصم من البائع.',
    en: 'Of the hammer price, taken from the seller.',
  },
  termsHint: {
    ar: 'من ثمن البيع، وتُخصم من البائع. يسري التغيير من الغد.',
    en: 'Of the hammer price, taken from the seller. A change applies from tomorrow.',
  },
  vat: { ar: 'الرقم الضريبي', en: 'VAT number' },
  vatField: { ar: 'الرقم الضريبي للحراج', en: 'VAT number of the hall' },
  newVatHint: {
    ar: 'إن كان الحراج مسجّلًا ففي عمولته ضريبة القيمة المضافة 15%، وتظهر في القسائم.',
    en: 'The commission of a registered hall contains 15% VAT, which slips show.',
  },
  vatHint: {
    ar: 'إن كان الحراج مسجّلًا ففي عمولته ضريبة القيمة المضافة 15%، وتظهر في القسائم. يسري التغيير من الغد.',
    en: 'The commission of a registered hall contains 15% VAT, which slips show. A change applies from tomorrow.',
  },
  noVat: { ar: 'غير مسجّل', en: 'Not registered' },
  from: {
    ar: (day: string) => `من \u2066${day}\u2069`,
    en: (day: string) => `from \u2066${day}\u2069`,
  },
  dallal: { ar: 'الدلال', en: 'Dallal' },
  noDallal: { ar: 'بلا دلال، ويبقى سعيه للحراج', en: 'None, the hall keeps the sa’y' },
  dallalMobile: { ar: 'جوال الدلال', en: 'Mobile of the dallal' },
  newDallalHint: {
    ar: 'يصل سعيه إلى محفظة هذا الحساب. إن تركته فارغًا بقي سعيه للحراج.',
    en: 'The sa’y goes to the wallet of this account. If you leave it blank, the hall keeps the sa’y.',
  },
  dallalHint: {
    ar: 'يصل سعيه إلى محفظة هذا الحساب. اتركه فارغًا ليبقى كما هو.',
    en: 'The sa’y goes to the wallet of this account. Leave it blank to keep it as it is.',
  },
  endDallal: { ar: 'بلا دلال', en: 'No dallal' },
  active: { ar: 'مفتوح لتسجيل البيع', en: 'Open for sales' },
  state: { ar: 'الحالة', en: 'State' },
  open: { ar: 'مفتوح', en: 'Open' },
  closed: { ar: 'مغلق', en: 'Closed' },
  sales: { ar: 'مبيعات', en: 'Sales' },
  staff: { ar: 'العاملون', en: 'People' },
  noStaff: { ar: 'لم يُعيَّن أحد بعد', en: 'Nobody is named yet' },
  clerk: { ar: 'كاتب', en: 'Clerk' },
  chief: { ar: 'مشرف', en: 'Chief' },
  role: { ar: 'الدور', en: 'Role' },
  roleHint: {
    ar: 'الكاتب يسجّل البيع ويدفع للبائعين. المشرف يلغي أيضًا بيعًا سُجّل خطأً.',
    en: 'A clerk records sales and pays sellers. A chief can also reverse a wrong sale.',
  },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  name: { ar: 'عيّن', en: 'Name' },
  named: { ar: 'عُيّن في الحراج', en: 'Named to the hall' },
  dismiss: { ar: (name: string) => `إنهاء عمل ${name}`, en: (name: string) => `Dismiss ${name}` },
  dismissQuestion: {
    ar: (name: string) => `إنهاء عمل ${name} في هذا الحراج؟`,
    en: (name: string) => `End the work of ${name} in this hall?`,
  },
  dismissBody: {
    ar: 'لا يسجّل بعدها بيعًا. ما لم يرسله جهازه بعد يُرفض.',
    en: 'They can no longer record sales. What their device has not sent yet is refused.',
  },
  dismissYes: { ar: 'أنهِ عمله', en: 'Dismiss' },
  keep: { ar: 'أبقه', en: 'Keep' },
  dismissed: { ar: 'انتهى عمله في الحراج', en: 'They no longer work in the hall' },
})
