import { messages } from '../texts/text.ts'

/** The question before unsaved work is left: new words, or changes of what stands already. */
export const unsavedText = messages({
  leave: { ar: 'ترك الصفحة؟', en: 'Leave this page?' },
  body: {
    ar: 'ما كتبته لم يُرسل بعد، ويضيع إن تركت الصفحة.',
    en: 'What you wrote has not been sent and would be lost.',
  },
  editBody: {
    ar: 'لم تحفظ ما غيّرته، ويضيع إن تركت الصفحة.',
    en: 'What you changed is not saved and would be lost.',
  },
  accept: { ar: 'ترك الصفحة', en: 'Leave' },
  refuse: { ar: 'متابعة الكتابة', en: 'Keep writing' },
  editRefuse: { ar: 'متابعة التعديل', en: 'Keep editing' },
})
