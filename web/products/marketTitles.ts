import { messages } from '../base/text.ts'

/** What the two markets are called; the other words of each stand in marketMessages.ts. */
export const marketTitles = messages({
  local: { ar: 'السوق المحلي', en: 'Local market' },
  imported: { ar: 'السوق الدولي', en: 'International market' },
})
