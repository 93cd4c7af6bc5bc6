import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the forms that create and edit a request. */
export const askText = messages({
  again: { ar: 'اطلبه من جديد', en: 'Request again' },
  edit: { ar: 'تعديل الطلب', en: 'Edit request' },

  fish: { ar: 'النوع', en: 'Fish' },
  what: { ar: 'ماذا تحتاج؟', en: 'What do you need?' },
  near: { ar: 'اختيارات سريعة', en: 'Quick choices' },
  howMuch: { ar: 'كم تحتاج؟', en: 'How much do you need?' },
  usual: { ar: 'كميات شائعة، كجم', en: 'Common quantities, kg' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  whereWhen: { ar: 'أين ومتى؟', en: 'Where and when?' },
  city: { ar: 'المدينة', en: 'City' },
  chooseCity: { ar: 'اختر المدينة', en: 'Choose city' },
  neededBy: { ar: 'متى تحتاجه؟', en: 'When do you need it?' },
  today: { ar: 'اليوم', en: 'Today' },
  tomorrow: { ar: 'غدًا', en: 'Tomorrow' },
  otherDay: { ar: 'يوم آخر', en: 'Another day' },
  date: { ar: 'آخر يوم', en: 'Needed by' },
  until: {
    ar: (weekday: string, day: string) => `حتى ${weekday} ${day}`,
    en: (weekday: string, day: string) => `By ${weekday}, ${day}`,
  },
  noDay: {
    ar: 'بلا موعد: يقدّم البائعون عروضهم متى توفّر لديهم.',
    en: 'No date: sellers make offers whenever they have it.',
  },

  more: { ar: 'تفاصيل أكثر', en: 'More details' },
  moreBody: {
    ar: 'الحجم والجودة وسعرك وصورة',
    en: 'Size, quality, your price and a photo',
  },
  price: { ar: 'سعرك للكيلو', en: 'Your price per kg' },
  average: {
    ar: (price: string, days: number) => `متوسط السوق ${price} للكيلو خلال ${days} يومًا.`,
    en: (price: string, days: number) => `Market average: ${price} per kg over ${days} days.`,
  },
  weight: { ar: 'وزن السمكة الواحدة', en: 'Weight per fish' },
  weightHint: { ar: 'مثل 1.5', en: 'For example 1.5' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  any: { ar: 'أي شيء', en: 'Any' },
  body: { ar: 'ملاحظات للبائعين', en: 'Notes for sellers' },
  bodyLike: { ar: 'منظّف ومقطّع، أو حيّ، أو للشواء…', en: 'Cleaned, whole, for grilling…' },
  title: { ar: 'عنوان الطلب', en: 'Title' },
  titleHint: {
    ar: 'اقترحنا عنوانًا من النوع والكمية، ويمكنك تغييره.',
    en: 'Suggested from fish and quantity. You can change it.',
  },
  picture: { ar: 'صورة', en: 'Photo' },
  pictureNote: {
    ar: 'إن لم تضف صورة نعرض رسمة النوع.',
    en: 'No photo? We show an illustration.',
  },

  atYours: { ar: 'بسعرك', en: 'At your price' },
  atAverage: { ar: 'بمتوسط السوق', en: 'At the market average' },
  wanted: { ar: 'طلبك', en: 'Your request' },
  sum: {
    ar: (kilograms: string, price: string) => `${kilograms} كجم × ${price}`,
    en: (kilograms: string, price: string) => `${kilograms} kg × ${price}`,
  },
  seenAs: { ar: 'كما يراه البائعون', en: 'Sellers’ view' },
  noPreview: { ar: 'اختر النوع لترى طلبك كما يراه البائعون', en: 'Choose the fish to see the sellers’ view' },
  next: { ar: 'ماذا بعد الإرسال؟', en: 'What happens next?' },
  told: { ar: 'يصلك إشعار عند كل عرض.', en: 'We notify you of every offer.' },
  free: {
    ar: 'تقارن العروض وتقبل ما يناسبك، ولا تدفع شيئًا قبل ذلك.',
    en: 'Compare offers and accept what suits you. You pay nothing before that.',
  },
  masked: {
    ar: 'لا يظهر من اسمك سوى أول حرف، ولا يظهر رقمك.',
    en: 'Only your initials are shown, and never your number.',
  },

  send: { ar: 'أرسل الطلب', en: 'Send request' },
  save: { ar: 'احفظ التغييرات', en: 'Save changes' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  sent: {
    ar: 'نُشر طلبك، ويصلك إشعار عند كل عرض',
    en: 'Request posted. We’ll notify you of every offer',
  },
  saved: { ar: 'حُفظت التغييرات', en: 'Changes saved' },
  savedTold: {
    ar: 'حُفظت التغييرات وأُبلغ أصحاب العروض',
    en: 'Changes saved. Sellers with offers were notified',
  },
  tells: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا عروض عليه بعد.',
        one: 'عليه عرض واحد: يُبلَّغ صاحبه بما تغيّره، ويبقى عرضه.',
        two: 'عليه عرضان: يُبلَّغ صاحباهما بما تغيّره، ويبقى العرضان.',
        few: `عليه ${n} عروض: يُبلَّغ أصحابها بما تغيّره، وتبقى عروضهم.`,
        many: `عليه ${n} عرضًا: يُبلَّغ أصحابها بما تغيّره، وتبقى عروضهم.`,
        other: `عليه ${n} عرض: يُبلَّغ أصحابها بما تغيّره، وتبقى عروضهم.`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'It has 1 offer. The seller is notified of your changes and the offer stands.',
        other: `It has ${n} offers. The sellers are notified of your changes and the offers stand.`,
      }),
  },
  over: { ar: 'لم يعد هذا الطلب مفتوحًا', en: 'This request is no longer open' },
  overBody: {
    ar: 'لا يمكن تعديل طلب أُغلق أو قُبل عليه عرض. اطلب من جديد وسنملأ الحقول منه.',
    en: 'You cannot edit a request that is closed or has an accepted offer. Request again and we’ll fill in the details.',
  },
  back: { ar: 'عرض الطلب', en: 'View request' },

  restored: {
    ar: 'هذا طلبك كما تركته على هذا الجهاز.',
    en: 'This is your request as you left it on this device.',
  },
  anewBody: { ar: 'يُحذف ما كتبته من هذا الجهاز.', en: 'What you typed is deleted from this device.' },
  draftUnnamed: { ar: 'طلب لم يُرسل', en: 'Request not sent yet' },
  draftOpen: { ar: 'أكمله', en: 'Continue' },
  waitingBody: {
    ar: 'يُرسل تلقائيًا حين يعود الاتصال، ولا يُرسل مرتين.',
    en: 'It is sent automatically when you’re back online, and never twice.',
  },
  notSent: {
    ar: 'لم يُرسل الطلب. ما كتبته محفوظ هنا، أعد المحاولة بعد لحظات.',
    en: 'Your request was not sent. What you typed is kept here, please try again in a moment.',
  },
  noRoom: {
    ar: 'لا مساحة للصورة الآن. ما كتبته محفوظ هنا، حاول بعد قليل.',
    en: 'There is no space for the photo right now. What you typed is kept here, try again later.',
  },
  listedBefore: {
    ar: 'سبق أن وصل هذا الطلب: راجعه في طلباتي. إن أرسلته مرة أخرى أُضيف طلب آخر.',
    en: 'This request was already received. See My requests. Sending it again adds another one.',
  },
  unverified: { ar: 'وثّق رقم جوالك أولًا', en: 'Verify your mobile number first' },
  unverifiedBody: {
    ar: 'أدخل رمز التحقق ثم أكمل هنا. ما تكتبه يبقى محفوظًا.',
    en: 'Enter the verification code, then continue here. What you type is kept.',
  },
  verify: { ar: 'أدخل الرمز', en: 'Enter the code' },
  failedTitle: { ar: 'تعذّر فتح النموذج', en: 'We couldn’t open the form' },
  goneTitle: { ar: 'لم نجد هذا الطلب بين طلباتك', en: 'We couldn’t find this request among yours' },
  myRequests: { ar: 'طلباتي', en: 'My requests' },
  askNew: { ar: 'اطلب سمكًا', en: 'Request fish' },
})
