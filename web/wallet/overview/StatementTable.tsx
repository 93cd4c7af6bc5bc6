import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Payout, Transaction } from '#shared/wallet/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { walletText } from '../messages.ts'
import { LineBadge, LineIcon, LineReason, plainAmount, SignedAmount } from './LineParts.tsx'
import { lookOf } from './lineLooks.ts'

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
          <Row key={line.id} line={line} payouts={payouts} />
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

function Row({ line, payouts }: { readonly line: Transaction; readonly payouts: readonly Payout[] }) {
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
