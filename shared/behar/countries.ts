import type { Pair } from '../base/locale.ts'

/** Countries of origin of imported fish, by ISO 3166-1 alpha-2. */
export const countries = {
  SA: { ar: 'السعودية', en: 'Saudi Arabia' },
  OM: { ar: 'عُمان', en: 'Oman' },
  YE: { ar: 'اليمن', en: 'Yemen' },
  AE: { ar: 'الإمارات', en: 'United Arab Emirates' },
  BH: { ar: 'البحرين', en: 'Bahrain' },
  KW: { ar: 'الكويت', en: 'Kuwait' },
  IR: { ar: 'إيران', en: 'Iran' },
  PK: { ar: 'باكستان', en: 'Pakistan' },
  IN: { ar: 'الهند', en: 'India' },
  BD: { ar: 'بنغلاديش', en: 'Bangladesh' },
  LK: { ar: 'سريلانكا', en: 'Sri Lanka' },
  EG: { ar: 'مصر', en: 'Egypt' },
  VN: { ar: 'فيتنام', en: 'Vietnam' },
  TH: { ar: 'تايلاند', en: 'Thailand' },
  CN: { ar: 'الصين', en: 'China' },
  NO: { ar: 'النرويج', en: 'Norway' },
  TR: { ar: 'تركيا', en: 'Türkiye' },
  CL: { ar: 'تشيلي', en: 'Chile' },
  CA: { ar: 'كندا', en: 'Canada' },
  SD: { ar: 'السودان', en: 'Sudan' },
  ER: { ar: 'إريتريا', en: 'Eritrea' },
  SO: { ar: 'الصومال', en: 'Somalia' },
  MR: { ar: 'موريتانيا', en: 'Mauritania' },
  SN: { ar: 'السنغال', en: 'Senegal' },
} as const satisfies Record<string, Pair>

export type Country = keyof typeof countries
export const countryCodes = Object.keys(countries) as Country[]
