import { riyadhDay } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { ordersText } from '../../orders/messages.ts'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { planText } from './messages.ts'
import type { OwnRenewal } from './useOwnSubscription.ts'

/** The receipts of the newest renewals: number, day, plan, period, method, amount and tax. */
export function RenewalHistory({ renewals }: { readonly renewals: readonly OwnRenewal[] }) {
  const t = useText(planText)
  if (renewals.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="renewals">
      <h2 id="renewals" className="px-5 pt-5 pb-3 text-h3 md:px-6">
        {t.history}
      </h2>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {renewals.map((renewal) => (
          <RenewalRow key={renewal.id} renewal={renewal} />
        ))}
      </ul>
    </Card>
  )
}

function RenewalRow({ renewal }: { readonly renewal: OwnRenewal }) {
  const t = useText(planText)
  const orders = useText(ordersText)
  const { number, plan, starts_at, ends_at, paid_at, created_at, method, amount, vat, status } = renewal
  const [from, to] = [starts_at, ends_at].map((moment) => moment && riyadhDay(new Date(moment)))
  const { tone, text } = looks[status]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-5 py-4 md:px-6">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense font-bold">
          <Name>{plan}</Name>
          <Badge tone={tone}>{t[text]}</Badge>
        </p>
        {from && to && <p className="text-dense">{t.period(from, to)}</p>}
        <p className="text-meta text-quiet">
          <Isolate>{number}</Isolate>
          {' · '}
          <Isolate>{riyadhDay(new Date(paid_at ?? created_at))}</Isolate>
          {' · '}
          {method === 'wallet' ? t.byWallet : t.byCard}
        </p>
      </div>
      <div className="text-end max-sm:w-full max-sm:text-start">
        <Money riyals={amount} />
        {vat && status === 'paid' && (
          <p className="text-meta text-quiet">
            {orders.vatIncluded(vat.percent)}
            {': '}
            <Money riyals={vat.amount} className="[&>bdi]:font-normal" />
            <span className="block">{t.sellerVat(vat.seller_number)}</span>
          </p>
        )}
      </div>
    </li>
  )
}

const looks = {
  paid: { tone: 'palm', text: 'paid' },
  pending: { tone: 'amber', text: 'pending' },
  failed: { tone: 'plain', text: 'notPaid' },
} as const satisfies Record<OwnRenewal['status'], object>
