import type { Locale, Pair } from '#shared/base/locale.ts'

/** Banks by their two-digit code, which follows the check digits in a Saudi IBAN. */
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

/** Names of banks that the form suggests; other names are accepted too. */
export const bankNames: readonly Pair[] = Object.values(banks)

/** The bank of an IBAN; undefined if its code is unknown. */
export function bankOf(iban: string): Pair | undefined {
  return banks[iban.slice(4, 6)]
}

/** The name of a known bank in the reader's language; an unknown name is returned unchanged. */
export function bankIn(name: string, locale: Locale): string {
  return bankNames.find(({ ar, en }) => ar === name || en === name)?.[locale] ?? name
}
