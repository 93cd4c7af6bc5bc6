import { messages } from '../app/texts/text.ts'

export const heartText = messages({
  favorite: { ar: (name: string) => `المفضلة: ${name}`, en: (name: string) => `Favourite: ${name}` },
})
