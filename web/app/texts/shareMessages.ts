import { messages } from './text.ts'

/** Words of sharing a link. */
export const shareText = messages({
  share: { ar: 'مشاركة', en: 'Share' },
  copy: { ar: 'نسخ الرابط', en: 'Copy the link' },
  linkCopied: { ar: 'نُسخ الرابط', en: 'Link copied' },
  linkNotCopied: { ar: 'تعذّر نسخ الرابط', en: 'The link could not be copied' },
})
