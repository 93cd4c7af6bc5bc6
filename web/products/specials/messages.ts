import { messages } from '../../app/texts/text.ts'

/** Texts of the special products' page. */
export const specialText = messages({
  specialsDescription: {
    ar: 'منتجات مختارة من صيد اليوم ومن المستورد: السعر للكيلو، والكمية المتاحة، والسوق والبائع.',
    en: "Picked from today's catch and imports: price per kilogram, what is available, market and seller.",
  },
  emptySpecials: {
    ar: 'لم تُختر منتجات مميزة اليوم. كل المعروض في السوق المحلي.',
    en: 'Nothing has been picked today. Everything on offer is in the local market.',
  },
  failedSpecials: {
    ar: 'لم نتمكن من تحميل المنتجات المميزة',
    en: 'The special products could not be loaded',
  },
})
