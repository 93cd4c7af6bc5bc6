import type { Pair } from '../base/locale.ts'

/** The coasts of the Kingdom. A market in a coastal city belongs to one, every other market to none. */
export const coasts = ['gulf', 'red_sea'] as const
export type Coast = (typeof coasts)[number]

export const coastNames: Readonly<Record<Coast, Pair>> = {
  gulf: { ar: 'ساحل الخليج', en: 'Gulf coast' },
  red_sea: { ar: 'ساحل البحر الأحمر', en: 'Red Sea coast' },
}
