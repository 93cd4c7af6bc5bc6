import type { Pair } from '#shared/base/locale.ts'

/** Banks by the two digits that name them in a Saudi IBAN, behind its check digits (domain, section 4). */
const banks: Readonly<Record<string, Pair>> = {
  '80': { ar: 'مصرف الراجحي', en: 'Al Rajhi Bank' },
  '10': { ar: 'البنك الأهلي السعودي', en: 'Saudi National Bank' },
  '05': { ar: 'مصرف الإنماء', en: 'Alinma Bank' },
  '20': { ar: 'بنك الرياض', en: 'Riyad Bank' },
  '45': { ar: 'البنك السعودي الأول', en: 'Saudi Awwal Bank' },
  '15': { ar: 'بنك البلاد', en: 'Bank Albilad' },
  '30': { ar: 'البنك العربي الوطني', en: 'Arab National Bank' },
  '55': { ar: 'البنك السعودي الفرنسي', en: 'Banque Saudi Fransi' },
  '60': { ar: 'بنك الجزيرة', en: 'Bank AlJazira' },
  '65': { ar: 'البنك السعودي للاستثمار', en: 'Saudi Investment Bank' },
}

/** To choose from while typing; any other name is taken too. */
export const bankNames: readonly Pair[] = Object.values(banks)

/** Whose account it is, as far as we know the bank. */
export function bankOf(iban: string): Pair | undefined {
  return banks[iban.slice(4, 6)]
}
