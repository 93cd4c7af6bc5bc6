import { riyadhDay } from '../../base/dates.ts'
import type { ConfirmationToDecide } from '../contract.ts'

/** The doubts to check before a transfer is approved. */
export type TransferDoubt = 'amount' | 'charge' | 'duplicate' | 'day' | 'holder' | 'line_day'

/**
 * The doubts about a transfer; only transfers without doubts can be approved in bulk (contract, section 8). `lineDay` is
 * the day of the statement line for which the transfer is proposed; null when the line has no day.
 */
export function transferDoubts(
  { checks, transferred_at }: Pick<ConfirmationToDecide, 'checks' | 'transferred_at'>,
  lineDay: string | null = null,
): readonly TransferDoubt[] {
  const { due, duplicates, day, holder } = checks
  const found: readonly (readonly [TransferDoubt, boolean])[] = [
    ['amount', due !== null && !due.fits],
    ['charge', due !== null && due.status !== 'pending'],
    ['duplicate', duplicates.length > 0],
    ['day', day !== 'fits'],
    ['holder', holder !== 'fits'],
    ['line_day', lineDay !== null && lineDay !== riyadhDay(new Date(transferred_at))],
  ]
  return found.flatMap(([doubt, holds]) => (holds ? [doubt] : []))
}
