import { countArabic, countEnglish, messages } from './text.ts'

/** Texts that any page may need. */
export const baseText = messages({
  siteName: { ar: 'سوق السمك', en: 'Samak Market' },
  retry: { ar: 'إعادة المحاولة', en: 'Try again' },
  close: { ar: 'إغلاق', en: 'Close' },

  original: { ar: 'النص الأصلي', en: 'Original text' },
  optional: { ar: 'اختياري', en: 'optional' },
  loading: { ar: 'جارٍ التحميل', en: 'Loading' },
  perKilogram: { ar: 'ريال/كجم', en: '/ kg' },
  hundredTag: {
    ar: (kilos: string) => `${kilos} كيلو بـ 100`,
    en: (kilos: string) => `${kilos} kg for 100`,
  },
  hundredTagLong: {
    ar: (kilos: string) => `${kilos} كيلو بـ 100 ريال`,
    en: (kilos: string) => `${kilos} kg for SR 100`,
  },
  local: { ar: 'بلدي', en: 'Local' },
  imported: { ar: 'مستورد', en: 'Imported' },
  farmed: { ar: 'مستزرع محلي', en: 'Farmed' },
  pages: { ar: 'صفحات القائمة', en: 'Pages of the list' },
  previousPage: { ar: 'الصفحة السابقة', en: 'Previous page' },
  nextPage: { ar: 'الصفحة التالية', en: 'Next page' },
  pageNumber: { ar: (page: number) => `الصفحة ${page}`, en: (page: number) => `Page ${page}` },
  home: { ar: 'الرئيسية', en: 'Home' },
  youAreHere: { ar: 'مسار التنقل', en: 'You are here' },
  backToTop: { ar: 'العودة إلى الأعلى', en: 'Back to top' },
  pauseTicker: {
    ar: (name: string) => `إيقاف شريط: ${name}`,
    en: (name: string) => `Pause the ticker: ${name}`,
  },
  playTicker: {
    ar: (name: string) => `تشغيل شريط: ${name}`,
    en: (name: string) => `Start the ticker: ${name}`,
  },
  remove: { ar: (what: string) => `إزالة ${what}`, en: (what: string) => `Remove ${what}` },
  empty: {
    ar: 'عذرًا، لا توجد نتائج حاليًا',
    en: 'Sorry, No Results Were Found right Now',
  },
  failedTitle: { ar: 'تعذّر تحميل هذا الجزء', en: 'We couldn’t load this part' },
  failedCause: {
    ar: 'انقطع الاتصال. ما اخترته محفوظ، أعد المحاولة.',
    en: 'We lost the connection. Your choices are kept, please try again.',
  },
  chunkTitle: { ar: 'لم يكتمل تحميل هذه الصفحة', en: 'This page did not fully load' },
  chunkCause: {
    ar: 'انقطع الاتصال أثناء تحميلها، أو حُدّث الموقع.',
    en: 'The connection dropped while it was loading, or the site was just updated.',
  },
  reload: { ar: 'إعادة التحميل', en: 'Reload' },
  backHome: { ar: 'العودة إلى الرئيسية', en: 'Back to home' },
  waited: {
    ar: (seconds: number) => `انتظرنا ${seconds} ثانية`,
    en: (seconds: number) => `We waited ${seconds} seconds`,
  },
  errorCode: { ar: (code: string) => `رمز الخطأ ${code}`, en: (code: string) => `Error code ${code}` },
  justNow: { ar: 'الآن', en: 'just now' },
  notDone: {
    ar: 'لم يتم ذلك، أعد المحاولة بعد لحظات',
    en: 'That did not work, please try again in a moment',
  },
  unreachable: {
    ar: 'تعذّر الاتصال بالسوق، تحقق من الشبكة',
    en: 'We can’t reach the server, check your connection',
  },
})

/** The text that says when a refused call can be sent again. */
export const refusalText = messages({
  inSeconds: {
    ar: (seconds: number) =>
      countArabic(seconds, {
        zero: 'الآن',
        one: 'بعد ثانية',
        two: 'بعد ثانيتين',
        few: `بعد ${seconds} ثوانٍ`,
        many: `بعد ${seconds} ثانية`,
        other: `بعد ${seconds} ثانية`,
      }),
    en: (seconds: number) => countEnglish(seconds, { one: 'in one second', other: `in ${seconds} seconds` }),
  },
})

/** The question before the user leaves a page with unsaved work: a new text, or changes to an existing entry. */
export const unsavedText = messages({
  leave: { ar: 'مغادرة الصفحة؟', en: 'Leave this page?' },
  body: {
    ar: 'ما كتبته لم يُرسل بعد، وستفقده إن غادرت الصفحة.',
    en: 'What you wrote has not been sent and will be lost.',
  },
  editBody: {
    ar: 'لم تحفظ تغييراتك، وستفقدها إن غادرت الصفحة.',
    en: 'Your changes are not saved and will be lost.',
  },
  accept: { ar: 'مغادرة', en: 'Leave' },
  refuse: { ar: 'متابعة الكتابة', en: 'Keep writing' },
  editRefuse: { ar: 'متابعة التعديل', en: 'Keep editing' },
})

/** Texts of the full-page loader. */
export const loaderText = messages({
  failedMain: { ar: 'تعذّر تحميل السوق', en: 'We couldn’t load the market' },
  failedMainCause: {
    ar: 'انقطع الاتصال. أعد المحاولة بعد لحظات.',
    en: 'We lost the connection. Please try again in a moment.',
  },
})

/** Labels of the button in a password field. */
export const passwordText = messages({
  show: { ar: 'إظهار كلمة المرور', en: 'Show password' },
  hide: { ar: 'إخفاء كلمة المرور', en: 'Hide password' },
})

/** Texts for sharing a link. */
export const shareText = messages({
  share: { ar: 'مشاركة', en: 'Share' },
  copy: { ar: 'نسخ الرابط', en: 'Copy link' },
  linkCopied: { ar: 'نُسخ الرابط', en: 'Link copied' },
  linkNotCopied: { ar: 'تعذّر نسخ الرابط', en: 'The link could not be copied' },
})

/** The label of the heart on every product. It is in this file, because the texts of the list of favourites are loaded later. */
export const heartText = messages({
  favorite: { ar: (name: string) => `المفضلة: ${name}`, en: (name: string) => `Favourite: ${name}` },
})
