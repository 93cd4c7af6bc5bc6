import { messages } from '../app/texts/text.ts'

/** Words of the buttons that put something into the cart; they travel with every list. */
export const addText = messages({
  add: { ar: 'أضف إلى السلة', en: 'Add to cart' },
  addNamed: {
    ar: (name: string) => `أضف ${name} إلى السلة`,
    en: (name: string) => `Add ${name} to the cart`,
  },
})
