import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Halalas, halalas, moneyParts } from '#shared/base/money.ts'
import { vatIn, vatPercent } from '#shared/orders/sums.ts'
import { apart, moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ordersText } from '../messages.ts'
import { walletPays } from './CheckoutPayment.tsx'
import { checkoutText } from './messages.ts'
import type { Checkout, CheckoutGoods } from './useCheckout.ts'

type SummaryProps = {
  readonly checkout: Checkout
  readonly goods: CheckoutGoods
  /** The available wallet balance, in SAR. */
  readonly available: number
  readonly formId: string
  /** The reason why the reader may not order at all; null if the reader may. */
  readonly refusedBecause: string | null
  readonly children?: ReactNode
}

/** The amounts of the orders, the delivery fee and the total, with the confirm button. */
export function CheckoutSummary({
  checkout,
  goods,
  available,
  formId,
  refusedBecause,
  children,
}: SummaryProps) {
  const t = useText(checkoutText)
  const { sums } = checkout
  const { parcels } = goods
  return (
    <Card as="section" aria-labelledby="summary" padding="details" className="lg:sticky lg:top-22">
      <h2 id="summary" className="text-h3">
        {t.summary}
      </h2>
      <dl className="mt-2 flex flex-col gap-1 text-dense">
        {parcels.map(({ key, name, subtotal }, index) => (
          <Line key={key} amount={subtotal} name={parcels.length > 1 ? t.orderBy(index + 1, name) : name} />
        ))}
        {parcels.length > 1 && <Line name={t.goods} amount={sums.subtotal} />}
        <Delivery checkout={checkout} parcels={parcels} />
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-hairline pt-4">
        <span className="font-bold">{t.total}</span>
        <output aria-live="polite">
          <Money halalas={sums.total} size="card" />
        </output>
      </p>
      <Vat checkout={checkout} parcels={parcels} />
      <TotalChange checkout={checkout} />
      <Dock
        checkout={checkout}
        orders={parcels.length}
        formId={formId}
        refusedBecause={refusedBecause ?? goods.refusedBecause ?? whyNot(checkout, available, t.noPayment)}
      />
      {children}
      <Next cash={checkout.payment?.code === 'cod'} />
    </Card>
  )
}

/** The reason why the payment cannot be used: none is chosen, or it does not cover the total; null if it can be used. */
function whyNot({ payment, sums }: Checkout, available: number, words: string): string | null {
  const short = payment?.code === 'wallet' && !walletPays(sums.total, available)
  return short || !payment ? words : null
}

/** One line of the sums; `free` is shown in place of an amount of zero. */
function Line({
  name,
  amount,
  free,
}: {
  readonly name: string
  readonly amount: Halalas
  readonly free?: string
}) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0 text-quiet">{name}</dt>
      <dd>{free && amount === 0 ? free : <Money halalas={amount} />}</dd>
    </div>
  )
}

/** The delivery fees: one line for each shared trip, and one for the fees of all other orders. */
function Delivery({
  checkout: { method, shares },
  parcels,
}: {
  readonly checkout: Checkout
  readonly parcels: CheckoutGoods['parcels']
}) {
  const t = useText(checkoutText)
  if (!method) return null
  const sumOf = (of: typeof shares) => halalas(of.reduce((sum, share) => sum + share.fee, 0))
  const trips = [...new Set(shares.flatMap(({ market }) => market ?? []))]
  const names = new Map(parcels.flatMap(({ markets = [] }) => markets.map(({ id, name }) => [id, name])))
  const alone = shares.filter(({ market }) => market === null)
  const { whole, decimals } = moneyParts(alone[0]?.fee ?? halalas(0))
  const several = alone.length > 1 && sumOf(alone) > 0
  return (
    <>
      {trips.map((trip) => {
        const shared = shares.filter(({ market }) => market === trip)
        const name = t.feeShared(apart(names.get(trip) ?? ''), shared.length)
        return <Line key={trip} name={name} amount={sumOf(shared)} />
      })}
      {alone.length > 0 && (
        <Line
          name={several ? t.feeTimes(`${whole}.${decimals}`, alone.length) : t.fee}
          amount={sumOf(alone)}
          free={t.free}
        />
      )}
    </>
  )
}

