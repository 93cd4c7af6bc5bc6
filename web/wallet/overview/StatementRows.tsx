import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Payout, Transaction } from '#shared/wallet/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useText } from '../../app/texts/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { walletText } from '../messages.ts'
import { LineBadge, LineIcon, LineReason, plainAmount, SignedAmount } from './LineParts.tsx'
import { lookOf } from './lineLooks.ts'

/** The statement on a phone, grouped by day. */
export function StatementRows({
  lines,
  payouts,
}: {
  readonly lines: readonly Transaction[]
  readonly payouts: readonly Payout[]
}) {
  return (
    <div className="px-4 md:hidden">
      {byDay(lines).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`wallet-${day}`}>
          <Day day={day} />
          <ul className="divide-y divide-hairline">
            {ofDay.map((line) => (
              <Row key={line.id} line={line} payouts={payouts} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Day({ day }: { readonly day: string }) {
  const t = useText(walletText)
  const now = new Date(useNow())
  const word =
    day === riyadhDay(now) ? t.todayAlone : day === riyadhDay(addDays(now, -1)) ? t.yesterday : null
  return (
    <h3
      id={`wallet-${day}`}
      className="flex justify-between gap-4 border-b border-hairline pt-3 text-meta font-normal text-quiet"
    >
      {word && <span>{word}</span>}
      <Isolate>{day}</Isolate>
    </h3>
  )
}

function Row({ line, payouts }: { readonly line: Transaction; readonly payouts: readonly Payout[] }) {
  const t = useText(walletText)
  return (
    <li className="flex items-start gap-3 py-3">
      <LineIcon line={line} className="size-11" />
      <div className="min-w-0 grow">
        <p className="text-dense font-bold">{t[lookOf(line).title]}</p>
        <p className="text-meta break-words text-quiet">
          <LineReason line={line} />
        </p>
        <div className="mt-1 empty:hidden">
          <LineBadge line={line} payouts={payouts} />
        </div>
      </div>
      <div className="shrink-0 ltr:text-end rtl:text-start">
        <p>
          <SignedAmount riyals={line.amount} className="text-article" />
        </p>
        <p className="text-meta text-quiet">
          <VisuallyHidden>{t.after} </VisuallyHidden>
          <Isolate>{plainAmount(line.balance_after)}</Isolate>
        </p>
      </div>
    </li>
  )
}

/** Groups lines by day. The lines are sorted, newest first. */
function byDay(lines: readonly Transaction[]): readonly (readonly [string, readonly Transaction[]])[] {
  const days = new Map<string, Transaction[]>()
  for (const line of lines) {
    const day = riyadhDay(new Date(line.at))
    days.set(day, [...(days.get(day) ?? []), line])
  }
  return [...days]
}
