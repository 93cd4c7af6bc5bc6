import { messages } from '../base/text.ts'

/** Titles of the behar pages: they come with the first load, since header and browser tab say them at once. */
export const beharTitles = messages({
  market: { ar: 'سوق بحار', en: 'Behar market' },
  demands: { ar: 'طلباتي في سوق بحار', en: 'My demands' },
})
