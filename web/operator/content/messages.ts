import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of news, gallery and site record. */
export const contentText = messages({
  counted: {
    ar: (typed: number, most: number) => `\u2066${typed} / ${most}\u2069`,
    en: (typed: number, most: number) => `${typed} / ${most}`,
  },
  pictureHint: {
    ar: 'عرضها ضعف ارتفاعها أفضل: JPEG أو PNG أو WebP أو AVIF، حتى 8 م.ب',
    en: 'Ideally twice as wide as high. JPEG, PNG, WebP or AVIF, up to 8 MB',
  },
  title: { ar: 'العنوان', en: 'Title' },

  writeNews: { ar: 'اكتب خبرًا', en: 'Write news' },
  changeNews: { ar: 'تعديل الخبر', en: 'Change the news' },
  toNews: { ar: 'كل الأخبار', en: 'All news' },
  noNews: { ar: 'لا أخبار هنا بعد', en: 'No news here yet' },
  noNewsBody: {
    ar: 'اكتب أول خبر بصورة وباللغتين، وراجعه قبل نشره.',
    en: 'Write the first one in both languages with a picture, and check it before you publish.',
  },
  searchNews: { ar: 'ابحث في العنوان والنص', en: 'Search title and text' },
  body: { ar: 'النص', en: 'Text' },
  publishedAt: { ar: 'وقت النشر', en: 'Publication time' },
  publishHint: {
    ar: 'بتوقيت الرياض. يُنشر فورًا إن تُرك فارغًا، ووقت لاحق يجعله مجدولًا',
    en: 'Riyadh time. Leave blank to publish now; a later time schedules it',
  },
  publishNow: { ar: 'انشر الآن', en: 'Publish now' },
  schedule: { ar: 'جدول النشر', en: 'Schedule' },
  draftNeedsWords: { ar: 'اكتب عنوانًا أو نصًا أولًا', en: 'Write a title or a text first' },
  saveDraft: { ar: 'احفظ مسودة', en: 'Save draft' },
  draftSaved: {
    ar: 'حُفظت المسودة، ولا يراها أحد قبل نشرها',
    en: 'Draft saved. Nobody sees it before it is published',
  },
  wasScheduled: { ar: 'جُدول النشر، ويظهر الخبر في وقته', en: 'Scheduled. The site shows it at its time' },
  toDraft: { ar: 'أعده مسودة', en: 'Unpublish to draft' },
  pictureNeeded: {
    ar: 'مطلوبة للنشر. عرضها ضعف ارتفاعها أفضل: JPEG أو PNG أو WebP أو AVIF، حتى 8 م.ب',
    en: 'Required for publication. Ideally twice as wide as high. JPEG, PNG, WebP or AVIF, up to 8 MB',
  },
  draft: { ar: 'مسودة', en: 'Draft' },
  untitled: { ar: 'بلا عنوان', en: 'Untitled' },
  state: { ar: 'الحالة', en: 'State' },
  published: { ar: 'منشور', en: 'Published' },
  scheduled: { ar: 'مجدول', en: 'Scheduled' },
  hidden: { ar: 'مخفي', en: 'Hidden' },
  openPublic: { ar: 'افتحه في الموقع', en: 'Open on the site' },
  preview: { ar: 'معاينة', en: 'Preview' },
  previewNote: {
    ar: 'كما يراه الزائر، ولا يراه أحد قبل وقته',
    en: 'As visitors will see it. Nobody sees it before it is published',
  },
  titleEmpty: { ar: 'عنوان الخبر', en: 'The title' },
  bodyEmpty: { ar: 'نص الخبر', en: 'The text' },
  removeNewsBody: {
    ar: 'يُحذف الخبر وصورته نهائيًا، ويبقى نصه في سجل القرارات.',
    en: 'The item and its picture are deleted permanently. The audit log keeps the text.',
  },
  newsGone: { ar: 'لا يوجد خبر بهذا الرقم', en: 'There is no news item with this number' },

  addPicture: { ar: 'أضف صورة', en: 'Add a picture' },
  changePicture: { ar: 'تعديل الصورة', en: 'Change the picture' },
  pictures: { ar: 'صور المعرض', en: 'Gallery pictures' },
  galleryHint: {
    ar: (most: number) => `تظهر في صفحة «من نحن» بهذا الترتيب: الأولى غلافها، ثم ما يليها حتى ${most} صورة.`,
    en: (most: number) =>
      `Shown on the about page in this order: the first is the cover, up to ${most} in total.`,
  },
  galleryMoves: {
    ar: 'اسحب الصورة أو استعمل السهمين لتغيير ترتيبها.',
    en: 'Drag a picture or use its arrows to reorder.',
  },
  movedPicture: {
    ar: (title: string, place: number) => `${title} الآن في الترتيب ${place}`,
    en: (title: string, place: number) => `${title} is now in position ${place}`,
  },
  noPictures: { ar: 'لا صور هنا بعد', en: 'No pictures here yet' },
  hidePicture: { ar: 'مخفية عن الزوار', en: 'Hidden from visitors' },
  removePictureBody: { ar: 'تُحذف الصورة نهائيًا.', en: 'The picture is deleted permanently.' },

  record: { ar: 'بيانات السوق', en: 'The market' },
  siteName: { ar: 'اسم الموقع', en: 'Site name' },
  about: { ar: 'نبذة', en: 'About' },
  address: { ar: 'العنوان البريدي', en: 'Address' },
  copyright: { ar: 'حقوق النشر', en: 'Copyright' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  social: { ar: 'حسابات التواصل', en: 'Social pages' },
  socialHint: { ar: 'ما يُترك فارغًا لا يظهر في الموقع', en: 'Blank links are not shown' },
  facebook: { ar: 'فيسبوك', en: 'Facebook' },
  twitter: { ar: 'إكس', en: 'X' },
  instagram: { ar: 'إنستغرام', en: 'Instagram' },
  youtube: { ar: 'يوتيوب', en: 'YouTube' },
  ticker: { ar: 'شريط الأخبار', en: 'News ticker' },
  tickerHint: {
    ar: 'تجري السطور في الصفحة الرئيسية بهذا الترتيب',
    en: 'Shown on the home page in this order',
  },
  line: { ar: (place: number) => `السطر ${place}`, en: (place: number) => `Line ${place}` },
  link: { ar: 'الرابط', en: 'Link' },
  linkHint: {
    ar: 'مثل \u2066/news/12\u2069 أو \u2066https://…\u2069',
    en: 'For example /news/12 or https://…',
  },
  addLine: { ar: 'أضف سطرًا', en: 'Add a line' },
  lineUp: { ar: (place: number) => `ارفع السطر ${place}`, en: (place: number) => `Move line ${place} up` },
  lineDown: {
    ar: (place: number) => `أنزل السطر ${place}`,
    en: (place: number) => `Move line ${place} down`,
  },
  removeLine: { ar: (place: number) => `احذف السطر ${place}`, en: (place: number) => `Remove line ${place}` },
  hideLine: { ar: 'مخفي', en: 'Hidden' },
  nothingChanged: { ar: 'لا تغييرات لحفظها', en: 'No changes to save' },
})

/** Texts of the contact messages. */
export const contactsText = messages({
  messages: { ar: 'رسائل التواصل', en: 'Messages' },
  search: { ar: 'ابحث في الاسم والرسالة', en: 'Search name and message' },
  none: { ar: 'لا رسائل هنا', en: 'No messages here' },
  noneBody: {
    ar: 'يصل إلى هنا ما يُكتب في صفحة تواصل معنا.',
    en: 'Messages from the contact page appear here.',
  },
  from: { ar: 'المرسل', en: 'From' },
  subject: { ar: 'الموضوع', en: 'Subject' },
  at: { ar: 'الوقت', en: 'Time' },
  state: { ar: 'الحالة', en: 'State' },
  waits: { ar: 'بانتظار الرد', en: 'Open' },
  handled: { ar: 'منتهية', en: 'Closed' },
  waiting: { ar: 'بانتظار جهة أخرى', en: 'Waiting for others' },
  wait: { ar: 'ننتظر جهة أخرى', en: 'Waiting for others' },
  goOn: { ar: 'تابعها الآن', en: 'Continue now' },
  who: { ar: 'صاحبها', en: 'Account' },
  noUser: { ar: 'لا حساب بهذا البريد', en: 'No account with this email' },
  order: { ar: 'الطلب', en: 'Order' },
  noOrder: { ar: 'غير مرتبطة بطلب', en: 'Not linked to an order' },
  orderNumber: { ar: 'رقم الطلب', en: 'Order number' },
  linkOrder: { ar: 'اربطه', en: 'Link' },
  orderOfOthers: { ar: 'ليس من طلبات المرسل', en: 'Not an order of the sender' },
  unlinkOrder: { ar: 'أزل الربط', en: 'Unlink' },
  linked: { ar: 'حُفظ الطلب', en: 'The order is saved' },
  template: { ar: 'قالب الرد', en: 'Answer template' },
  noTemplate: { ar: 'اختر قالبًا', en: 'Choose a template' },
  replaceReply: { ar: 'يحل القالب محل ما كتبته؟', en: 'Replace what you wrote with the template?' },
  replaceBody: { ar: 'يُحذف ما في خانة الرد.', en: 'The text in the answer is removed.' },
  replace: { ar: 'استبدله', en: 'Replace it' },
  keepReply: { ar: 'أبقِ ما كتبت', en: 'Keep what I wrote' },
  notes: { ar: 'ملاحظات الفريق', en: 'Team notes' },
  newNote: { ar: 'ملاحظة جديدة', en: 'New note' },
  noteHint: { ar: 'لا يراها صاحب الرسالة', en: 'The sender does not see it' },
  addNote: { ar: 'أضف ملاحظة', en: 'Add a note' },
  addCall: { ar: 'سجّل مكالمة', en: 'Log a call' },
  noted: { ar: 'حُفظت الملاحظة', en: 'The note is saved' },
  call: { ar: 'مكالمة', en: 'Call' },
  answered: { ar: 'أُجيب عنها', en: 'Answered' },
  whose: { ar: 'المكلّف', en: 'Assigned to' },
  nobody: { ar: 'لا أحد', en: 'Nobody' },
  mine: { ar: 'المسندة إليّ', en: 'Mine' },
  unassigned: { ar: 'غير المسندة', en: 'Not assigned' },
  take: { ar: 'أسندها إليّ', en: 'Assign to me' },
  assigned: { ar: 'أُسندت الرسالة', en: 'Assigned' },
  message: { ar: 'الرسالة', en: 'Message' },
  answer: { ar: 'الرد', en: 'Answer' },
  answerHint: {
    ar: (typed: number, most: number) => `يصل بالبريد مع نص الرسالة. \u2066${typed} / ${most}\u2069`,
    en: (typed: number, most: number) => `Sent by email with the original message. ${typed} / ${most}`,
  },
  answerHintSandbox: {
    ar: (typed: number, most: number) =>
      `البريد تجريبي: يُحفظ الرد على الخادم ولا يصل إلى المرسل. \u2066${typed} / ${most}\u2069`,
    en: (typed: number, most: number) =>
      `Email is in test mode: the answer is kept on the server and does not reach the sender. ${typed} / ${most}`,
  },
  answerHintOff: {
    ar: (_typed: number, _most: number) =>
      'البريد غير مفعّل، فلا يصل رد من هنا. اتصل بالمرسل على جوال حسابه أو على الرقم الذي كتبه، ثم سجّل المكالمة وأنهِ الرسالة.',
    en: (_typed: number, _most: number) =>
      'Email is off, so no answer reaches the sender from here. Call the mobile of the account or the number in the message, then log the call and close the message.',
  },
  noMail: { ar: 'البريد غير مفعّل', en: 'Email is off' },
  nextAnswer: { ar: 'رد آخر', en: 'Another answer' },
  replies: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا ردود',
        one: 'رد واحد أُرسل',
        two: 'ردّان أُرسلا',
        few: `${n} ردود أُرسلت`,
        many: `${n} ردًا أُرسل`,
        other: `${n} رد أُرسل`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 answer sent', other: `${n} answers sent` }),
  },
  olderReplies: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا ردود أقدم',
        one: 'رد واحد أقدم لا يظهر هنا',
        two: 'ردّان أقدم لا يظهران هنا',
        few: `${n} ردود أقدم لا تظهر هنا`,
        many: `${n} ردًا أقدم لا يظهر هنا`,
        other: `${n} رد أقدم لا يظهر هنا`,
      }),
    en: (n: number) =>
      countEnglish(n, { one: '1 older answer is not shown', other: `${n} older answers are not shown` }),
  },
  senderReplies: {
    ar: 'يصل جواب المرسل إلى بريد السوق. سجّل ما قاله في الملاحظات، ثم أرسل ردًا آخر من هنا.',
    en: 'The sender’s reply goes to the market’s mailbox. Log it as a note, then send another answer from here.',
  },
  send: { ar: 'أرسل الرد', en: 'Send the answer' },
  sent: { ar: 'أُرسل الرد', en: 'The answer was sent' },
  handle: { ar: 'أنهِها بلا رد', en: 'Close without an answer' },
  close: { ar: 'أنهِها', en: 'Close' },
  reopen: { ar: 'أعدها إلى الانتظار', en: 'Reopen' },
  done: { ar: 'حُفظ', en: 'Saved' },
  by: { ar: (name: string) => `بواسطة \u2068${name}\u2069`, en: (name: string) => `by \u2068${name}\u2069` },
  readsEnglish: {
    ar: 'كتب من الموقع بالإنجليزية، فاكتب الرد بها',
    en: 'Sent from the English site. Answer in English',
  },
  readsArabic: {
    ar: 'كتب من الموقع بالعربية، فاكتب الرد بها',
    en: 'Sent from the Arabic site. Answer in Arabic',
  },
})

