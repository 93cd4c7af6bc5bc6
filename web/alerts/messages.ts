import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts of alerts: the button, the form, the list and the page that ends one. */
export const alertText = messages({
  title: { ar: (fish: string) => `تنبيه عن ${fish}`, en: (fish: string) => `Alert about ${fish}` },
  youHave: {
    ar: (alert: string) => `لديك تنبيه: ${alert}`,
    en: (alert: string) => `You have an alert: ${alert}`,
  },
  editTitle: { ar: 'تعديل التنبيه', en: 'Edit alert' },
  kind: { ar: 'نبّهني عندما', en: 'Alert me when' },
  price: { ar: 'ينخفض السعر', en: 'The price drops' },
  priceBody: {
    ar: 'يُعرض بسعرك أو أقل، أو يصل متوسط اليوم إليه',
    en: 'It is for sale at your price or less, or today’s average reaches it',
  },
  landed: { ar: 'يصل إلى السوق', en: 'It lands at the market' },
  landedBody: {
    ar: 'يعرض بائع سمكًا بلديًا جديدًا من هذا النوع',
    en: 'A seller lists local fish of this species',
  },
  auction: { ar: 'يبدأ مزاد', en: 'An auction opens' },
  auctionBody: { ar: 'يبدأ مزاد على هذا النوع', en: 'An auction of this species starts' },
  upTo: { ar: 'السعر الذي تريده للكيلو', en: 'Your price per kg' },
  upToHint: { ar: 'ننبّهك عند هذا السعر أو أقل منه', en: 'We alert you at this price or less' },
  today: {
    ar: (average: string) => `متوسط اليوم ${average}. ننبّهك عند السعر الذي تكتبه أو أقل منه`,
    en: (average: string) => `Today’s average is ${average}. We alert you at your price or less`,
  },
  month: {
    ar: (average: string) => `متوسط 30 يومًا ${average}. ننبّهك عند السعر الذي تكتبه أو أقل منه`,
    en: (average: string) => `The 30-day average is ${average}. We alert you at your price or less`,
  },
  asked: {
    ar: (average: string) => `متوسط سعر العرض الآن ${average}. ننبّهك عند السعر الذي تكتبه أو أقل منه`,
    en: (average: string) => `The average asking price is now ${average}. We alert you at your price or less`,
  },
  origin: { ar: 'المصدر', en: 'Origin' },
  local: { ar: 'بلدي', en: 'Local' },
  imported: { ar: 'مستورد', en: 'Imported' },
  place: { ar: 'السوق أو الساحل', en: 'Market or coast' },
  everyMarket: { ar: 'كل الأسواق', en: 'Every market' },
  channels: { ar: 'أين يصلك', en: 'Where to send it' },
  onSite: { ar: 'يظهر في إشعارات الموقع دائمًا.', en: 'It always appears in your notifications on the site.' },
  push: { ar: 'إشعار على الجهاز', en: 'Device notification' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  sms: { ar: 'رسالة نصية', en: 'SMS' },
  always: { ar: 'في كل مرة، لا مرة في اليوم فقط', en: 'Every time, not just once a day' },
  save: { ar: 'حفظ التنبيه', en: 'Save alert' },
  saving: { ar: 'جارٍ الحفظ', en: 'Saving' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  saved: { ar: 'حُفظ تنبيهك', en: 'Your alert is saved' },
  met: {
    ar: (offers: number, price: string) =>
      countArabic(offers, {
        zero: `لا عروض بسعر ${price} أو أقل الآن`,
        one: `عرض واحد بسعر ${price} أو أقل الآن`,
        two: `عرضان بسعر ${price} أو أقل الآن`,
        few: `${offers} عروض بسعر ${price} أو أقل الآن`,
        many: `${offers} عرضًا بسعر ${price} أو أقل الآن`,
        other: `${offers} عرض بسعر ${price} أو أقل الآن`,
      }),
    en: (offers: number, price: string) =>
      countEnglish(offers, {
        one: `${offers} offer at ${price} or less now`,
        other: `${offers} offers at ${price} or less now`,
      }),
  },
  metMore: {
    ar: (offers: number, price: string) => `أكثر من ${offers} عرض بسعر ${price} أو أقل الآن`,
    en: (offers: number, price: string) => `More than ${offers} offers at ${price} or less now`,
  },
  metNext: { ar: 'وننبّهك بما يُعرض بعدها.', en: 'We alert you about new ones after these.' },
  showMet: { ar: 'عرض ما يناسبك الآن', en: 'View these offers' },
  close: { ar: 'إغلاق', en: 'Close' },
  notSaved: { ar: 'لم يُحفظ التنبيه، أعد المحاولة', en: 'Your alert was not saved, please try again' },
  wrong: {
    ar: (n: number): string => (n === 1 ? 'راجع الحقل المشار إليه' : 'راجع الحقول المشار إليها'),
    en: (n: number): string => (n === 1 ? 'Check the highlighted field' : 'Check the highlighted fields'),
  },
  loadingFailed: { ar: 'تعذّر تحميل النموذج', en: 'We couldn’t load the form' },

  list: { ar: 'تنبيهاتي', en: 'My alerts' },
  none: { ar: 'لا تنبيهات بعد', en: 'No alerts yet' },
  noneBody: {
    ar: 'افتح أسعار نوع من السمك واختر السعر أو السوق الذي تنتظره.',
    en: 'Open the prices of a species and choose the price or the market you are waiting for.',
  },
  toPrices: { ar: 'عرض الأسعار', en: 'View prices' },
  failed: { ar: 'تعذّر تحميل تنبيهاتك', en: 'We couldn’t load your alerts' },
  allMarkets: { ar: 'كل الأسواق', en: 'every market' },
  ofLocal: { ar: (fish: string) => `${fish} بلدي`, en: (fish: string) => `${fish} (local)` },
  ofImported: { ar: (fish: string) => `${fish} مستورد`, en: (fish: string) => `${fish} (imported)` },
  ofPrice: {
    ar: (goods: string, price: string, market: string) => `${goods} بسعر ${price} أو أقل، ${market}`,
    en: (goods: string, price: string, market: string) => `${goods} at ${price} or less, ${market}`,
  },
  ofLanded: {
    ar: (fish: string, market: string) => `وصول ${fish}، ${market}`,
    en: (fish: string, market: string) => `Landing of ${fish}, ${market}`,
  },
  ofAuction: {
    ar: (fish: string, market: string) => `مزاد على ${fish}، ${market}`,
    en: (fish: string, market: string) => `An auction of ${fish}, ${market}`,
  },
  daily: { ar: 'مرة في اليوم على الأكثر', en: 'At most once a day' },
  everyTime: { ar: 'في كل مرة', en: 'Every time' },
  site: { ar: 'الموقع', en: 'Site' },
  edit: { ar: 'تعديل', en: 'Edit' },
  editNamed: {
    ar: (alert: string) => `تعديل التنبيه: ${alert}`,
    en: (alert: string) => `Edit alert: ${alert}`,
  },
  stop: { ar: 'إيقاف', en: 'Stop' },
  stopNamed: {
    ar: (alert: string) => `إيقاف التنبيه: ${alert}`,
    en: (alert: string) => `Stop alert: ${alert}`,
  },
  undo: { ar: 'تراجع', en: 'Undo' },
  stopped: { ar: 'أُوقف التنبيه', en: 'The alert is stopped' },
  notStopped: { ar: 'لم يُوقف التنبيه، أعد المحاولة', en: 'The alert was not stopped, please try again' },

  endTitle: { ar: 'إيقاف التنبيه', en: 'Stop this alert' },
  endBody: { ar: 'لن تصلك رسائل عن:', en: 'You will get no more messages about:' },
  end: { ar: 'أوقف هذا التنبيه', en: 'Stop this alert' },
  ended: { ar: 'أُوقف هذا التنبيه', en: 'This alert is stopped' },
  endedBody: { ar: 'لن تصلك رسائل عنه.', en: 'You will get no more messages about it.' },
  over: { ar: 'هذا التنبيه متوقف', en: 'This alert has ended' },
  overBody: {
    ar: 'أُوقف من قبل، أو أن الرابط غير كامل.',
    en: 'It was stopped before, or the link is incomplete.',
  },
  retry: { ar: 'إعادة المحاولة', en: 'Try again' },
  toHome: { ar: 'إلى الرئيسية', en: 'Go to home' },
})
