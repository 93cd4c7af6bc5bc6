import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'

/** Password of every demo account. By default, a demo market serves only its own machine (contract, section 9). */
export const demoPassword = 'samak-demo-2026'

export interface DemoAccount {
  readonly type: UserType
  readonly staffRole?: StaffRole
  /** The mobile as typed at sign-in. */
  readonly mobile: string
  readonly firstName: { readonly ar: string; readonly en: string }
  readonly lastName: { readonly ar: string; readonly en: string }
  /** The code of an entry of demo/reference. */
  readonly city: string
  readonly market?: string
  readonly landing?: string
}

/** One named account of every type and an operator. They are printed at the first start and listed in the README. */
export const demoAccounts = [
  {
    type: 'local_buyer',
    mobile: '0500000101',
    firstName: { ar: 'أحمد', en: 'Ahmed' },
    lastName: { ar: 'العمري', en: 'Al-Omari' },
    city: 'dammam',
  },
  {
    type: 'fisherman',
    mobile: '0500000102',
    firstName: { ar: 'حسن', en: 'Hassan' },
    lastName: { ar: 'القطيفي', en: 'Al-Qatifi' },
    city: 'darin',
    market: 'tarut',
    landing: 'port-darin',
  },
  {
    type: 'local_seller',
    mobile: '0500000103',
    firstName: { ar: 'سالم', en: 'Salem' },
    lastName: { ar: 'الحربي', en: 'Al-Harbi' },
    city: 'jeddah',
    market: 'jeddah-bangalah',
  },
  {
    type: 'international_seller',
    mobile: '0500000104',
    firstName: { ar: 'خالد', en: 'Khalid' },
    lastName: { ar: 'الدوسري', en: 'Al-Dossary' },
    city: 'dammam',
    market: 'dammam-central',
  },
  {
    type: 'local_buyer',
    staffRole: 'administrator',
    mobile: '0500000105',
    firstName: { ar: 'نورة', en: 'Noura' },
    lastName: { ar: 'الشهري', en: 'Al-Shehri' },
    city: 'riyadh',
  },
] as const satisfies readonly DemoAccount[]

/** The accounts of the demo's auction hall: a clerk, and a chief who is also the dallal. Both are local buyers. */
export const hallAccounts = [
  {
    role: 'clerk',
    mobile: '0500000106',
    firstName: { ar: 'علي', en: 'Ali' },
    lastName: { ar: 'الخنيزي', en: 'Al-Khunaizi' },
  },
  {
    role: 'chief',
    mobile: '0500000107',
    firstName: { ar: 'جاسم', en: 'Jasim' },
    lastName: { ar: 'الدلال', en: 'Al-Dallal' },
  },
] as const
