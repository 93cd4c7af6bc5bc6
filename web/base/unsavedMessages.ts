import { messages } from './text.ts'

/** The question before written work is left. */
export const unsavedText = messages({
  leave: { ar: 'ترك الصفحة؟', en: 'Leave this page?' },
  body: {
    ar: 'ما كتبته لم يُرسل بعد، ويضيع إن تركت الصفحة.',
    en: 'What you wrote has not been sent and would be lost.',
  },
  accept: { ar: 'ترك الصفحة', en: 'Leave' },
  refuse: { ar: 'متابعة الكتابة', en: 'Keep writing' },
})
