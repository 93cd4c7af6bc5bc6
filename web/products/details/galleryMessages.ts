import { messages } from '../../app/texts/text.ts'

/** Texts of the pictures of goods. */
export const galleryText = messages({
  pictures: { ar: 'الصور', en: 'Photos' },
  picture: { ar: (n: number) => `الصورة ${n}`, en: (n: number) => `Photo ${n}` },
  pictureOf: {
    ar: (name: string, n: number) => `${name}، الصورة ${n}`,
    en: (name: string, n: number) => `${name}, photo ${n}`,
  },
})
