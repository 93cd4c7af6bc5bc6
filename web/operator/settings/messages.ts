import { messages } from '../../app/texts/text.ts'

/** Texts of the settings, by their names in the API. */
export const settingsText = messages({
  trade: { ar: 'التداول', en: 'Trade' },
  auctions: { ar: 'المزادات', en: 'Auctions' },
  orders: { ar: 'الطلبات والمبالغ', en: 'Orders and money' },
  requests: { ar: 'طلبات المشترين', en: 'Requests' },
  safety: { ar: 'أمان الفريق', en: 'Team security' },
  begins: {
    ar: 'تسري على ما يبدأ بعد الحفظ. المزادات والطلبات القائمة تبقى على ما بدأت به. الخانة الفارغة تعني القيمة الافتراضية.',
    en: 'Changes apply to new auctions and orders. Running ones keep the values they started with. Leave blank to use the default.',
  },

  commission_bp: { ar: 'عمولة السوق', en: 'Market commission' },
  commissionHint: {
    ar: 'بالمئة من ثمن البضاعة، بخانتين على الأكثر. من \u20660%\u2069 إلى \u206620%\u2069: يبقى للبائع ثمن بضاعته',
    en: 'Percent of the price of the goods, up to two decimals. From 0% to 20%: the seller keeps the rest',
  },
  unverified_goods: { ar: 'الباعة غير الموثّقين', en: 'Unverified sellers' },
  unverifiedHint: {
    ar: 'ما يُسمح به قبل أن توثّق حساباتهم',
    en: 'What they may do before you verify them',
  },
  unverifiedAll: { ar: 'يبيعون بلا حد', en: 'Sell without limit' },
  unverifiedSome: { ar: 'عدد محدود من المنتجات بلا مزادات', en: 'Limited products, no auctions' },
  unverifiedNone: { ar: 'لا يبيعون', en: 'Cannot sell' },
  unverifiedMost: { ar: 'أكثر ما يُعرض معًا من المنتجات', en: 'Most products on sale at once' },
  vat_number: { ar: 'الرقم الضريبي للسوق', en: 'VAT number of the market' },
  vatHint: {
    ar: 'معه تُعرض باقات سوق بحار شاملة ضريبة القيمة المضافة. 15 خانة',
    en: 'With it, Behar market plans show the VAT that they contain. 15 digits',
  },
  noVat: { ar: 'بلا رقم', en: 'No number' },
  auction_min_s: { ar: 'أقصر مدة للمزاد', en: 'Minimum auction length' },
  soft_close_s: { ar: 'تمديد المزايدة الأخيرة', en: 'Extension after a late bid' },
  soft_close_cap_s: { ar: 'أقصى تمديد', en: 'Maximum extension' },
  accept_s: { ar: 'مهلة البائع لقبول مزايدة', en: 'Time for the seller to accept a bid' },
  award_s: { ar: 'مهلة الفائز ليطلب', en: 'Time for the winner to order' },
  pay_s: { ar: 'مهلة الدفع', en: 'Time to pay' },
  order_accept_s: { ar: 'مهلة البائع لقبول الطلب', en: 'Time for the seller to accept an order' },
  order_step_s: {
    ar: 'مهلة التجهيز قبل أن يحق للمشتري الإلغاء',
    en: 'Time to prepare before the buyer may cancel',
  },
  order_done_s: { ar: 'يكتمل الطلب من نفسه بعد', en: 'Orders complete automatically after' },
  return_s: { ar: 'مهلة الإرجاع', en: 'Return period' },
  hold_s: { ar: 'حجز مبلغ البائع', en: 'Seller’s money is held for' },
  request_days: { ar: 'يبقى طلب الشراء مفتوحًا', en: 'Requests stay open for' },
  /** The reason for each allowed range, which is shown after the range. */
  auction_min_s_why: {
    ar: 'حتى يراه المزايدون قبل أن ينتهي',
    en: 'so that bidders see the lot before it ends',
  },
  soft_close_s_why: {
    ar: 'حتى يجد المنافس وقتًا ليرد على المزايدة',
    en: 'so that other bidders have time to respond',
  },
  soft_close_cap_s_why: { ar: 'حتى ينتهي المزاد في يومه', en: 'so that a lot ends within the day' },
  accept_s_why: {
    ar: 'يحتاج البائع إلى وقت ليرد، ومبلغ المزايد محجوز حتى ذلك',
    en: 'the seller needs time to answer, and the bidder’s money is held until then',
  },
  award_s_why: {
    ar: 'يحتاج الفائز إلى وقت ليطلب، والسمك ينتظر',
    en: 'the winner needs time to order, and the fish waits',
  },
  pay_s_why: {
    ar: 'يحتاج المشتري إلى وقت ليدفع، والكمية محجوزة حتى ذلك',
    en: 'the buyer needs time to pay, and the stock is held until then',
  },
  order_accept_s_why: {
    ar: 'يحتاج البائع إلى وقت ليرد، والكمية محجوزة حتى ذلك',
    en: 'the seller needs time to answer, and the stock is held until then',
  },
  order_step_s_why: {
    ar: 'يحتاج البائع إلى وقت ليجهز، ولا ينتظر المشتري بلا نهاية',
    en: 'the seller needs time to prepare, and the buyer must not wait forever',
  },
  order_done_s_why: {
    ar: 'حتى يتسلم المشتري ويفحص',
    en: 'so that the buyer can receive and check the goods',
  },
  return_s_why: { ar: 'حتى يفحص المشتري ما وصله', en: 'so that the buyer can check what arrived' },
  hold_s_why: {
    ar: 'لا يقل عن مهلة الإرجاع، ولا يتأخر حق البائع بلا نهاية',
    en: 'at least the return period, so that refunds are covered',
  },
  request_days_why: { ar: 'حتى يصل البائعون بعروضهم', en: 'so that sellers have time to make offers' },
  second_factor_required: {
    ar: 'الدخول برمز إضافي لكل الفريق',
    en: 'Two-step verification for the whole team',
  },
  secondFactorHint: {
    ar: 'لا يعمل أحد من الفريق هنا قبل أن يفعّل رمز الدخول الإضافي',
    en: 'Team members must turn on two-step verification before working here',
  },

  s: { ar: 'ثانية', en: 'seconds' },
  m: { ar: 'دقيقة', en: 'minutes' },
  h: { ar: 'ساعة', en: 'hours' },
  d: { ar: 'يوم', en: 'days' },
  unit: { ar: (label: string) => `وحدة ${label}`, en: (label: string) => `Unit of ${label}` },
  inForce: { ar: 'الساري الآن:', en: 'In force:' },
  standard: {
    ar: (value: string) => `الافتراضي ${value}`,
    en: (value: string) => `Default: ${value}`,
  },
  bounds: {
    ar: (least: string, most: string, why: string) => `من ${least} إلى ${most}: ${why}`,
    en: (least: string, most: string, why: string) => `From ${least} to ${most}: ${why}`,
  },
  note: { ar: 'سبب التغيير', en: 'Reason for the change' },
  save: { ar: 'احفظ الإعدادات', en: 'Save settings' },
  administratorsOnly: { ar: 'الإعدادات لمدير المنصة', en: 'Only administrators can change settings' },

  history: { ar: 'سجل التغييرات', en: 'Change history' },
  noHistory: { ar: 'لم يتغير شيء بعد', en: 'No changes yet' },
  when: { ar: 'متى', en: 'When' },
  who: { ar: 'من', en: 'Who' },
  what: { ar: 'ما تغيّر', en: 'What changed' },
  console: { ar: 'من الخادم', en: 'On the server' },
  on: { ar: 'نعم', en: 'On' },
  off: { ar: 'لا', en: 'Off' },
  environment: { ar: 'الافتراضي', en: 'default' },
  became: { ar: 'صار', en: 'became' },
})

