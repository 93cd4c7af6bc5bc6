import { countArabic, countEnglish } from '../../app/texts/text.ts'

/** The title of the list of wrong fields above a long form, by their number. */
export const wrongFieldsCounted = {
  ar: (n: number) =>
    countArabic(n, {
      zero: 'لا حقول',
      one: 'حقل واحد يحتاج إلى مراجعة:',
      two: 'حقلان يحتاجان إلى مراجعة:',
      few: `${n} حقول تحتاج إلى مراجعة:`,
      many: `${n} حقلًا يحتاج إلى مراجعة:`,
      other: `${n} حقل يحتاج إلى مراجعة:`,
    }),
  en: (n: number) =>
    countEnglish(n, { one: '1 field needs another look:', other: `${n} fields need another look:` }),
}
