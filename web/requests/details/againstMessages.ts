import { messages } from '../../app/texts/text.ts'

/** How an offered price stands to what the asker had in mind: as the asker reads it, and as a seller does. */
export const againstText = messages({
  below: {
    ar: (amount: string) => `أقل من سعرك بـ ${amount}`,
    en: (amount: string) => `${amount} below yours`,
  },
  above: {
    ar: (amount: string) => `أعلى من سعرك بـ ${amount}`,
    en: (amount: string) => `${amount} above yours`,
  },
  same: { ar: 'كسعرك المقترح', en: 'At your price' },
  belowAsked: {
    ar: (amount: string) => `أقل من السعر المقترح بـ ${amount}`,
    en: (amount: string) => `${amount} below the suggested price`,
  },
  aboveAsked: {
    ar: (amount: string) => `أعلى من السعر المقترح بـ ${amount}`,
    en: (amount: string) => `${amount} above the suggested price`,
  },
  sameAsked: { ar: 'كالسعر المقترح', en: 'At the suggested price' },
})