/** Texts of the templates of answers. */
export const templatesText = messages({
  saved: { ar: 'حُفظ القالب', en: 'Template saved' },
  table: { ar: 'قوالب الرد', en: 'Answer templates' },
  search: { ar: 'ابحث في الاسم والنص', en: 'Search name and text' },
  none: { ar: 'لا قوالب بعد', en: 'No templates yet' },
  noneBody: {
    ar: 'اكتب ردًا متكررًا مرة واحدة، ثم اختره عند الرد على الرسائل.',
    en: 'Save a frequent answer once, then choose it when you answer a message.',
  },
  add: { ar: 'أضف قالبًا', en: 'Add a template' },
  change: { ar: 'تعديل القالب', en: 'Change the template' },
  name: { ar: 'الاسم', en: 'Name' },
  body: { ar: 'النص', en: 'Text' },
  hint: {
    ar: 'يحل اسم المرسل محل \u2066{name}\u2069 ورقم الطلب محل \u2066{order}\u2069',
    en: '{name} is replaced by the sender’s name, {order} by the order number',
  },
  removeBody: {
    ar: 'يُحذف القالب نهائيًا، وتبقى الردود السابقة.',
    en: 'The template is deleted permanently. Earlier answers stay.',
  },
})

/** Texts of the formats of a news item. */
export const formatText = messages({
  formatOf: { ar: (label: string) => `تنسيق ${label}`, en: (label: string) => `Format ${label}` },
  bold: { ar: 'خط عريض', en: 'Bold' },
  heading: { ar: 'عنوان فرعي', en: 'Heading' },
  bullets: { ar: 'قائمة', en: 'List' },
  link: { ar: 'رابط', en: 'Link' },
})
