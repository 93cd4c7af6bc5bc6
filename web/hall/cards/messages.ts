import { messages } from '../../app/texts/text.ts'

/** Texts of a person's cards in auction halls. */
export const hallCardsText = messages({
  cards: { ar: 'بطاقاتي في الحراج', en: 'My hall cards' },
  cardsBody: {
    ar: 'برقم بطاقتك تشتري في الحراج. إن سمحت خُصم ثمن شرائك من محفظتك مباشرة.',
    en: 'Your card number identifies you in the hall. If you allow it, purchases are paid from your wallet.',
  },
  allowWallet: {
    ar: (hall: string) => `ادفع من محفظتي في ${hall}`,
    en: (hall: string) => `Pay from my wallet at ${hall}`,
  },
  allowed: { ar: 'يمكن لهذا الحراج الخصم من محفظتك', en: 'This hall can now charge your wallet' },
  forbidden: { ar: 'لم يعد هذا الحراج يخصم من محفظتك', en: 'This hall can no longer charge your wallet' },
})
