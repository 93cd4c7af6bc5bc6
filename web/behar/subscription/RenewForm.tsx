import { CalendarClock, CreditCard, Wallet } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { halalas, halalasOf, printAmount } from '#shared/base/money.ts'
import { planSaving, renewedUntil } from '#shared/behar/plans.ts'
import type { RenewalMethod } from '#shared/behar/subscriptionContract.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ordersText } from '../../orders/messages.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Fact } from '../../ui/values/Fact.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { TopUpLink } from '../../wallet/TopUpLink.tsx'
import { lengthWords, planText } from './messages.ts'
import type { OwnSubscription } from './useOwnSubscription.ts'
import { useRenew } from './useRenew.ts'

type Plan = OwnSubscription['plans'][number]

/** Chooses a plan and a payment method, and renews the subscription (contract, section 6). */
export function RenewForm({ own }: { readonly own: OwnSubscription }) {
  const t = useText(planText)
  const locale = useLocale()
  const renew = useRenew()
  const [planId, setPlanId] = useState<number>()
  const [method, setMethod] = useState<RenewalMethod>()
  const plan = own.plans.find(({ id }) => id === planId) ?? own.plans[0]
  if (!plan) return <NoPlans />
  const walletPays = plan.price <= own.available
  const first = walletPays || !own.methods.includes('card') ? 'wallet' : 'card'
  const wanted = method ?? first
  const paidBy = wanted === 'wallet' && !walletPays ? first : wanted
  const price = moneyText(halalasOf(plan.price), locale)
  const submit = () =>
    renew.send({
      body: {
        plan_id: plan.id,
        method: paidBy,
        expected_price: plan.price,
        paid_renewals: own.paid_renewals,
      },
    })
  return (
    <Card as="section" padding="details" aria-labelledby="renew">
      <h2 id="renew" className="mb-3 text-h3">
        {t.renew}
      </h2>
      <FormTrouble reason={renew.message} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="flex flex-col gap-5"
      >
        <fieldset className="grid gap-2 lg:grid-cols-2">
          <legend className="mb-2 text-dense font-bold">{t.choose}</legend>
          {own.plans.map((each) => (
            <ChoiceCard
              key={each.id}
              name="plan"
              value={String(each.id)}
              icon={CalendarClock}
              title={each.name}
              body={<Terms plan={each} plans={own.plans} />}
              end={<Money riyals={each.price} />}
              chosen={each.id === plan.id}
              onChoose={() => setPlanId(each.id)}
            />
          ))}
        </fieldset>
        <Methods own={own} price={plan.price} walletPays={walletPays} method={paidBy} onChoose={setMethod} />
        <Sums plan={plan} own={own} />
        <Button
          type="submit"
          size="main"
          wide
          busy={renew.busy}
          refusedBecause={paidBy === 'wallet' && !walletPays ? t.walletShort(availableIn(own, locale)) : null}
        >
          {renew.busy ? t.sending : paidBy === 'card' ? t.toCard(price) : t.pay(price)}
        </Button>
      </form>
    </Card>
  )
}

/** The length of a plan, and the saving compared with repeated shorter plans. */
function Terms({ plan, plans }: { readonly plan: Plan; readonly plans: readonly Plan[] }) {
  const t = useText(planText)
  const locale = useLocale()
  const saving = planSaving(plan, plans)
  return (
    <>
      {lengthWords[plan.unit][locale](plan.length)}
      {saving && (
        <span className="block font-bold text-palm">
          {t.saves(printAmount(saving.amount), isolated(`${saving.percent}%`))}
        </span>
      )}
    </>
  )
}

type MethodsProps = {
  readonly own: OwnSubscription
  /** The price of the chosen plan, in SAR. */
  readonly price: number
  readonly walletPays: boolean
  readonly method: RenewalMethod
  readonly onChoose: (method: RenewalMethod) => void
}

function Methods({ own, price, walletPays, method, onChoose }: MethodsProps) {
  const t = useText(planText)
  const available = availableIn(own, useLocale())
  return (
    <fieldset className="grid gap-2 lg:grid-cols-2">
      <legend className="mb-2 text-dense font-bold">{t.method}</legend>
      <ChoiceCard
        name="method"
        value="wallet"
        icon={Wallet}
        title={t.wallet}
        body={walletPays ? t.walletHas(available) : t.walletShort(available)}
        off={!walletPays}
        wayOut={
          <TopUpLink
            missing={halalas(halalasOf(price) - halalasOf(own.available))}
            className="touch text-dense font-bold"
          >
            {t.topUp}
          </TopUpLink>
        }
        chosen={method === 'wallet' && walletPays}
        onChoose={() => onChoose('wallet')}
      />
      {own.methods.includes('card') && (
        <ChoiceCard
          name="method"
          value="card"
          icon={CreditCard}
          title={t.card}
          body={t.cardBody}
          chosen={method === 'card'}
          onChoose={() => onChoose('card')}
        />
      )}
    </fieldset>
  )
}

/** The new end of the subscription, and the price with the tax that it contains. */
function Sums({ plan, own }: { readonly plan: Plan; readonly own: OwnSubscription }) {
  const t = useText(planText)
  const orders = useText(ordersText)
  const now = new Date(useNow())
  const { expires_at } = own.subscription
  const until = renewedUntil(expires_at === null ? null : new Date(expires_at), now, plan)
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      <Fact name={t.newEnd}>
        <Isolate>{riyadhDay(until)}</Isolate>
      </Fact>
      <Fact name={t.total}>
        <Money riyals={plan.price} />
      </Fact>
      {plan.vat && (
        <Fact name={orders.vatIncluded(plan.vat.percent)} note={t.sellerVat(plan.vat.seller_number)}>
          <Money riyals={plan.vat.amount} />
        </Fact>
      )}
    </dl>
  )
}

function NoPlans() {
  const t = useText(planText)
  return (
    <Card as="section" padding="details" aria-labelledby="renew" className="flex flex-col items-start gap-3">
      <h2 id="renew" className="text-h3">
        {t.noPlans}
      </h2>
      <p className="text-dense text-quiet">{t.noPlansBody}</p>
      <ButtonLink to="/contact-us" kind="outlined">
        {t.contact}
      </ButtonLink>
    </Card>
  )
}

const availableIn = ({ available }: OwnSubscription, locale: 'ar' | 'en') =>
  moneyText(halalasOf(available), locale)
