import { messages } from '../base/text.ts'

export const heartText = messages({
  favorite: { ar: (name: string) => `المفضلة: ${name}`, en: (name: string) => `Favourite: ${name}` },
})