/** The VAT in the total, if a seller is registered. Each order contains its share of the delivery fees. */
function Vat({
  checkout: { shares },
  parcels,
}: {
  readonly checkout: Checkout
  readonly parcels: CheckoutGoods['parcels']
}) {
  const t = useText(ordersText)
  const tax = parcels.reduce(
    (sum, { subtotal, vatIncluded }, place) =>
      vatIncluded ? sum + vatIn(halalas(subtotal + (shares[place]?.fee ?? 0))) : sum,
    0,
  )
  if (tax === 0) return null
  return (
    <p className="flex items-baseline justify-between gap-3 text-meta text-quiet">
      <span>{t.vatIncluded(vatPercent)}</span>
      <Money halalas={halalas(tax)} className="[&>bdi]:font-normal" />
    </p>
  )
}

/** Shows the old and the new total after a refusal because of a changed price. */
function TotalChange({ checkout: { totalWas, sums } }: { readonly checkout: Checkout }) {
  const t = useText(checkoutText)
  const locale = useLocale()
  if (totalWas === undefined) return null
  const money = (amount: Halalas) => moneyText(amount, locale)
  return (
    <div role="alert" className="mt-4 rounded-control bg-amber-tint p-4 text-dense">
      <p className="font-bold text-amber">{t.totalChanged(money(totalWas), money(sums.total))}</p>
      <p>{t.totalChangedBody}</p>
    </div>
  )
}

/** The confirm button; on phones a dock with the total. */
function Dock({
  checkout: { busy, pending, payment, sums },
  orders,
  formId,
  refusedBecause,
}: {
  readonly checkout: Checkout
  readonly orders: number
  readonly formId: string
  readonly refusedBecause: string | null
}) {
  const t = useText(checkoutText)
  const locale = useLocale()
  const amount = moneyText(sums.total, locale)
  return (
    <div
      data-dock
      className="mt-4 flex items-center gap-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:m-0 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-2"
    >
      <p aria-hidden="true" className="flex shrink-0 flex-col md:hidden">
        <span className="text-meta text-quiet">{t.totalOf(orders)}</span>
        <Money halalas={sums.total} size="card" className="-mt-1" />
      </p>
      <Button
        type="submit"
        form={formId}
        size="main"
        wide
        icon={pending ? RefreshCw : undefined}
        busy={busy}
        refusedBecause={pending ? null : refusedBecause}
      >
        {busy ? (
          t.sending
        ) : pending ? (
          t.sendAgain
        ) : payment?.code === 'wallet' ? (
          <>
            <span className="md:hidden">{t.confirm(orders)}</span>
            <span className="max-md:hidden">{t.confirmAndPay(orders, amount)}</span>
          </>
        ) : (
          t.confirm(orders)
        )}
      </Button>
    </div>
  )
}

function Next({ cash }: { readonly cash: boolean }) {
  const t = useText(checkoutText)
  const steps = cash
    ? [t.nextAcceptCash, t.nextWeighCash, t.nextCheckCash]
    : [t.nextAccept, t.nextWeigh, t.nextCheck]
  return (
    <section aria-labelledby="next" className="mt-4 border-t border-hairline pt-4">
      <h3 id="next" className="text-dense font-bold">
        {t.next}
      </h3>
      <NumberedSteps steps={steps} />
    </section>
  )
}

export function NumberedSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="mt-2 flex flex-col gap-2 text-dense">
      {steps.map((step, index) => (
        <li key={step} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="mt-0.5 inline-flex size-5.5 shrink-0 items-center justify-center rounded-full bg-tint text-meta text-primary"
          >
            <Isolate>{index + 1}</Isolate>
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
