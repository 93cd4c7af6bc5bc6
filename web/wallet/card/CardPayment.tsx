import { useQueryClient } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { CreditCard, FlaskConical, Hourglass } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Fact } from '../../ui/values/Fact.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { CardBoxes } from './CardSkeleton.tsx'
import { cardText } from './messages.ts'
import { type Charge, useCharge } from './useCharge.ts'

/**
 * Payment by card. In a sandbox it simulates the gateway's page; otherwise it waits for the gateway's answer. A settled
 * charge redirects to what it paid; a charge of another user is not found (contract 9, card gateway).
 */
export function CardPayment({ chargeId }: { readonly chargeId: number | undefined }) {
  return (
    <div className="content flex justify-center py-6 md:py-14">
      <div className="w-full max-w-[28rem]">
        {chargeId === undefined ? <Missing /> : <Payment chargeId={chargeId} />}
      </div>
    </div>
  )
}

function Payment({ chargeId }: { readonly chargeId: number }) {
  const t = useText(cardText)
  const { data: charge, error, refetch, isFetching } = useCharge(chargeId)
  const leave = useLeavePayment()
  useEffect(() => {
    if (charge && charge.status !== 'pending') leave(charge)
  }, [charge, leave])
  if (!charge && error instanceof Refusal && error.status === 404) return <Missing />
  if (!charge && error) {
    return (
      <Card>
        <ErrorState
          title={t.failed}
          headingLevel={1}
          refusal={error instanceof Refusal ? error : null}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  if (charge?.status !== 'pending') return <CardBoxes />
  return charge.sandbox ? <SandboxPayment charge={charge} /> : <AwaitingGateway />
}

function SandboxPayment({ charge }: { readonly charge: Charge }) {
  const t = useText(cardText)
  const base = useText(baseText)
  const { settle, busy, trouble } = useSandboxCard(charge.id)
  const amount = moneyText(halalasOf(charge.amount), useLocale())
  return (
    <Card as="section" padding="none" aria-labelledby="card-payment" className="overflow-hidden">
      <p className="flex items-start gap-3 bg-amber-tint px-5 py-4 text-dense">
        <FlaskConical aria-hidden size={20} className="mt-0.5 shrink-0 text-amber" />
        <span>
          <span className="block font-bold text-amber">{t.standIn}</span>
          {t.standInBody}
        </span>
      </p>
      <div className="px-5 pt-5 pb-5">
        <h1 id="card-payment" className="flex items-center gap-2 text-h3">
          <CreditCard aria-hidden size={22} className="text-primary" />
          {t.title}
        </h1>
        <p className="mt-4 text-meta text-quiet">{t.toPay}</p>
        <p>
          <Money riyals={charge.amount} size="block" />
        </p>
        <dl className="mt-3 divide-y divide-hairline border-y border-hairline">
          <Fact className="py-2" name={t.pays}>
            {charge.orders.length === 0
              ? charge.renewal
                ? t.renewal(isolated(charge.renewal.number))
                : t.wallet
              : charge.orders.map(({ id, number }) => (
                  <span key={id} className="block">
                    {t.order(isolated(number))}
                  </span>
                ))}
          </Fact>
          <Fact className="py-2" name={t.to}>
            {base.siteName}
          </Fact>
          <Fact className="py-2" name={t.number}>
            <Isolate>{charge.id}</Isolate>
          </Fact>
        </dl>
        <FormTrouble reason={trouble} />
        <div className="mt-5 flex flex-col gap-3">
          <Button size="main" wide busy={busy === 'paid'} onClick={() => void settle('paid')}>
            {busy === 'paid' ? t.sending : t.approve(amount)}
          </Button>
          <Button
            kind="refusal"
            size="main"
            wide
            busy={busy === 'failed'}
            onClick={() => void settle('failed')}
          >
            {busy === 'failed' ? t.sending : t.decline}
          </Button>
          <Leave charge={charge} />
        </div>
      </div>
    </Card>
  )
}

/** A link that leaves the page. The charge is not settled by leaving; it stays pending. */
function Leave({ charge: { id, renewal } }: { readonly charge: Charge }) {
  const t = useText(cardText)
  const link = renewal
    ? ({ to: '/profile/subscription', search: { renewal: renewal.id } } as const)
    : ({ to: '/profile/wallet', search: { charge: id } } as const)
  return (
    <TextLink {...link} className="inline-flex min-h-11 items-center self-center px-4">
      {t.leave}
    </TextLink>
  )
}

/** Shown when the user has returned from the gateway, but the gateway's answer has not arrived. */
function AwaitingGateway() {
  const t = useText(cardText)
  return (
    <Card as="section" padding="details" aria-labelledby="card-waiting" className="text-center">
      <Hourglass aria-hidden size={40} className="mx-auto text-amber" />
      <h1 id="card-waiting" className="mt-4 text-h3">
        {t.waiting}
      </h1>
      <p role="status" className="mt-2 text-quiet">
        {t.waitingBody}
      </p>
      <ButtonLink to="/profile/wallet" kind="outlined" className="mt-6">
        {t.toWallet}
      </ButtonLink>
    </Card>
  )
}

function Missing() {
  const t = useText(cardText)
  return (
    <EmptyPage
      scene="not-found"
      title={t.missing}
      body={t.missingBody}
      actions={<ButtonLink to="/profile/wallet">{t.toWallet}</ButtonLink>}
    />
  )
}

/** Settles a sandbox charge as paid or failed. */
function useSandboxCard(chargeId: number) {
  const t = useText(cardText)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: ['charge', chargeId] })
  const { pending, refusal, reason, send } = useCall('POST payments/sandbox', {
    unsure: t.notSent,
    fields: [],
    onDone: reload,
    onRefused: reload,
  })
  const settle = (status: Exclude<Charge['status'], 'pending'>) =>
    send({ body: { charge_id: chargeId, status } })
  // The charge was settled in the meantime, so the reloaded state is shown and not the refusal.
  const trouble = refusal?.code === 'illegal_transition' ? undefined : reason
  return { settle, busy: pending?.body.status ?? null, trouble }
}

/**
 * Redirects from a settled charge to its order. For several orders, it redirects to their confirmation in the cart, or
 * to the list of orders if the payment failed. A renewal redirects to the subscription and a top-up to the wallet;
 * these pages show the result themselves.
 */
function useLeavePayment(): (charge: Charge) => void {
  const t = useText(cardText)
  const locale = useLocale()
  const router = useRouter()
  return useCallback(
    ({ id, orders, renewal, status, amount }: Charge) => {
      const [first] = orders
      if (status === 'paid' && orders.length > 1 && placedPath in router.routesByPath) {
        const placed = orders.map((order) => order.id)
        return void router.navigate({
          ...({ to: placedPath, search: { placed } } as LinkProps),
          replace: true,
        })
      }
      const path: string = orders.length === 1 ? orderPath : listPath
      if (first && path in router.routesByPath) {
        if (status === 'paid') showToast('success', t.paid(moneyText(halalasOf(amount), locale)))
        void router.navigate({
          ...({ to: path, params: { orderId: String(first.id) } } as LinkProps),
          replace: true,
        })
      } else if (renewal)
        void router.navigate({ to: '/profile/subscription', search: { renewal: renewal.id }, replace: true })
      else void router.navigate({ to: '/profile/wallet', search: { charge: id }, replace: true })
    },
    [router, t, locale],
  )
}

const orderPath = '/profile/purchase-orders/$orderId'
const listPath = '/profile/purchase-orders'
/** The page that confirms several orders. Each order has its own page, and the list of orders does not confirm the payment. */
const placedPath: string = '/cart'
