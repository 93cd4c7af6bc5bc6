import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

export const contactText = messages({
  title: { ar: 'تواصل معنا', en: 'Contact us' },
  home: { ar: 'الرئيسية', en: 'Home' },
  sub: {
    ar: 'فريق السوق يقرأ كل رسالة، ويرد على بريدك.',
    en: 'The people who run the market read every message and answer by e-mail.',
  },
  description: {
    ar: 'هاتف سوق السمك وبريده وعنوانه، ونموذج لمراسلة فريق السوق.',
    en: 'Phone, e-mail and address of the market, and a form to write to the people who run it.',
  },
  details: { ar: 'بيانات التواصل', en: 'How to reach us' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  call: { ar: 'اتصل', en: 'Call' },
  email: { ar: 'البريد', en: 'E-mail' },
  write: { ar: 'اكتب', en: 'Write' },
  address: { ar: 'العنوان', en: 'Address' },

  form: { ar: 'أرسل رسالة', en: 'Send a message' },
  name: { ar: 'الاسم', en: 'Name' },
  yourEmail: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
  subject: { ar: 'الموضوع', en: 'Subject' },
  message: { ar: 'الرسالة', en: 'Message' },
  length: {
    ar: (written: string, most: string) => `${written} من ${most} حرف`,
    en: (written: string, most: string) => `${written} of ${most} characters`,
  },
  send: { ar: 'إرسال', en: 'Send' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  wrongFields: {
    ar: (n: number) =>
      `لم تُرسل الرسالة. ${countArabic(n, {
        zero: 'راجع الحقول.',
        one: 'راجع حقلًا واحدًا:',
        two: 'راجع حقلين:',
        few: `راجع ${n} حقول:`,
        many: `راجع ${n} حقلًا:`,
        other: `راجع ${n} حقل:`,
      })}`,
    en: (n: number) =>
      `The message was not sent. ${countEnglish(n, { one: 'One field needs a change:', other: `${n} fields need a change:` })}`,
  },
  tooMany: {
    ar: 'وصلتنا رسائل كثيرة من شبكتك خلال ساعة. رسالتك باقية هنا، أعد إرسالها بعد قليل أو اتصل بنا.',
    en: 'Many messages came from your network within an hour. Yours is kept here: send it again a little later, or call us.',
  },
  notSent: {
    ar: 'لم تصل الرسالة. ما كتبته باقٍ هنا، أعد المحاولة بعد لحظات.',
    en: 'The message did not arrive. What you wrote is kept here, please try again in a moment.',
  },

  sent: { ar: 'وصلتنا رسالتك', en: 'Your message has arrived' },
  sentBody: {
    ar: (email: string) => `نرد على ${email} بعد أن يقرأها فريق السوق.`,
    en: (email: string) => `We answer to ${email} once the market's team has read it.`,
  },
  sentNumber: { ar: (id: string) => `رقم الرسالة ${id}`, en: (id: string) => `Message number ${id}` },
  another: { ar: 'كتابة رسالة أخرى', en: 'Write another message' },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },

  failed: { ar: 'لم نتمكن من تحميل بيانات التواصل', en: 'The contact details could not be loaded' },
})
