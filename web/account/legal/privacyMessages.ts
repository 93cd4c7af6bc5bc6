import { messages } from '../../app/texts/text.ts'

/**
 * The privacy policy by section: a title, its paragraphs in order, and list entries whose names begin with `item`. A
 * change here also requires a new `termsVersion` (shared/auth/rules.ts).
 */
export const scope = messages({
  title: { ar: 'باختصار', en: 'In short' },
  short: {
    ar: 'نجمع ما تحتاجه التجارة ويوجبه النظام لا غير، ولا نبيع بياناتك، ولا نعرض عليك إعلانات موجهة. لا تصلك رسائل تسويق إلا إذا اخترتها.',
    en: 'We collect what trade needs and the law asks for, and nothing else. Your data is not sold, you see no targeted advertising, and news of offers reach you only if you choose them.',
  },
  law: {
    ar: 'نلتزم بنظام حماية البيانات الشخصية في المملكة العربية السعودية ولوائحه، ومن يديرون السوق هم المسؤولون عن بياناتك فيه.',
    en: 'We follow the Personal Data Protection Law of the Kingdom of Saudi Arabia and its regulations; the people who run the market answer for your data here.',
  },
})

export const collected = messages({
  title: { ar: 'ما نجمعه ولماذا', en: 'What is collected, and why' },
  itemAccount: {
    ar: 'الاسم والجوال: ليعرفك من تتعامل معه، ولتسجيل الدخول والرموز. أساسها العقد بيننا.',
    en: 'Name and mobile: so that those you deal with know you, and for signing in and codes. The ground is our contract with you.',
  },
  itemIdentity: {
    ar: 'رقم الهوية أو الإقامة، والسجل التجاري للبائعين: لإثبات أن الحساب لشخص واحد حقيقي. أساسها العقد والأنظمة.',
    en: 'National or residence number, and the commercial register of sellers: to prove that an account is one real person. The ground is the contract and the law.',
  },
  itemContact: {
    ar: 'البريد والعنوان والصورة: للمراسلة والتوصيل ولتعرفك الناس. العنوان والصورة باختيارك.',
    en: 'E-mail, address and picture: for letters, delivery and recognition. Address and picture are up to you.',
  },
  itemPapers: {
    ar: 'صور السجل أو الرخصة حين تطلب الترقية: ليراجعها فريق السوق وحده.',
    en: 'Pictures of a register or licence when you ask to become a seller: for the market’s team alone to look at.',
  },
  itemTrade: {
    ar: 'طلباتك ومزاداتك وعروضك ومحفظتك وتقييماتك: لتنفيذ التجارة وإثباتها، ولما توجبه أنظمة التجارة والضريبة.',
    en: 'Your orders, auctions, offers, wallet and ratings: to carry out trade and prove it, and for what trade and tax law ask.',
  },
  itemLists: {
    ar: 'مفضلتك وإشعاراتك ورسائلك إلينا: لنقدم لك ما طلبته.',
    en: 'Your favourites, notifications and messages to us: to give you what you asked for.',
  },
  itemDevices: {
    ar: 'نوع جهازك ووقت دخوله وعنوانه على الشبكة: لحماية حسابك ومنع المحاولات المتكررة.',
    en: 'The kind of your device, when it signed in and its network address: to protect your account and stop repeated attempts.',
  },
  not: {
    ar: 'لا نجمع موقعك الجغرافي ولا جهات اتصالك، ولا نرى رقم بطاقتك: تُدخله عند بوابة الدفع.',
    en: 'Neither your location nor your contacts are collected, and we never see your card number: you enter it at the payment gateway.',
  },
})

export const browser = messages({
  title: { ar: 'ما يُحفظ في متصفحك', en: 'What stays in your browser' },
  kept: {
    ar: 'رمز دخولك واللغة والمظهر وسلتك تُحفظ في متصفحك ليعمل الموقع. لا نستعمل ملفات تتبّع ولا أدوات إحصاء من غيرنا.',
    en: 'The token of your sign-in, language, appearance and cart are kept in your browser so that the site works. No tracking cookies and no statistics of others are used.',
  },
})

export const seen = messages({
  title: { ar: 'من يراه', en: 'Who sees it' },
  itemPublic: {
    ar: 'الجميع: اسم البائع وصورته ونوع حسابه وتقييمه. المزايدون وأصحاب الطلبات تظهر أسماؤهم محجوبة.',
    en: 'Everybody: a seller’s name, picture, kind of account and rating. Names of bidders and of those who ask are masked.',
  },
  itemSide: {
    ar: 'الطرف الآخر في طلبك: جوالك وبريدك محجوبان حتى يُقبل الطلب، ثم يظهران لإتمامه، والعنوان لمن يوصله إليك.',
    en: 'The other side of your order: mobile and e-mail are masked until it is accepted, then shown to complete it; the address for whoever delivers to you.',
  },
  itemTeam: {
    ar: 'فريق السوق: ما يحتاجه عمله فقط، وكل قرار منه مسجل باسمه ووقته.',
    en: 'The market’s team: only what its work needs, and each of its decisions is recorded with who and when.',
  },
  itemServices: {
    ar: 'من يرسل الرسائل النصية ومن ينفذ الدفع: ما تحتاجه الخدمة لا أكثر، وبعقد يمنع غير ذلك.',
    en: 'Those who send text messages and carry out payments: what the service needs and no more, under a contract that forbids anything else.',
  },
  itemLaw: { ar: 'الجهات الرسمية: حين يوجب النظام ذلك.', en: 'Authorities: where the law obliges us.' },
  place: {
    ar: 'تُحفظ بياناتك داخل المملكة، ولا تُنقل إلى خارجها إلا في حدود النظام.',
    en: 'Your data is kept within the Kingdom and leaves it only within the limits of the law.',
  },
})

