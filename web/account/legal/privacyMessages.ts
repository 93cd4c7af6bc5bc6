import { messages } from '../../app/texts/text.ts'

/**
 * The privacy policy by section: a title, its paragraphs in order, and list entries whose names begin with `item`. A
 * change here also requires a new `termsVersion` (shared/auth/rules.ts).
 */
export const scope = messages({
  title: { ar: 'باختصار', en: 'In short' },
  short: {
    ar: 'نجمع ما تحتاجه التجارة ويوجبه النظام لا غير، ولا نبيع بياناتك، ولا نعرض عليك إعلانات موجهة. لا تصلك رسائل تسويق إلا إذا اخترتها.',
    en: 'We collect only what trading needs and the law requires. We do not sell your data or show you targeted ads, and you get offer updates only if you choose them.',
  },
  law: {
    ar: 'نلتزم بنظام حماية البيانات الشخصية في المملكة العربية السعودية ولوائحه، ومن يديرون السوق هم المسؤولون عن بياناتك فيه.',
    en: 'We follow the Personal Data Protection Law of the Kingdom of Saudi Arabia and its regulations. Those who run the market are responsible for your data here.',
  },
})

export const collected = messages({
  title: { ar: 'ما نجمعه ولماذا', en: 'What we collect and why' },
  itemAccount: {
    ar: 'الاسم والجوال: ليعرفك من تتعامل معه، ولتسجيل الدخول والرموز. أساسها العقد بيننا.',
    en: 'Name and mobile number: so people you deal with know who you are, and for signing in and codes. Legal basis: our contract with you.',
  },
  itemIdentity: {
    ar: 'رقم الهوية أو الإقامة، والسجل التجاري للبائعين: لإثبات أن الحساب لشخص واحد حقيقي. أساسها العقد والأنظمة.',
    en: 'National ID or Iqama number, and sellers’ commercial registration: to prove that an account belongs to one real person. Legal basis: contract and law.',
  },
  itemContact: {
    ar: 'البريد والعنوان والصورة: للمراسلة والتوصيل ولتعرفك الناس. العنوان والصورة باختيارك.',
    en: 'Email, address and photo: for messages, delivery and recognition. Address and photo are optional.',
  },
  itemPapers: {
    ar: 'صور السجل أو الرخصة حين تطلب الترقية: ليراجعها فريق السوق وحده.',
    en: 'Photos of a registration or licence when you ask to become a seller: only our team reviews them.',
  },
  itemTrade: {
    ar: 'طلباتك ومزاداتك وعروضك ومحفظتك وتقييماتك: لتنفيذ التجارة وإثباتها، ولما توجبه أنظمة التجارة والضريبة.',
    en: 'Your orders, auctions, offers, wallet and ratings: to carry out and prove transactions, and as trade and tax law require.',
  },
  itemLists: {
    ar: 'مفضلتك وإشعاراتك ورسائلك إلينا: لنقدم لك ما طلبته.',
    en: 'Your favourites, notifications and messages to us: to provide what you asked for.',
  },
  itemDevices: {
    ar: 'نوع جهازك ووقت دخوله وعنوانه على الشبكة: لحماية حسابك ومنع المحاولات المتكررة.',
    en: 'Your device type, when it signed in and its network address: to protect your account and stop repeated attempts.',
  },
  not: {
    ar: 'لا نجمع موقعك الجغرافي ولا جهات اتصالك، ولا نرى رقم بطاقتك: تُدخله عند بوابة الدفع.',
    en: 'We do not collect your location or contacts, and we never see your card number: you enter it at the payment gateway.',
  },
})

export const browser = messages({
  title: { ar: 'ما يُحفظ في متصفحك', en: 'What is stored in your browser' },
  kept: {
    ar: 'رمز دخولك واللغة والمظهر وسلتك تُحفظ في متصفحك ليعمل الموقع. لا نستعمل ملفات تتبّع ولا أدوات إحصاء من غيرنا.',
    en: 'Your sign-in token, language, theme and cart are stored in your browser so the site works. We use no tracking cookies and no third-party analytics.',
  },
})

export const seen = messages({
  title: { ar: 'من يراه', en: 'Who sees it' },
  itemPublic: {
    ar: 'الجميع: اسم البائع وصورته ونوع حسابه وتقييمه. المزايدون وأصحاب الطلبات تظهر أسماؤهم محجوبة.',
    en: 'Everyone: a seller’s name, photo, account type and rating. Names of bidders and of buyers with requests are masked.',
  },
  itemSide: {
    ar: 'الطرف الآخر في طلبك: جوالك وبريدك محجوبان حتى يُقبل الطلب، ثم يظهران لإتمامه، والعنوان لمن يوصله إليك.',
    en: 'The other party in your order: your mobile and email are masked until it is accepted, then shown so it can be completed. Your address is shown to whoever delivers to you.',
  },
  itemTeam: {
    ar: 'فريق السوق: ما يحتاجه عمله فقط، وكل قرار منه مسجل باسمه ووقته.',
    en: 'Our team: only what their work needs. Every decision is recorded with who made it and when.',
  },
  itemServices: {
    ar: 'من يرسل الرسائل النصية ومن ينفذ الدفع: ما تحتاجه الخدمة لا أكثر، وبعقد يمنع غير ذلك.',
    en: 'SMS and payment providers: only what the service needs, under a contract that forbids any other use.',
  },
  itemPush: {
    ar: 'خدمة الإشعارات في متصفحك، إن فعّلت الإشعارات: رسالة مشفرة لا يمكنها قراءتها.',
    en: 'Your browser’s notification service, if you turn notifications on: an encrypted message that it cannot read.',
  },
  itemLaw: { ar: 'الجهات الرسمية: حين يوجب النظام ذلك.', en: 'Authorities: where the law requires it.' },
  place: {
    ar: 'تُحفظ بياناتك داخل المملكة، ولا تُنقل إلى خارجها إلا في حدود النظام.',
    en: 'Your data is stored in the Kingdom and leaves it only as the law allows.',
  },
})

