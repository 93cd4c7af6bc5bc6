import { useText } from '../../app/texts/text.ts'
import { Amount } from '../table/Amount.tsx'
import { gap, lacksStatement } from './gap.ts'
import { daysText } from './messages.ts'

/**
 * The difference between the ledger and the bank statement of a day. Without an imported statement line,
 * the difference is not shown.
 */
export function DayDifference({ sums }: { readonly sums: Parameters<typeof lacksStatement>[0] }) {
  const t = useText(daysText)
  if (lacksStatement(sums)) return <span className="font-normal text-quiet">{t.noStatement}</span>
  return <Amount riyals={gap(sums)} signed="difference" className="font-bold" />
}
