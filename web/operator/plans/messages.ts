import { messages } from '../../app/texts/text.ts'

/** Texts of the plans of the behar market's subscription. */
export const plansText = messages({
  table: { ar: 'باقات سوق بحار', en: 'Behar market plans' },
  search: { ar: 'ابحث في الاسم', en: 'Find by name' },
  none: { ar: 'لا باقات بعد', en: 'No plans yet' },
  noneBody: {
    ar: 'أضف باقة بمدتها وسعرها ليجدّد المستوردون اشتراكهم بأنفسهم.',
    en: 'Add a plan with its length and price, and importers renew by themselves.',
  },
  add: { ar: 'أضف باقة', en: 'Add a plan' },
  change: { ar: 'تعديل الباقة', en: 'Change the plan' },
  name: { ar: 'الاسم', en: 'Name' },
  length: { ar: 'المدة', en: 'Length' },
  unit: { ar: 'وحدة المدة', en: 'Unit of the length' },
  days: { ar: 'يوم', en: 'days' },
  months: { ar: 'شهر', en: 'months' },
  price: { ar: 'السعر', en: 'Price' },
  priceHint: {
    ar: 'شامل الضريبة إن كان للسوق رقم ضريبي في الإعدادات',
    en: 'With VAT, if the settings contain the VAT number of the market',
  },
  active: { ar: 'معروضة للمستوردين', en: 'On sale' },
  activeHint: {
    ar: 'من اشترى الباقة يبقى اشتراكه كما دفعه عند تعديلها أو إيقافها.',
    en: 'Paid renewals stay as they are when the plan changes or goes off sale.',
  },
  status: { ar: 'الحالة', en: 'State' },
  onSale: { ar: 'معروضة', en: 'On sale' },
  offSale: { ar: 'متوقفة', en: 'Off sale' },
  renewals: { ar: 'تجديدات مدفوعة', en: 'Paid renewals' },
  removeBody: {
    ar: 'تُحذف الباقة نهائيًا. الباقة التي جُدّد بها اشتراك لا تُحذف، بل تُوقف.',
    en: 'The plan is gone for good. A plan that was bought cannot be deleted, only taken off sale.',
  },
})