/** Texts of the services that the environment configures. */
export const servicesText = messages({
  services: { ar: 'الخدمات', en: 'Services' },
  servicesBody: {
    ar: 'يضبطها من يدير الخادم في بيئة التشغيل، وتعمل بعد إعادة التشغيل.',
    en: 'The person who runs the server sets them in the environment. They work after a restart.',
  },
  sms: { ar: 'الرسائل النصية', en: 'SMS' },
  mail: { ar: 'البريد الإلكتروني', en: 'Email' },
  card: { ar: 'البطاقات', en: 'Cards' },
  bank_transfer: { ar: 'التحويل البنكي', en: 'Bank transfers' },
  /** `plural` is true if the Arabic name of the service is a plural. */
  on: { ar: (plural: boolean): string => (plural ? 'مفعّلة' : 'مفعّل'), en: (_plural: boolean) => 'On' },
  sandbox: {
    ar: (plural: boolean): string => (plural ? 'تجريبية' : 'تجريبي'),
    en: (_plural: boolean) => 'Test mode',
  },
  off: {
    ar: (plural: boolean): string => (plural ? 'غير مفعّلة' : 'غير مفعّل'),
    en: (_plural: boolean) => 'Off',
  },
  smsOff: {
    ar: 'لا تصل رموز التحقق: وثّق الجوالات من صفحات أصحابها في «المستخدمون». ولا يستعيد أحد كلمة المرور.',
    en: 'Codes are not sent: confirm mobiles on the pages of their users, under Users. Nobody can reset a password.',
  },
  smsSandbox: {
    ar: 'تُحفظ الرسائل في مجلد الصادر على الخادم ولا تصل إلى أحد.',
    en: 'Messages are written to the outbox folder of the server and reach nobody.',
  },
  mailOff: {
    ar: 'لا يصل رد على رسائل التواصل ولا دعوة بالبريد.',
    en: 'Answers to messages and invitations by email cannot be sent.',
  },
  mailSandbox: {
    ar: 'تُحفظ الرسائل في مجلد الصادر على الخادم ولا تصل إلى أحد.',
    en: 'Messages are written to the outbox folder of the server and reach nobody.',
  },
  cardOff: { ar: 'لا يُعرض الدفع بالبطاقة.', en: 'Payment by card is not offered.' },
  cardSandbox: { ar: 'صفحة تجريبية بلا مال حقيقي.', en: 'A test page without real money.' },
  bank_transferOff: {
    ar: 'لا يُعرض الدفع بالتحويل ولا الشحن به.',
    en: 'Payment and top-up by bank transfer are not offered.',
  },
  bank_transferSandbox: {
    ar: 'يظهر للمشتري حساب تجريبي.',
    en: 'Buyers see a test account.',
  },
  variables: { ar: 'المتغيرات:', en: 'Variables:' },
})
