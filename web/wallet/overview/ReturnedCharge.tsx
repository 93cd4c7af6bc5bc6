import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, CircleX, Hourglass, type LucideIcon, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { type Charge, useCharge } from '../card/useCharge.ts'
import { useOpenGateway } from '../card/useOpenGateway.ts'
import { walletText } from '../messages.ts'
import { OrderLink } from './LineParts.tsx'
import { useReloadWallet } from './useWallet.ts'

/**
 * The state of a charge after the user returned from the gateway; polled while it is pending. Renders nothing for a
 * charge of another user.
 */
export function ReturnedCharge({
  chargeId,
  onAgain,
}: {
  readonly chargeId: number
  readonly onAgain: (amount: number) => void
}) {
  const { data: charge } = useCharge(chargeId)
  const reloadWallet = useReloadWallet()
  const settled = charge !== undefined && charge.status !== 'pending'
  useEffect(() => {
    if (settled) void reloadWallet()
  }, [settled, reloadWallet])
  return <div role="status">{charge && <ChargeResult charge={charge} onAgain={onAgain} />}</div>
}

function ChargeResult({
  charge,
  onAgain,
}: {
  readonly charge: Charge
  readonly onAgain: (amount: number) => void
}) {
  const t = useText(walletText)
  const base = useText(baseText)
  const locale = useLocale()
  const navigate = useNavigate()
  const { amount, status, orders } = charge
  const money = moneyText(halalasOf(amount), locale)
  const { icon: Icon, tone } = looks[status]
  const [title, body] = {
    paid: [t.paid, orders.length > 0 ? t.paidOrders(money) : t.paidWallet(money)],
    pending: [t.pending, t.pendingBody],
    failed: [t.notPaid, t.notPaidBody],
  }[status]
  return (
    <section
      aria-labelledby="returned-charge"
      className={classes('flex gap-3 rounded-card p-4 text-text md:p-5', tone)}
    >
      <Icon aria-hidden size={24} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow">
        <h2 id="returned-charge" className="text-body font-bold">
          {title}
        </h2>
        <p className="text-dense">{body}</p>
        <Steps>
          {orders.map(({ id, number }) => (
            <OrderLink
              key={id}
              side="buyer"
              id={id}
              className="touch text-dense font-bold text-primary hover:underline"
            >
              {t.toOrder(isolated(number))}
            </OrderLink>
          ))}
          {status === 'failed' && orders.length === 0 && (
            <Again charge={charge} onOther={() => onAgain(amount)} />
          )}
          {status === 'pending' && charge.sandbox && (
            <ButtonLink to="/profile/wallet/card/$chargeId" params={{ chargeId: String(charge.id) }}>
              {t.finishPaying}
            </ButtonLink>
          )}
        </Steps>
      </div>
      <IconButton
        icon={X}
        label={base.close}
        onClick={() =>
          void navigate({
            to: '/profile/wallet',
            search: (before) => ({ ...before, charge: undefined }),
            replace: true,
            resetScroll: false,
          })
        }
        className="-m-2"
      />
    </section>
  )
}

/** Tries a declined top-up again with one click, or lets the user choose another way. */
function Again({ charge: { amount }, onOther }: { readonly charge: Charge; readonly onOther: () => void }) {
  const t = useText(walletText)
  const locale = useLocale()
  const openGateway = useOpenGateway()
  const { busy, send } = useCall('POST wallet/charge', {
    toastRefusals: true,
    onDone: ({ redirect_url }) => redirect_url && openGateway(redirect_url),
  })
  return (
    <>
      <Button busy={busy} onClick={() => void send({ body: { amount, method: 'card' } })}>
        {t.payAgain(moneyText(halalasOf(amount), locale))}
      </Button>
      <Button kind="outlined" onClick={onOther}>
        {t.otherWay}
      </Button>
    </>
  )
}

function Steps({ children }: { readonly children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">{children}</div>
}

const looks = {
  paid: { icon: CircleCheck, tone: 'bg-palm-tint [&>svg]:text-palm' },
  pending: { icon: Hourglass, tone: 'bg-amber-tint [&>svg]:text-amber' },
  failed: { icon: CircleX, tone: 'bg-coral-tint [&>svg]:text-coral' },
} as const satisfies Record<Charge['status'], { icon: LucideIcon; tone: string }>
