import { messages } from '../../../app/texts/text.ts'

/** Texts of the pictures in the form. */
export const photoText = messages({
  main: { ar: 'الرئيسية', en: 'Main' },
  take: { ar: 'صوّر', en: 'Take photo' },
  pick: { ar: 'اختر صورًا', en: 'Choose photos' },
  pickOne: { ar: 'اختر صورة', en: 'Choose photo' },
  dropHere: { ar: 'أفلت الصور هنا', en: 'Drop photos here' },
  order: {
    ar: 'اسحب الرقم لترتيب الصور، أو استخدم الأسهم. الصورة الأولى هي الرئيسية. حتى 8 صور.',
    en: 'Drag the numbers to reorder, or use the arrow keys. The first is the main photo. Up to 8 photos.',
  },
  without: {
    ar: 'إن لم تضف صورة نعرض رسمة النوع. الصورة الحقيقية تبيع أسرع.',
    en: 'No photo? We show an illustration. Real photos sell faster.',
  },
  copied: {
    ar: 'هذه صور المنتج السابق، ويمكنك تغييرها.',
    en: 'These are the previous product’s photos. You can change them.',
  },
  copyFailed: {
    ar: 'تعذّر تحميل الصور، تحقق من الشبكة.',
    en: 'We couldn’t load the photos, check your connection.',
  },
  handle: {
    ar: (place: number, all: number) => `الصورة ${place} من ${all}، غيّر مكانها بالأسهم`,
    en: (place: number, all: number) => `Photo ${place} of ${all}, move it with the arrow keys`,
  },
  movedTo: {
    ar: (place: number) => `أصبحت في المكان ${place}`,
    en: (place: number) => `Moved to position ${place}`,
  },
  remove: { ar: (place: number) => `حذف الصورة ${place}`, en: (place: number) => `Remove photo ${place}` },
  shows: { ar: (place: number) => `الصورة ${place}`, en: (place: number) => `Photo ${place}` },
  working: { ar: 'جارٍ تجهيز الصورة', en: 'Preparing' },
  refusedKind: { ar: 'ليست صورة', en: 'Not an image' },
  refusedSize: { ar: 'أكبر من 8 ميغابايت', en: 'Over 8 MB' },
  replace: { ar: 'استبدلها', en: 'Replace' },
  full: { ar: 'وصلت إلى الحد الأقصى، 8 صور.', en: 'You’ve reached the limit of 8 photos.' },
})
