import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the forms that create and edit a request. */
export const askText = messages({
  again: { ar: 'اطلبه من جديد', en: 'Ask for it again' },
  edit: { ar: 'تعديل الطلب', en: 'Change the request' },

  fish: { ar: 'النوع', en: 'Fish' },
  what: { ar: 'ماذا تريد؟', en: 'What do you want?' },
  near: { ar: 'اختر بلمسة', en: 'Choose at a touch' },
  howMuch: { ar: 'كم تحتاج؟', en: 'How much do you need?' },
  usual: { ar: 'كميات معتادة، كجم', en: 'Usual quantities, kg' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  whereWhen: { ar: 'أين ومتى؟', en: 'Where and when?' },
  city: { ar: 'المدينة', en: 'City' },
  chooseCity: { ar: 'اختر المدينة', en: 'Choose the city' },
  neededBy: { ar: 'تحتاجه حتى يوم', en: 'Needed by' },
  today: { ar: 'اليوم', en: 'Today' },
  tomorrow: { ar: 'غدًا', en: 'Tomorrow' },
  otherDay: { ar: 'يوم آخر', en: 'Another day' },
  date: { ar: 'آخر يوم', en: 'The last day' },
  until: {
    ar: (weekday: string, day: string) => `حتى ${weekday} ${day}`,
    en: (weekday: string, day: string) => `By ${weekday}, ${day}`,
  },
  noDay: {
    ar: 'بلا موعد: يعرض البائعون متى توفّر لديهم.',
    en: 'No day: sellers offer when they have it.',
  },

  more: { ar: 'تفاصيل أكثر', en: 'More details' },
  moreBody: {
    ar: 'الحجم والجودة وسعرك وصورة',
    en: 'Size, quality, your price and a picture',
  },
  price: { ar: 'سعرك للكيلو', en: 'Your price per kg' },
  average: {
    ar: (price: string, days: number) => `متوسط السوق ${price} للكيلو في ${days} يومًا.`,
    en: (price: string, days: number) => `The market averaged ${price} a kg over ${days} days.`,
  },
  weight: { ar: 'وزن السمكة الواحدة', en: 'Weight of one fish' },
  weightHint: { ar: 'مثل 1.5', en: 'Such as 1.5' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  any: { ar: 'لا يهم', en: 'Any' },
  body: { ar: 'ما تود قوله للبائعين', en: 'What sellers should know' },
  bodyLike: { ar: 'منظّف ومقطّع، أو حيّ، أو للشواء…', en: 'Cleaned, whole, for the grill…' },
  title: { ar: 'عنوان الطلب', en: 'Title' },
  titleHint: {
    ar: 'اقترحناه من النوع والكمية، وتكتبه كما تريد.',
    en: 'Proposed from fish and quantity; write it as you like.',
  },
  picture: { ar: 'صورة', en: 'Picture' },
  pictureNote: {
    ar: 'بلا صورة تظهر رسمة النوع.',
    en: 'Without a picture the species is drawn.',
  },

  atYours: { ar: 'بسعرك', en: 'At your price' },
  atAverage: { ar: 'بمتوسط السوق', en: 'At the market’s average' },
  wanted: { ar: 'تطلب', en: 'You ask for' },
  sum: {
    ar: (kilograms: string, price: string) => `${kilograms} كجم × ${price}`,
    en: (kilograms: string, price: string) => `${kilograms} kg × ${price}`,
  },
  seenAs: { ar: 'هكذا يراه البائعون', en: 'What sellers see' },
  noPreview: { ar: 'اختر النوع لترى طلبك كما يراه البائعون', en: 'Choose the fish to see what sellers see' },
  next: { ar: 'ماذا بعد الإرسال؟', en: 'What happens then?' },
  told: { ar: 'يصلك إشعار عند كل عرض.', en: 'You are told of every offer.' },
  free: {
    ar: 'تقارن وتقبل ما يناسبك، ولا تدفع شيئًا قبل ذلك.',
    en: 'You compare and accept what suits you; nothing is paid before that.',
  },
  masked: {
    ar: 'لا يظهر من اسمك سوى أول حرف، ولا يظهر رقمك.',
    en: 'Only the first letters of your name are shown, and no number.',
  },

  send: { ar: 'أرسل الطلب', en: 'Send the request' },
  save: { ar: 'احفظ التغييرات', en: 'Save the changes' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  sent: {
    ar: 'نُشر طلبك. يصلك إشعار عند كل عرض',
    en: 'Your request is out. You are told of every offer',
  },
  saved: { ar: 'حُفظت التغييرات', en: 'The changes are saved' },
  savedTold: {
    ar: 'حُفظت التغييرات وأُخبر أصحاب العروض',
    en: 'The changes are saved, and who has an offer is told',
  },
  tells: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا عروض عليه بعد.',
        one: 'عليه عرض واحد: يُخبر صاحبه بما تغيّره، ويبقى عرضه.',
        two: 'عليه عرضان: يُخبر صاحباهما بما تغيّره، ويبقى العرضان.',
        few: `عليه ${n} عروض: يُخبر أصحابها بما تغيّره، وتبقى عروضهم.`,
        many: `عليه ${n} عرضًا: يُخبر أصحابها بما تغيّره، وتبقى عروضهم.`,
        other: `عليه ${n} عرض: يُخبر أصحابها بما تغيّره، وتبقى عروضهم.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'There is 1 offer on it: its seller is told what you change, and the offer stands.',
        other: `There are ${n} offers on it: their sellers are told what you change, and the offers stand.`,
      }),
  },
  over: { ar: 'لم يعد هذا الطلب مفتوحًا', en: 'This request is not open any more' },
  overBody: {
    ar: 'لا يتغيّر طلب أُغلق أو قُبل عليه عرض. اطلب من جديد وتُملأ الحقول منه.',
    en: 'A request that is closed or has an accepted offer does not change. Ask again with the same fields.',
  },
  back: { ar: 'إلى الطلب', en: 'To the request' },

  restored: {
    ar: 'هذا طلبك كما تركته على هذا الجهاز.',
    en: 'This is your request as you left it on this device.',
  },
  anewBody: { ar: 'يُحذف ما كتبته من هذا الجهاز.', en: 'What you wrote goes from this device.' },
  draftOf: {
    ar: (title: string) => `طلب لم يُرسل: ${title}`,
    en: (title: string) => `Not sent yet: ${title}`,
  },
  draftUnnamed: { ar: 'طلب لم يُرسل', en: 'A request that is not sent yet' },
  draftOpen: { ar: 'أكمله', en: 'Go on with it' },
  waitingBody: {
    ar: 'يُرسل وحده حين تعود الشبكة، ولا يُرسل مرتين.',
    en: 'It is sent by itself when the network is back, and never twice.',
  },
  notSent: {
    ar: 'لم يصل الطلب. ما كتبته محفوظ هنا، أعد المحاولة بعد لحظات.',
    en: 'The request did not arrive. What you wrote is kept here, please try again in a moment.',
  },
  noRoom: {
    ar: 'لا مساحة للصورة الآن. ما كتبته محفوظ هنا، حاول بعد قليل.',
    en: 'There is no room for the picture now. What you wrote is kept here, try again later.',
  },
  listedBefore: {
    ar: 'وصل هذا الطلب من قبل كما كان أول مرة: راجعه في طلباتي. إن أرسلته مرة أخرى صار طلبًا آخر.',
    en: 'It arrived before, as it was at first: see my requests. Sent again it becomes another request.',
  },
  unverified: { ar: 'وثّق رقم جوالك أولًا', en: 'Verify your mobile first' },
  unverifiedBody: {
    ar: 'ينتظر حسابك الرمز الذي أرسلناه إلى جوالك. ما تكتبه هنا يبقى محفوظًا.',
    en: 'Your account waits for the code that we sent to your mobile. What you write here stays.',
  },
  verify: { ar: 'أدخل الرمز', en: 'Enter the code' },
  failedTitle: { ar: 'لم نتمكن من فتح النموذج', en: 'The form could not be opened' },
  goneTitle: { ar: 'لم نجد هذا الطلب بين طلباتك', en: 'This is none of your requests' },
  myRequests: { ar: 'طلباتي', en: 'My requests' },
  askNew: { ar: 'اطلب سمكًا', en: 'Ask for fish' },
})
