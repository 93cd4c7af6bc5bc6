import { messages } from '../base/text.ts'

/** Titles of the wallet's pages: they come with the first load, since header and browser tab say them at once. */
export const walletTitles = messages({
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  card: { ar: 'الدفع بالبطاقة', en: 'Pay by card' },
})
