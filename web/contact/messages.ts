import { wrongFieldsCounted } from '../app/texts/counted.ts'
import { messages } from '../app/texts/text.ts'

export const contactText = messages({
  title: { ar: 'تواصل معنا', en: 'Contact us' },
  sub: {
    ar: 'يقرأ فريق السوق كل رسالة ويرد عليها.',
    en: 'Our team reads and answers every message.',
  },
  description: {
    ar: 'هاتف سوق السمك وبريده وعنوانه، ونموذج لمراسلة فريق السوق.',
    en: 'Samak Market’s phone, email and address, and a form to message our team.',
  },
  details: { ar: 'بيانات التواصل', en: 'Contact details' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  call: { ar: 'اتصل', en: 'Call' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  write: { ar: 'راسلنا', en: 'Email' },
  address: { ar: 'العنوان', en: 'Address' },

  form: { ar: 'أرسل رسالة', en: 'Send a message' },
  name: { ar: 'الاسم', en: 'Name' },
  yourEmail: { ar: 'البريد الإلكتروني', en: 'Email' },
  subject: { ar: 'الموضوع', en: 'Subject' },
  message: { ar: 'الرسالة', en: 'Message' },
  length: {
    ar: (written: string, most: string) => `${written} من ${most} حرف`,
    en: (written: string, most: string) => `${written} of ${most} characters`,
  },
  send: { ar: 'إرسال', en: 'Send' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  wrongFields: {
    ar: (n: number) => `لم تُرسل الرسالة. ${wrongFieldsCounted.ar(n)}`,
    en: (n: number) => `Your message was not sent. ${wrongFieldsCounted.en(n)}`,
  },
  tooMany: {
    ar: 'وصلتنا رسائل كثيرة من شبكتك. رسالتك باقية هنا، أعد إرسالها بعد قليل أو اتصل بنا.',
    en: 'We received many messages from your network. Yours is kept here. Try again later or call us.',
  },
  notSent: {
    ar: 'لم تُرسل الرسالة. ما كتبته باقٍ هنا، أعد المحاولة بعد لحظات.',
    en: 'Your message was not sent. What you typed is kept here, please try again in a moment.',
  },

  sent: { ar: 'وصلتنا رسالتك', en: 'Message received' },
  sentBody: {
    ar: (email: string) => `سنرد عليك على ${email}.`,
    en: (email: string) => `We’ll reply to ${email}.`,
  },
  sentWithoutMail: {
    ar: 'البريد غير مفعّل في هذا السوق، فيتصل بك فريقه على جوال حسابك أو على رقم كتبته في رسالتك. وإن لم تكتب رقمًا فاتصل بنا.',
    en: 'This market does not send email. Our team calls the mobile of your account, or a number in your message. If you gave none, call us.',
  },
  sentNumber: { ar: (id: string) => `رقم الرسالة ${id}`, en: (id: string) => `Message number ${id}` },
  another: { ar: 'إرسال رسالة أخرى', en: 'Send another message' },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },

  failed: { ar: 'تعذّر تحميل بيانات التواصل', en: 'We couldn’t load the contact details' },
})
