import { messages } from '../../../app/texts/text.ts'

/** Texts of the pictures in the form. */
export const photoText = messages({
  main: { ar: 'الرئيسية', en: 'Main' },
  take: { ar: 'صوّر', en: 'Take one' },
  pick: { ar: 'اختر صورًا', en: 'Pick photos' },
  pickOne: { ar: 'اختر صورة', en: 'Pick a photo' },
  dropHere: { ar: 'أفلت الصور هنا', en: 'Drop the pictures here' },
  order: {
    ar: 'اسحب الرقم لترتيب الصور، أو استخدم الأسهم. الأولى تظهر في السوق، وحتى 8 صور.',
    en: 'Drag the number to order them, or use the arrow keys. The first shows in the market. Up to 8.',
  },
  without: {
    ar: 'بلا صورة تظهر رسمة النوع. صورتك تبيع أسرع.',
    en: 'Without a photo the species is drawn. Your own sells faster.',
  },
  copied: {
    ar: 'صور المنتج الذي تنسخه، وتغيّرها كما تريد.',
    en: 'Pictures of what you copy; change them as you like.',
  },
  copyFailed: {
    ar: 'تعذّر جلب الصور لتغييرها، تحقق من الشبكة.',
    en: 'The pictures could not be had for a change, check your network.',
  },
  handle: {
    ar: (place: number, all: number) => `الصورة ${place} من ${all}، غيّر مكانها بالأسهم`,
    en: (place: number, all: number) => `Picture ${place} of ${all}, move it with the arrow keys`,
  },
  movedTo: {
    ar: (place: number) => `صارت في المكان ${place}`,
    en: (place: number) => `It is now number ${place}`,
  },
  remove: { ar: (place: number) => `حذف الصورة ${place}`, en: (place: number) => `Remove picture ${place}` },
  shows: { ar: (place: number) => `الصورة ${place}`, en: (place: number) => `Picture ${place}` },
  working: { ar: 'تُجهّز الصورة', en: 'Being made ready' },
  refusedKind: { ar: 'ليست صورة', en: 'Not a picture' },
  refusedSize: { ar: 'أكبر من 8 ميجا', en: 'Over 8 MB' },
  replace: { ar: 'استبدلها', en: 'Replace' },
  full: { ar: 'هذه 8 صور، وهي أكثر ما يُعرض.', en: 'These are 8 pictures, the most there can be.' },
})
