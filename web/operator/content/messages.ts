import { messages } from '../../app/texts/text.ts'

/** Texts of news, gallery and site record. */
export const contentText = messages({
  counted: {
    ar: (typed: number, most: number) => `\u2066${typed} / ${most}\u2069`,
    en: (typed: number, most: number) => `${typed} / ${most}`,
  },
  pictureHint: {
    ar: 'عرضها ضعف ارتفاعها أفضل: JPEG أو PNG أو WebP أو AVIF، حتى 8 م.ب',
    en: 'Best twice as wide as high: JPEG, PNG, WebP or AVIF, up to 8 MB',
  },
  title: { ar: 'العنوان', en: 'Title' },

  writeNews: { ar: 'اكتب خبرًا', en: 'Write news' },
  changeNews: { ar: 'تعديل الخبر', en: 'Change the news' },
  toNews: { ar: 'كل الأخبار', en: 'All news' },
  noNews: { ar: 'لا أخبار هنا بعد', en: 'No news here yet' },
  noNewsBody: {
    ar: 'اكتب أول خبر بصورة وباللغتين، وراجعه قبل نشره.',
    en: 'Write the first with a picture in both languages, and look at it before it comes out.',
  },
  searchNews: { ar: 'ابحث في العنوان والنص', en: 'Find in title and text' },
  body: { ar: 'النص', en: 'Text' },
  publishedAt: { ar: 'وقت النشر', en: 'Comes out' },
  publishHint: {
    ar: 'بتوقيت الرياض. يُنشر فورًا إن تُرك فارغًا، ووقت لاحق يجعله مجدولًا',
    en: 'Riyadh time. At once when left blank; a later time schedules it',
  },
  hideNews: { ar: 'مسودة مخفية عن الزوار', en: 'A draft, hidden from visitors' },
  state: { ar: 'الحالة', en: 'State' },
  published: { ar: 'منشور', en: 'Published' },
  scheduled: { ar: 'مجدول', en: 'Scheduled' },
  hidden: { ar: 'مخفي', en: 'Hidden' },
  openPublic: { ar: 'افتحه في الموقع', en: 'Open on the site' },
  preview: { ar: 'معاينة', en: 'Preview' },
  previewNote: {
    ar: 'كما يراه الزائر، ولا يراه أحد قبل وقته',
    en: 'As a visitor sees it; nobody sees it before its time',
  },
  titleEmpty: { ar: 'عنوان الخبر', en: 'The title' },
  bodyEmpty: { ar: 'نص الخبر', en: 'The text' },
  removeNewsBody: {
    ar: 'يُحذف الخبر وصورته نهائيًا، ويبقى نصه في سجل القرارات.',
    en: 'The item and its picture are gone for good; the audit log keeps its text.',
  },
  newsGone: { ar: 'لا يوجد خبر بهذا الرقم', en: 'There is no news item of this number' },

  addPicture: { ar: 'أضف صورة', en: 'Add a picture' },
  changePicture: { ar: 'تعديل الصورة', en: 'Change the picture' },
  pictures: { ar: 'صور المعرض', en: 'Pictures of the gallery' },
  galleryHint: {
    ar: (most: number) => `تظهر في صفحة «من نحن» بهذا الترتيب: الأولى غلافها، ثم ما يليها حتى ${most} صورة.`,
    en: (most: number) =>
      `They stand on the about page in this order: the first is its cover, up to ${most} in all.`,
  },
  galleryMoves: {
    ar: 'اسحب الصورة أو استعمل السهمين لتغيير ترتيبها.',
    en: 'Drag one, or use its arrows, to move it.',
  },
  movedPicture: {
    ar: (title: string, place: number) => `${title} الآن في الترتيب ${place}`,
    en: (title: string, place: number) => `${title} is in place ${place} now`,
  },
  noPictures: { ar: 'لا صور هنا بعد', en: 'No pictures here yet' },
  hidePicture: { ar: 'مخفية عن الزوار', en: 'Hidden from visitors' },
  removePictureBody: { ar: 'تُحذف الصورة نهائيًا.', en: 'The picture is gone for good.' },

  record: { ar: 'بيانات السوق', en: 'The market' },
  siteName: { ar: 'اسم الموقع', en: 'Name of the site' },
  about: { ar: 'نبذة', en: 'About' },
  address: { ar: 'العنوان البريدي', en: 'Address' },
  copyright: { ar: 'حقوق النشر', en: 'Copyright' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  social: { ar: 'حسابات التواصل', en: 'Social pages' },
  socialHint: { ar: 'ما يُترك فارغًا لا يظهر في الموقع', en: 'What is left blank is not shown' },
  facebook: { ar: 'فيسبوك', en: 'Facebook' },
  twitter: { ar: 'إكس', en: 'X' },
  instagram: { ar: 'إنستغرام', en: 'Instagram' },
  youtube: { ar: 'يوتيوب', en: 'YouTube' },
  ticker: { ar: 'شريط الأخبار', en: 'News ticker' },
  tickerHint: {
    ar: 'تجري السطور في الصفحة الرئيسية بهذا الترتيب',
    en: 'The lines run on the home page in this order',
  },
  line: { ar: (place: number) => `السطر ${place}`, en: (place: number) => `Line ${place}` },
  link: { ar: 'الرابط', en: 'Link' },
  linkHint: { ar: 'مثل \u2066/news/12\u2069 أو \u2066https://…\u2069', en: 'Like /news/12 or https://…' },
  addLine: { ar: 'أضف سطرًا', en: 'Add a line' },
  lineUp: { ar: (place: number) => `ارفع السطر ${place}`, en: (place: number) => `Move line ${place} up` },
  lineDown: {
    ar: (place: number) => `أنزل السطر ${place}`,
    en: (place: number) => `Move line ${place} down`,
  },
  removeLine: { ar: (place: number) => `احذف السطر ${place}`, en: (place: number) => `Remove line ${place}` },
  hideLine: { ar: 'مخفي', en: 'Hidden' },
  nothingChanged: { ar: 'لا تغييرات لحفظها', en: 'Nothing has changed' },
})

/** Texts of the contact messages. */
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
  sent: { ar: 'أُرسل الرد', en: 'The answer was sent' },
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
