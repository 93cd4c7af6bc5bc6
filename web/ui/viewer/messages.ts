import { messages } from '../../app/texts/text.ts'

/** Texts of the picture viewer. */
export const viewerText = messages({
  title: { ar: (name: string) => `صور ${name}`, en: (name: string) => `Pictures of ${name}` },
  picture: {
    ar: (n: number, all: number) => `الصورة ${n} من ${all}`,
    en: (n: number, all: number) => `Picture ${n} of ${all}`,
  },
  next: { ar: 'الصورة التالية', en: 'Next picture' },
  previous: { ar: 'الصورة السابقة', en: 'Previous picture' },
  larger: { ar: 'تكبير', en: 'Zoom in' },
  smaller: { ar: 'تصغير', en: 'Zoom out' },
})
