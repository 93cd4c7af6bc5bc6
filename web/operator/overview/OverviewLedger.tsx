import { Check, TriangleAlert } from 'lucide-react'
import type { Overview } from '#shared/operator/overview.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { MoreLink } from '../../ui/SectionHeading.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { operatorLink } from '../frame/places.ts'
import { Amount } from '../table/Amount.tsx'
import { overviewText } from './messages.ts'

type OverviewLedgerProps = { readonly ledger: Overview['ledger']; readonly className: string }

const rows = ['available', 'escrow', 'held', 'commission', 'outside'] as const

/** Balances by kind of account, and their sum, which is 0. */
export function OverviewLedger({ ledger, className }: OverviewLedgerProps) {
  const t = useText(overviewText)
  const balanced = ledger.total === 0
  return (
    <Card as="section" padding="details" className={className}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.ledger}</h2>
        <Badge tone={balanced ? 'palm' : 'coral'} icon={balanced ? Check : TriangleAlert}>
          {balanced ? t.balanced : t.unbalanced}
        </Badge>
      </div>
      <dl className="divide-y divide-hairline text-dense">
        {rows.map((row) => (
          <div key={row} className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-quiet">{t[row]}</dt>
            <dd className="font-bold">
              <Amount riyals={ledger[row]} />
            </dd>
          </div>
        ))}
        <div className="flex min-h-11 items-center justify-between gap-3">
          <dt>{t.total}</dt>
          <dd className={balanced ? 'text-palm [&_*]:text-palm' : 'text-coral [&_*]:text-coral'}>
            <Money riyals={ledger.total} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-end">
        <MoreLink {...operatorLink({ to: 'ledger' })}>{t.toLedger}</MoreLink>
      </p>
    </Card>
  )
}
