import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the page that chooses how notifications arrive. */
export const settingsText = messages({
  device: { ar: 'إشعارات هذا الجهاز', en: 'Notifications on this device' },
  deviceBody: {
    ar: 'تصلك على شاشة جهازك حتى إن لم يكن الموقع مفتوحًا.',
    en: 'They appear on your screen even when the site is closed.',
  },
  unsupported: {
    ar: 'هذا المتصفح لا يدعم الإشعارات. جرّب متصفحًا آخر، أو اختر البريد أو الرسائل النصية.',
    en: 'This browser does not support notifications. Try another one, or choose email or SMS.',
  },
  install: {
    ar: 'على آيفون وآيباد أضف الموقع إلى الشاشة الرئيسية أولًا: اضغط زر المشاركة ثم «إضافة إلى الشاشة الرئيسية»، وافتحه منها.',
    en: 'On iPhone and iPad, add the site to your Home Screen first: tap Share, then “Add to Home Screen”, and open it from there.',
  },
  denied: {
    ar: 'منعت إشعارات هذا الموقع من قبل. اسمح بها من إعدادات الموقع في متصفحك (رمز القفل بجانب العنوان)، ثم ارجع إلى هنا.',
    en: 'You blocked notifications from this site. Allow them in your browser’s site settings (the lock next to the address), then come back.',
  },
  pushIsOn: { ar: 'ستصلك الإشعارات على هذا الجهاز', en: 'You will get notifications on this device' },
  pushFailed: {
    ar: 'لم تُفعَّل الإشعارات. اسمح بها حين يسألك المتصفح، ثم أعد المحاولة.',
    en: 'Notifications are not on. Allow them when your browser asks, then try again.',
  },
  choices: { ar: 'ما يصلك وكيف', en: 'What you receive and how' },
  choicesBody: {
    ar: 'تظهر كل الإشعارات في الموقع دائمًا. اختر ما يصلك خارجه أيضًا، وافتح أي مجموعة لتختار لكل نوع منها.',
    en: 'Every notification is always on the site. Choose what else reaches you, and how. Open a group to choose for each kind in it.',
  },
  differing: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'كل الأنواع كمجموعتها',
        one: 'نوع واحد باختيار مختلف',
        two: 'نوعان باختيار مختلف',
        few: `${n} أنواع باختيار مختلف`,
        many: `${n} نوعًا باختيار مختلف`,
        other: `${n} نوع باختيار مختلف`,
      }),
    en: (n: number) =>
      countEnglish(n, { one: '1 kind with a different choice', other: `${n} kinds with a different choice` }),
  },
  push: { ar: 'الجهاز', en: 'Device' },
  email: { ar: 'البريد', en: 'Email' },
  sms: { ar: 'رسالة نصية', en: 'SMS' },
  noEmail: {
    ar: 'أضف بريدك الإلكتروني إلى حسابك لتصلك رسائل البريد.',
    en: 'Add an email address to your account to receive email.',
  },
  ownChannels: {
    ar: 'لكل تنبيه قنواته، وتختارها في قائمة التنبيهات أعلاه.',
    en: 'Each alert has its own channels: see your alerts above.',
  },
  quiet: { ar: 'ساعات الهدوء', en: 'Quiet hours' },
  quietBody: {
    ar: 'نؤجّل إشعارات الجهاز والرسائل النصية إلى نهايتها. وما ليس عاجلًا ننتظر به أيضًا حتى تنتهي أوقات الصلاة في مدينتك.',
    en: 'We hold device notifications and SMS until they end. Anything not urgent also waits until prayer times in your city are over.',
  },
  from: { ar: 'من', en: 'From' },
  until: { ar: 'إلى', en: 'Until' },
  urgent: {
    ar: 'أرسلوا إشعارات مزايداتي ولو في ساعات الهدوء',
    en: 'Send updates about my bids during quiet hours too',
  },
  language: { ar: 'لغة الرسائل', en: 'Language of messages' },
  saved: { ar: 'حُفظ اختيارك', en: 'Your choice is saved' },
  failed: { ar: 'لم يُحفظ اختيارك، أعد المحاولة', en: 'Your choice was not saved, please try again' },
  failedTitle: { ar: 'تعذّر تحميل إعدادات الإشعارات', en: 'We couldn’t load your notification settings' },
})
