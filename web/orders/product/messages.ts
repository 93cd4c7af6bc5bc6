import { messages } from '../../app/texts/text.ts'

/** Words of the page that confirms one product. */
export const confirmationText = messages({
  quantity: { ar: 'الكمية', en: 'Quantity' },
  quantityInKilograms: { ar: 'الكمية بالكيلوجرام', en: 'Quantity in kilograms' },
  less: { ar: 'أقل بنصف كيلو', en: 'Half a kilogram less' },
  more: { ar: 'أكثر بنصف كيلو', en: 'Half a kilogram more' },
  available: { ar: 'المتاح', en: 'Available' },
  soldBy: { ar: 'البائع', en: 'Seller' },
  goods: { ar: 'المنتج', en: 'Product' },

  priceChanged: { ar: 'تغيّر السعر', en: 'The price has changed' },
  priceFromTo: {
    ar: (was: string, now: string) => `كان ${was} للكيلو، وصار ${now}`,
    en: (was: string, now: string) => `It was ${was} per kg and is ${now} now`,
  },
  agree: { ar: 'أوافق على السعر الجديد', en: 'I agree to the new price' },
  lessLeft: {
    ar: (kilos: string) => `بقي ${kilos} كجم فقط`,
    en: (kilos: string) => `Only ${kilos} kg are left`,
  },
  lessLeftBody: {
    ar: (wanted: string) => `سبقك غيرك إلى بعض الكمية: طلبت ${wanted} كجم.`,
    en: (wanted: string) => `Somebody was quicker: you wanted ${wanted} kg.`,
  },
  take: { ar: (kilos: string) => `خذ ${kilos} كجم`, en: (kilos: string) => `Take ${kilos} kg` },
  soldOut: { ar: 'نفدت الكمية', en: 'Sold out' },
  soldOutBody: {
    ar: 'بيع كل ما كان معروضًا. قد تجد النوع نفسه عند بائع آخر.',
    en: 'All of it has been sold. Another seller may have the same fish.',
  },
  similar: { ar: 'ابحث عن النوع نفسه', en: 'Find the same fish' },
  backToProduct: { ar: 'إلى صفحة المنتج', en: 'To the product' },
  refused: { ar: 'لا يمكن طلب هذا المنتج', en: 'This cannot be ordered' },
  failed: { ar: 'لم نتمكن من تحميل الطلب', en: 'The order could not be loaded' },
})
