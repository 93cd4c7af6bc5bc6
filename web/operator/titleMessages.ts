import { messages } from '../base/text.ts'

/** The title comes with the first load, since the browser's tab says it at once. */
export const operatorTitles = messages({
  operator: { ar: 'لوحة التشغيل', en: 'Operations' },
})
