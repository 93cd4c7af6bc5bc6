import { messages } from '../../app/texts/text.ts'

/** Words of the messages that people write to the market. */
export const contactsText = messages({
  messages: { ar: 'رسائل التواصل', en: 'Messages' },
  search: { ar: 'ابحث في الاسم والرسالة', en: 'Find by name or words' },
  none: { ar: 'لا رسائل هنا', en: 'No messages here' },
  noneBody: {
    ar: 'يصل إلى هنا ما يُكتب في صفحة تواصل معنا.',
    en: 'What people write on the contact page comes here.',
  },
  from: { ar: 'المرسل', en: 'From' },
  subject: { ar: 'الموضوع', en: 'Subject' },
  at: { ar: 'الوقت', en: 'Time' },
  state: { ar: 'الحالة', en: 'State' },
  waits: { ar: 'بانتظار الرد', en: 'Waits' },
  handled: { ar: 'منتهية', en: 'Handled' },
  answered: { ar: 'أُجيب عنها', en: 'Answered' },
  whose: { ar: 'المكلّف', en: 'Assigned to' },
  nobody: { ar: 'لا أحد', en: 'Nobody' },
  mine: { ar: 'المسندة إليّ', en: 'Mine' },
  unassigned: { ar: 'غير المسندة', en: 'Not assigned' },
  take: { ar: 'أسندها إليّ', en: 'Take it' },
  assigned: { ar: 'أُسندت الرسالة', en: 'Assigned' },
  message: { ar: 'الرسالة', en: 'Message' },
  answer: { ar: 'الرد', en: 'Answer' },
  answerHint: {
    ar: (typed: number, most: number) => `يصل بالبريد مع نص الرسالة. \u2066${typed} / ${most}\u2069`,
    en: (typed: number, most: number) => `Leaves by mail with the message below it. ${typed} / ${most}`,
  },
  send: { ar: 'أرسل الرد', en: 'Send the answer' },
  sent: { ar: 'أُرسل الرد', en: 'The answer is on its way' },
  handle: { ar: 'أنهِها بلا رد', en: 'Handled without an answer' },
  reopen: { ar: 'أعدها إلى الانتظار', en: 'Take it up again' },
  done: { ar: 'حُفظ', en: 'Saved' },
  by: { ar: (name: string) => `بواسطة \u2068${name}\u2069`, en: (name: string) => `by \u2068${name}\u2069` },
  readsEnglish: {
    ar: 'كتب من الموقع بالإنجليزية، فاكتب الرد بها',
    en: 'They wrote from the English site: answer in English',
  },
  readsArabic: {
    ar: 'كتب من الموقع بالعربية، فاكتب الرد بها',
    en: 'They wrote from the Arabic site: answer in Arabic',
  },
})
