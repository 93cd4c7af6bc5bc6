import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the settings panels: devices, appearance, deletion. */
export const settingsText = messages({
  devices: { ar: 'الأجهزة المسجلة', en: 'Signed-in devices' },
  devicesBody: {
    ar: 'هنا كل جهاز دخل حسابك. أنهِ ما لا تعرفه، ثم غيّر كلمة المرور.',
    en: 'Every device that is signed in to your account. End what you do not know, then change the password.',
  },
  unknownDevice: { ar: 'جهاز غير معروف', en: 'Unknown device' },
  thisDevice: { ar: 'هذا الجهاز', en: 'This device' },
  lastUsed: { ar: 'آخر استخدام', en: 'Last used' },
  since: { ar: 'الدخول منذ', en: 'Signed in since' },
  end: { ar: 'إنهاء', en: 'End' },
  endNamed: {
    ar: (device: string) => `إنهاء جلسة ${device}`,
    en: (device: string) => `End the sign-in of ${device}`,
  },
  endOthers: { ar: 'إنهاء كل الأجهزة الأخرى', en: 'End all other devices' },
  ended: { ar: 'انتهت جلسة ذلك الجهاز', en: 'That device is signed out' },
  endedOthers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لم يكن هناك جهاز آخر',
        one: 'انتهت جلسة جهاز واحد',
        two: 'انتهت جلسات جهازين',
        few: `انتهت جلسات ${n} أجهزة`,
        many: `انتهت جلسات ${n} جهازًا`,
        other: `انتهت جلسات ${n} جهاز`,
      }),
    en: (n: number) =>
      countEnglish(n, { one: '1 device was signed out', other: `${n} devices were signed out` }),
  },
  failedDevices: { ar: 'لم نتمكن من تحميل أجهزتك', en: 'Your devices could not be loaded' },
  failed: { ar: 'لم يتم ذلك، أعد المحاولة بعد لحظات', en: 'That did not work, please try again in a moment' },

  theme: { ar: 'المظهر', en: 'Appearance' },
  system: { ar: 'حسب الجهاز', en: 'As the device' },
  systemBody: { ar: 'يتبع إعداد جهازك', en: 'Follows the setting of your device' },
  light: { ar: 'فاتح', en: 'Light' },
  lightBody: { ar: 'أوضح تحت الشمس', en: 'Clearer in sunlight' },
  dark: { ar: 'داكن', en: 'Dark' },
  darkBody: { ar: 'أريح للعين ليلًا', en: 'Easier on the eyes at night' },

  delete: { ar: 'حذف الحساب', en: 'Delete the account' },
  deleteTitle: { ar: 'حذف حسابك نهائيًا', en: 'Delete your account for good' },
  goes: { ar: 'ما يُحذف', en: 'What goes' },
  goesData: {
    ar: 'اسمك وجوالك وبريدك وعنوانك وصورتك ورقم هويتك',
    en: 'Your name, mobile, e-mail, address, picture and ID number',
  },
  goesLists: {
    ar: 'مفضلتك وإشعاراتك وكل أجهزتك المسجلة',
    en: 'Your favourites, notifications and signed-in devices',
  },
  stays: { ar: 'ما يبقى', en: 'What stays' },
  staysTrade: {
    ar: 'سجلات البيع والشراء التي يلزم النظام بحفظها، بلا اسمك',
    en: 'Records of trade that the law obliges us to keep, without your name',
  },
  understood: { ar: 'أفهم أن الحذف لا رجوع عنه', en: 'I understand that this cannot be undone' },
  understandFirst: {
    ar: 'أكّد أولًا أنك تفهم أنه لا رجوع عنه',
    en: 'Confirm first that you understand it cannot be undone',
  },
  deletePassword: { ar: 'كلمة المرور الحالية', en: 'Your present password' },
  deleteYes: { ar: 'احذف حسابي نهائيًا', en: 'Delete my account for good' },
  deleting: { ar: 'جارٍ الحذف', en: 'Deleting' },
  deleted: { ar: 'حُذف حسابك', en: 'Your account was deleted' },
  keep: { ar: 'الإبقاء على حسابي', en: 'Keep my account' },
  instead: {
    ar: 'نزّل بياناتك قبل الحذف إن أردت الاحتفاظ بنسخة.',
    en: 'Download your data first if you want to keep a copy.',
  },
})
