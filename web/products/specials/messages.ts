import { messages } from '../../app/texts/text.ts'

/** Texts of the special products' page. */
export const specialText = messages({
  specialsDescription: {
    ar: 'منتجات مختارة من صيد اليوم ومن المستورد: السعر للكيلو، والكمية المتاحة، والسوق والبائع.',
    en: 'Picked from today’s catch and imports: price per kg, available quantity, market and seller.',
  },
  emptySpecials: {
    ar: 'لا منتجات مميزة اليوم. تصفح السوق المحلي.',
    en: 'No special products today. Browse the local market.',
  },
  failedSpecials: {
    ar: 'تعذّر تحميل المنتجات المميزة',
    en: 'We couldn’t load the special products',
  },
})
