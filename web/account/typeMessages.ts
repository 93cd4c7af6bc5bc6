import { messages } from '../app/texts/text.ts'

/** What people are here (specification, section 1). */
export const typeText = messages({
  local_buyer: { ar: 'مشترٍ محلي', en: 'Local buyer' },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
})

/** The same of somebody whom the market's people have looked at. */
export const verifiedTypeText = messages({
  local_buyer: { ar: 'مشترٍ محلي موثّق', en: 'Verified local buyer' },
  fisherman: { ar: 'صياد موثّق', en: 'Verified fisherman' },
  local_seller: { ar: 'بائع محلي موثّق', en: 'Verified local seller' },
  international_seller: { ar: 'بائع دولي موثّق', en: 'Verified international seller' },
})
