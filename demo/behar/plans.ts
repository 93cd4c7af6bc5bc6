import type { Rows } from '../store.ts'

/** The plans of the demo market; prices in halalas contain the tax. */
export const planRows: Rows = [
  {
    id: 1,
    name_ar: 'باقة شهر',
    name_en: 'Monthly',
    length: 1,
    unit: 'months',
    price_halalas: 34_500,
    active: true,
  },
  {
    id: 2,
    name_ar: 'باقة 3 أشهر',
    name_en: 'Quarterly',
    length: 3,
    unit: 'months',
    price_halalas: 92_000,
    active: true,
  },
  {
    id: 3,
    name_ar: 'باقة سنة',
    name_en: 'Yearly',
    length: 12,
    unit: 'months',
    price_halalas: 310_500,
    active: true,
  },
]

/** The VAT number of the demo market; it is made up. */
export const marketVatNumber = '310123456700003'