export const time = messages({
  title: { ar: 'كم نحفظه', en: 'How long we keep it' },
  itemAccount: {
    ar: 'بيانات حسابك: ما دام الحساب قائمًا. عند حذفه تُمحى هويتك وصورتك ووثائقك ومفضلتك وإشعاراتك.',
    en: 'Your account: as long as it exists. When you delete it, your identity, photo, documents, favourites and notifications are erased.',
  },
  itemTrade: {
    ar: 'سجلات التجارة والمال: المدة التي توجبها الأنظمة، بلا اسمك بعد حذف الحساب.',
    en: 'Trade and payment records: as long as the law requires, without your name once the account is deleted.',
  },
  itemSignIn: {
    ar: 'الدخول من جهاز لا يُستعمل: 30 يومًا. رمز الرسالة: 10 دقائق.',
    en: 'Sign-in of an unused device: 30 days. SMS code: 10 minutes.',
  },
  itemUnverified: {
    ar: 'حساب لم يوثَّق جواله: 24 ساعة، تُحسب منذ أن يستطيع السوق إرسال رمز التوثيق.',
    en: 'Account with an unverified mobile number: 24 hours, counted from when the market can send the code.',
  },
})

export const rights = messages({
  title: { ar: 'حقوقك', en: 'Your rights' },
  itemSee: {
    ar: 'أن تطلع على بياناتك وتأخذ نسخة منها: [«تنزيل بياناتي» في حسابك](account).',
    en: 'To access your data and get a copy: [“Download my data” in your account](account).',
  },
  itemCorrect: {
    ar: 'أن تصححها: [عدّل حسابك](edit)، وما لا يُعدَّل هناك يصححه فريق السوق بطلب منك.',
    en: 'To correct it: [edit your account](edit). Our team corrects what you cannot edit there.',
  },
  itemDelete: {
    ar: 'أن تحذفها: [«حذف الحساب»](account)، ما لم يكن عليه طلب أو مزاد أو مال معلّق.',
    en: 'To delete it: [“Delete account”](account), unless you have an open order, auction or payment.',
  },
  itemWithdraw: {
    ar: 'أن توقف رسائل العروض: من مفتاحها في حسابك، متى شئت وبلا أثر على غيرها.',
    en: 'To stop offer updates: with the switch in your account, at any time, without affecting anything else.',
  },
  itemComplain: {
    ar: 'أن تشتكي: [إلينا](contact) ونرد خلال 30 يومًا، أو إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
    en: 'To complain: [to us](contact), with a reply within 30 days, or to the Saudi Data and AI Authority (SDAIA).',
  },
})

export const safety = messages({
  title: { ar: 'كيف نحميه', en: 'How we protect it' },
  how: {
    ar: 'الاتصال مشفّر، وكلمات المرور والرموز لا تُحفظ كما هي، والصور تُفرَّغ من بياناتها الخفية مثل الموقع، والوثائق لا تُفتح إلا لمن يراجعها، ولا تُكتب أرقام الهوية في السجلات.',
    en: 'Connections are encrypted. Passwords and codes are never stored in plain form. Hidden data such as location is removed from photos. Only reviewers can open documents, and ID numbers are never written to logs.',
  },
  breach: {
    ar: 'إن وقع تسرّب أبلغنا سدايا خلال 72 ساعة، وأبلغناك إن كان يضر بك، وبيّنا ما عليك فعله.',
    en: 'If data leaks, we notify SDAIA within 72 hours, and you too if it could harm you, with what to do.',
  },
})

export const change = messages({
  title: { ar: 'التعديل والتواصل', en: 'Changes and contact' },
  version: {
    ar: 'لكل نسخة تاريخ أعلى الصفحة. إذا تغيّر ما نجمعه أو سببه نبّهناك قبل سريانه.',
    en: 'Each version has its date at the top. If what we collect or why changes, we notify you before it takes effect.',
  },
  ask: {
    ar: 'لأي سؤال عن بياناتك [راسلنا](contact). الخدمة لمن بلغ 18 عامًا، ولا نجمع بيانات من هو دونها عن علم.',
    en: 'For any question about your data, [contact us](contact). The service is for people aged 18 and over. We do not knowingly keep data of anyone younger.',
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
