import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the settings panels: devices, appearance, deletion. */
export const settingsText = messages({
  devices: { ar: 'الأجهزة المسجلة', en: 'Signed-in devices' },
  devicesBody: {
    ar: 'الأجهزة المسجل دخولها إلى حسابك. إن رأيت جهازًا لا تعرفه فسجّل خروجه، ثم غيّر كلمة المرور.',
    en: 'Devices signed in to your account. Sign out any you don’t recognise, then change your password.',
  },
  unknownDevice: { ar: 'جهاز غير معروف', en: 'Unknown device' },
  thisDevice: { ar: 'هذا الجهاز', en: 'This device' },
  usedNow: { ar: 'قيد الاستخدام الآن', en: 'In use now' },
  lastUsed: { ar: 'آخر استخدام', en: 'Last used' },
  since: { ar: 'الدخول منذ', en: 'Signed in since' },
  end: { ar: 'تسجيل الخروج', en: 'Sign out' },
  endNamed: {
    ar: (device: string) => `تسجيل الخروج من ${device}`,
    en: (device: string) => `Sign out ${device}`,
  },
  endOthers: { ar: 'تسجيل الخروج من كل الأجهزة الأخرى', en: 'Sign out all other devices' },
  ended: { ar: 'سُجّل خروج ذلك الجهاز', en: 'Device signed out' },
  endedOthers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا توجد أجهزة أخرى',
        one: 'سُجّل خروج جهاز واحد',
        two: 'سُجّل خروج جهازين',
        few: `سُجّل خروج ${n} أجهزة`,
        many: `سُجّل خروج ${n} جهازًا`,
        other: `سُجّل خروج ${n} جهاز`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 device signed out', other: `${n} devices signed out` }),
  },
  failedDevices: { ar: 'تعذّر تحميل أجهزتك', en: 'We couldn’t load your devices' },
  failed: { ar: 'لم يتم ذلك، أعد المحاولة بعد لحظات', en: 'That did not work, please try again in a moment' },

  theme: { ar: 'المظهر', en: 'Theme' },
  system: { ar: 'حسب الجهاز', en: 'System' },
  systemBody: { ar: 'يتبع إعداد جهازك', en: 'Follows your device setting' },
  light: { ar: 'فاتح', en: 'Light' },
  lightBody: { ar: 'أوضح تحت الشمس', en: 'Clearer in sunlight' },
  dark: { ar: 'داكن', en: 'Dark' },
  darkBody: { ar: 'أريح للعين ليلًا', en: 'Easier on the eyes at night' },

  delete: { ar: 'حذف الحساب', en: 'Delete account' },
  deleteTitle: { ar: 'حذف حسابك نهائيًا', en: 'Delete your account permanently' },
  goes: { ar: 'ما يُحذف', en: 'What is deleted' },
  goesData: {
    ar: 'اسمك وجوالك وبريدك وعنوانك وصورتك ورقم هويتك',
    en: 'Your name, mobile number, email, address, photo and ID number',
  },
  goesLists: {
    ar: 'مفضلتك وإشعاراتك وكل أجهزتك المسجلة',
    en: 'Your favourites, notifications and signed-in devices',
  },
  stays: { ar: 'ما يبقى', en: 'What we keep' },
  staysTrade: {
    ar: 'سجلات البيع والشراء التي يلزم النظام بحفظها، بلا اسمك',
    en: 'Sales and purchase records required by law, without your name',
  },
  understood: { ar: 'أفهم أنه لا يمكن التراجع عن الحذف', en: 'I understand that this cannot be undone' },
  understandFirst: {
    ar: 'أكّد أولًا أنك تفهم أنه لا يمكن التراجع عن الحذف',
    en: 'Confirm that you understand this cannot be undone',
  },
  deletePassword: { ar: 'كلمة المرور الحالية', en: 'Current password' },
  deleteYes: { ar: 'احذف حسابي نهائيًا', en: 'Delete my account permanently' },
  deleting: { ar: 'جارٍ الحذف', en: 'Deleting' },
  deleted: { ar: 'حُذف حسابك', en: 'Your account was deleted' },
  keep: { ar: 'الإبقاء على حسابي', en: 'Keep my account' },
  instead: {
    ar: 'نزّل بياناتك قبل الحذف إن أردت الاحتفاظ بنسخة.',
    en: 'Download your data first if you want to keep a copy.',
  },
})
