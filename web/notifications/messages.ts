import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

export const notificationsText = messages({
  title: { ar: 'الإشعارات', en: 'Notifications' },
  unread: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا جديد',
        one: 'إشعار واحد غير مقروء',
        two: 'إشعاران غير مقروءين',
        few: `${n} إشعارات غير مقروءة`,
        many: `${n} إشعارًا غير مقروء`,
        other: `${n} إشعار غير مقروء`,
      }),
    en: (n: number) => (n === 0 ? 'none unread' : `${n} unread`),
  },
  label: {
    ar: (unread: string) => `الإشعارات، ${unread}`,
    en: (unread: string) => `Notifications, ${unread}`,
  },
  readAll: { ar: 'تحديد الكل كمقروء', en: 'Mark all as read' },
  stopAlert: { ar: 'إيقاف هذا التنبيه', en: 'Stop this alert' },
  alertStopped: { ar: 'أُوقف التنبيه', en: 'The alert is stopped' },
  settings: { ar: 'إعدادات الإشعارات', en: 'Notification settings' },
  isNew: { ar: 'جديد', en: 'New' },
  today: { ar: 'اليوم', en: 'Today' },
  yesterday: { ar: 'أمس', en: 'Yesterday' },
  older: { ar: 'إشعارات أقدم', en: 'Older notifications' },
  emptyTitle: { ar: 'لا توجد إشعارات', en: 'No notifications' },
  emptyBody: {
    ar: 'تظهر هنا إشعارات طلباتك ومزاداتك ومحفظتك وحسابك.',
    en: 'Updates about your orders, auctions, wallet and account will appear here.',
  },
  failedTitle: { ar: 'تعذّر تحميل إشعاراتك', en: 'We couldn’t load your notifications' },
  arrived: {
    ar: (message: string) => `إشعار جديد: ${message}`,
    en: (message: string) => `New notification: ${message}`,
  },
  arrivedMany: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا إشعارات جديدة',
        one: 'إشعار جديد',
        two: 'إشعاران جديدان',
        few: `${n} إشعارات جديدة`,
        many: `${n} إشعارًا جديدًا`,
        other: `${n} إشعار جديد`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 new notification', other: `${n} new notifications` }),
  },
})