export const time = messages({
  title: { ar: 'كم نحفظه', en: 'How long it stays' },
  itemAccount: {
    ar: 'بيانات حسابك: ما دام الحساب قائمًا. عند حذفه تُمحى هويتك وصورتك ووثائقك ومفضلتك وإشعاراتك.',
    en: 'Your account: for as long as it exists. When you delete it, identity, picture, papers, favourites and notifications are erased.',
  },
  itemTrade: {
    ar: 'سجلات التجارة والمال: المدة التي توجبها الأنظمة، بلا اسمك بعد حذف الحساب.',
    en: 'Records of trade and money: for as long as the law asks, without your name once the account is deleted.',
  },
  itemSignIn: {
    ar: 'الدخول من جهاز لا يُستعمل: 30 يومًا. رمز الرسالة: 10 دقائق.',
    en: 'The sign-in of an unused device: 30 days. A code in a message: 10 minutes.',
  },
  itemUnverified: {
    ar: 'حساب لم يوثَّق جواله: 24 ساعة.',
    en: 'An account whose mobile was not verified: 24 hours.',
  },
})

export const rights = messages({
  title: { ar: 'حقوقك', en: 'Your rights' },
  itemSee: {
    ar: 'أن تطلع على بياناتك وتأخذ نسخة منها: [«تنزيل بياناتي» في حسابك](account).',
    en: 'To see your data and take a copy: [“Download my data” in your account](account).',
  },
  itemCorrect: {
    ar: 'أن تصححها: [عدّل حسابك](edit)، وما لا يُعدَّل هناك يصححه فريق السوق بطلب منك.',
    en: 'To correct it: [edit your account](edit); what cannot be edited there the market’s team corrects at your request.',
  },
  itemDelete: {
    ar: 'أن تحذفها: [«حذف الحساب»](account)، ما لم يكن عليه طلب أو مزاد أو مال معلّق.',
    en: 'To delete it: [“Delete the account”](account), unless an order, auction or money of it is open.',
  },
  itemWithdraw: {
    ar: 'أن توقف رسائل العروض: من مفتاحها في حسابك، متى شئت وبلا أثر على غيرها.',
    en: 'To stop news of offers: with their switch in your account, at any time and without effect on anything else.',
  },
  itemComplain: {
    ar: 'أن تشتكي: [إلينا](contact) ونرد خلال 30 يومًا، أو إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
    en: 'To complain: [to us](contact), with an answer within 30 days, or to the Saudi Data and AI Authority (SDAIA).',
  },
})

export const safety = messages({
  title: { ar: 'كيف نحميه', en: 'How it is protected' },
  how: {
    ar: 'الاتصال مشفّر، وكلمات المرور والرموز لا تُحفظ كما هي، والصور تُفرَّغ من بياناتها الخفية مثل الموقع، والوثائق لا تُفتح إلا لمن يراجعها، ولا تُكتب أرقام الهوية في السجلات.',
    en: 'Connections are encrypted; passwords and codes are not kept as they are; pictures lose their hidden data such as a location; papers open only for those who review them, and ID numbers are written into no log.',
  },
  breach: {
    ar: 'إن وقع تسرّب أبلغنا سدايا خلال 72 ساعة، وأبلغناك إن كان يضر بك، وبيّنا ما عليك فعله.',
    en: 'Should data leak, SDAIA is told within 72 hours, and so are you where it could harm you, with what to do.',
  },
})

export const change = messages({
  title: { ar: 'التعديل والتواصل', en: 'Changes and contact' },
  version: {
    ar: 'لكل نسخة تاريخ أعلى الصفحة. إذا تغيّر ما نجمعه أو سببه نبّهناك قبل سريانه.',
    en: 'Every version bears its date at the top. Where what is collected or why changes, you are told before it holds.',
  },
  ask: {
    ar: 'لأي سؤال عن بياناتك [راسلنا](contact). الخدمة لمن بلغ 18 عامًا، ولا نجمع بيانات من هو دونها عن علم.',
    en: 'For any question about your data [write to us](contact). The service is for those of 18 and older; we do not knowingly keep data of anybody younger.',
  },
})

/** The sections in the order in which pages show them. */
export const privacySections = {
  scope,
  collected,
  browser,
  seen,
  time,
  rights,
  safety,
  change,
} as const
