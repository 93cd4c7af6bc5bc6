import { addDays, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Payout, Transaction } from '#shared/wallet/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { walletText } from '../messages.ts'
import { LineBadge, LineIcon, LineReason, SignedAmount } from './LineParts.tsx'
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

/** The statement on wide screens as a table. */
export function StatementTable({
  lines,
  payouts,
}: {
  readonly lines: readonly Transaction[]
  readonly payouts: readonly Payout[]
}) {
  const t = useText(walletText)
  return (
    <table className="w-full border-collapse text-dense max-md:hidden">
      <caption className="visually-hidden">{t.statement}</caption>
      <thead className="bg-ground">
        <tr className="h-11 text-meta text-quiet">
          <Heading className="ps-5 text-start">{t.date}</Heading>
          <Heading className="text-start">{t.what}</Heading>
          <Heading className={alignNumbers}>{t.amount}</Heading>
          <Heading className={classes(alignNumbers, 'pe-5')}>{t.after}</Heading>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableRow key={line.id} line={line} payouts={payouts} />
        ))}
      </tbody>
    </table>
  )
}

/** Aligns numbers at the right edge in both directions, so that their decimals are aligned. */
const alignNumbers = 'ltr:text-end rtl:text-start'

function Heading({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <th scope="col" className={classes('px-2 font-normal', className)}>
      {children}
    </th>
  )
}

function TableRow({ line, payouts }: { readonly line: Transaction; readonly payouts: readonly Payout[] }) {
  const t = useText(walletText)
  const at = new Date(line.at)
  return (
    <tr className="h-16 border-t border-hairline">
      <td className="ps-5 pe-2 text-meta whitespace-nowrap text-quiet">
        <time dateTime={line.at} className="block">
          <Isolate className="block">{riyadhDay(at)}</Isolate>
          <Isolate className="block">{riyadhTime(at)}</Isolate>
        </time>
      </td>
      <td className="px-2 py-2">
        <div className="flex items-center gap-3">
          <LineIcon line={line} className="size-9" />
          <div className="min-w-0 grow">
            <p className="font-bold">{t[lookOf(line).title]}</p>
            <p className="text-meta break-words text-quiet">
              <LineReason line={line} />
            </p>
          </div>
          <LineBadge line={line} payouts={payouts} />
        </div>
      </td>
      <td className={classes('px-2 whitespace-nowrap', alignNumbers)}>
        <SignedAmount riyals={line.amount} className="text-article" />
      </td>
      <td className={classes('ps-2 pe-5 whitespace-nowrap', alignNumbers)}>
        <Isolate>{plainAmount(line.balance_after)}</Isolate>
      </td>
    </tr>
  )
}
