import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { halalasOf } from '#shared/base/money.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { planText } from './messages.ts'
import {
  type OwnRenewal,
  type OwnSubscription,
  useReloadSubscription,
  useRenewal,
} from './useOwnSubscription.ts'
import { useRenew } from './useRenew.ts'

type RenewalResultProps = { readonly id: number; readonly own: OwnSubscription }

/** The state of a renewal after its payment or after the return from the card page. Renders nothing for another user's renewal. */
export function RenewalResult({ id, own }: RenewalResultProps) {
  const { data } = useRenewal(id)
  const reload = useReloadSubscription()
  const settled = data !== undefined && data.renewal.status !== 'pending'
  useEffect(() => {
    if (settled) void reload()
  }, [settled, reload])
  return <div role="status">{data && <Result renewal={data.renewal} own={own} />}</div>
}

function Result({ renewal, own }: { readonly renewal: OwnRenewal; readonly own: OwnSubscription }) {
  const t = useText(planText)
  const locale = useLocale()
  const { status, plan, amount, ends_at, charge_id } = renewal
  const money = moneyText(halalasOf(amount), locale)
  if (status === 'paid' && ends_at !== null) {
    return (
      <Notice tone="palm" icon={CircleCheck} corners="rounded-card" title={t.renewed}>
        <p>{t.renewedBody(plan, money, riyadhDay(new Date(ends_at)))}</p>
      </Notice>
    )
  }
  if (status === 'pending') {
    return (
      <Notice icon={Hourglass} corners="rounded-card" title={t.waiting}>
        <p>{t.waitingBody}</p>
        {charge_id !== null && (
          <ButtonLink
            to="/profile/wallet/card/$chargeId"
            params={{ chargeId: String(charge_id) }}
            className="mt-3"
          >
            {t.finish}
          </ButtonLink>
        )}
      </Notice>
    )
  }
  return (
    <Notice tone="coral" icon={CircleX} corners="rounded-card" title={t.declined}>
      <p>{t.declinedBody}</p>
      <Again renewal={renewal} own={own} />
    </Notice>
  )
}

/** Pays a declined renewal again by card with one click, while its plan is still on sale. */
function Again({ renewal, own }: { readonly renewal: OwnRenewal; readonly own: OwnSubscription }) {
  const t = useText(planText)
  const locale = useLocale()
  const renew = useRenew()
  const plan = own.plans.find(({ id }) => id === renewal.plan_id)
  if (!plan || !own.methods.includes('card')) return null
  const { id: plan_id, price: expected_price } = plan
  const { paid_renewals } = own
  return (
    <div className="mt-3">
      <FormTrouble reason={renew.message} />
      <Button
        busy={renew.busy}
        onClick={() => void renew.send({ body: { plan_id, method: 'card', expected_price, paid_renewals } })}
      >
        {t.again(moneyText(halalasOf(expected_price), locale))}
      </Button>
    </div>
  )
}
