import { useNavigate, useRouter } from '@tanstack/react-router'
import { LockKeyhole, ShoppingCart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import type { Wallet as WalletFacts } from '#shared/wallet/contract.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import type { SuggestedCharge } from '../charge/ChargeForm.tsx'
import { walletText } from '../messages.ts'
import { dropTopUpReturn, readTopUpReturn } from '../topUpReturn.ts'
import { momentInWords } from '../when.ts'
import { Balance } from './Balance.tsx'
import { OrderLink } from './LineParts.tsx'
import { PendingTransfers } from './PendingTransfers.tsx'
import { ReturnedCharge } from './ReturnedCharge.tsx'
import { Statement } from './Statement.tsx'
import { type Filter, useWallet } from './useWallet.ts'
import { WalletSheets } from './WalletSheets.tsx'

/** The wallet page: balance, holds, pending transfers and statement. */
export function Wallet({
  filter,
  chargeId,
  topUp,
}: {
  readonly filter: Filter
  readonly chargeId?: number | undefined
  /** The amount in SAR of a top-up. If it is given, the form of the top-up is open at first. */
  readonly topUp?: number | undefined
}) {
  const t = useText(walletText)
  const list = useWallet(filter)
  const [sheet, setSheet] = useState<'charge' | 'payout' | null>(topUp === undefined ? null : 'charge')
  const [suggested, setSuggested] = useState<SuggestedCharge | undefined>(
    topUp === undefined ? undefined : { amount: topUp, method: 'card' },
  )
  const navigate = useNavigate()
  const open = (next: 'charge' | 'payout', charge?: SuggestedCharge) => {
    setSuggested(charge)
    setSheet(next)
  }
  const close = () => {
    setSheet(null)
    if (topUp === undefined) return
    const search = { ...filter, charge: chargeId }
    void navigate({ to: '/profile/wallet', search, replace: true, resetScroll: false })
  }
  const { wallet } = list
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <h1 className="text-h1 max-md:visually-hidden">{t.title}</h1>
      {chargeId !== undefined && (
        <ReturnedCharge
          key={chargeId}
          chargeId={chargeId}
          onAgain={(amount) => open('charge', { amount, method: 'bank_transfer' })}
        />
      )}
      <TopUpReturn />
      {wallet && (
        <>
          <Balance wallet={wallet} onCharge={() => open('charge')} onPayout={() => open('payout')} />
          <TwoPanels>
            <Held wallet={wallet} />
            <PendingTransfers wallet={wallet} />
          </TwoPanels>
          <Statement list={list} filter={filter} />
          <WalletSheets wallet={wallet} open={sheet} suggested={suggested} onClose={close} />
        </>
      )}
      {!wallet && !list.error && <WalletSkeleton />}
      {!wallet && list.error && (
        <Card>
          <ErrorState
            title={t.failed}
            refusal={list.error instanceof Refusal ? list.error : null}
            busy={list.refetching}
            onRetry={list.refetch}
          />
        </Card>
      )}
    </div>
  )
}

/** The link back to the page that the top-up interrupted. */
function TopUpReturn() {
  const t = useText(walletText)
  const router = useRouter()
  const [href] = useState(readTopUpReturn)
  if (href === undefined) return null
  const back = () => {
    dropTopUpReturn()
    // The cached page has the balance before the top-up, so it is loaded again.
    router.clearCache()
    void router.navigate({ href })
  }
  return (
    <Notice icon={ShoppingCart} tone="tint" corners="rounded-card" title={t.interrupted}>
      <Button kind="outlined" className="mt-2" onClick={back}>
        {t.goBack}
      </Button>
    </Notice>
  )
}

/** Two panels next to each other on wide screens; a single panel has the full width. */
function TwoPanels({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid items-stretch gap-3 empty:hidden md:gap-5 xl:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
      {children}
    </div>
  )
}

function WalletSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className="min-h-54 rounded-card bg-ink md:min-h-52" />
      <Card padding="none">
        <div className="flex min-h-18 items-center justify-between px-4">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11 w-40" />
        </div>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <div key={row} className="flex items-center gap-3 border-t border-hairline px-4 py-4">
            <Skeleton className="size-11 rounded-full" />
            <div className="grow">
              <Skeleton className="mb-2 h-4 w-1/3" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </Card>
    </>
  )
}

/** Lists the holds with their reason and end; renders nothing if there are none. */
function Held({ wallet: { holds, held } }: { readonly wallet: WalletFacts }) {
  const t = useText(walletText)
  const locale = useLocale()
  const now = useNow()
  if (holds.length === 0) return null
  const byTime = [...holds].sort((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'))
  return (
    <section
      aria-labelledby="wallet-held"
      className="flex gap-3 rounded-card bg-sand p-4 text-on-sand md:p-5"
    >
      <LockKeyhole aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow">
        <h2 id="wallet-held" className="text-dense font-bold text-text">
          {t.whyHeld}
        </h2>
        <p className="text-dense">{t.whyHeldBody}</p>
        <ul className="mt-2 divide-y divide-sand-edge">
          {byTime.map((hold) => (
            <li
              key={hold.order_id}
              className="flex min-h-11 items-center justify-between gap-4 py-1 text-dense"
            >
              <span className="min-w-0">
                {hold.until === null ? t.frozen : t.freeAt(momentInWords(hold.until, now, locale))}{' '}
                <OrderLink
                  side="seller"
                  id={hold.order_id}
                  className="touch text-meta underline max-md:block"
                >
                  {t.theOrder}
                </OrderLink>
              </span>
              <Sum riyals={hold.amount} />
            </li>
          ))}
          {byTime.length > 1 && (
            <li className="flex min-h-11 items-center justify-between gap-4 py-1 text-dense">
              {t.sum}
              <Sum riyals={held} />
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

function Sum({ riyals }: { readonly riyals: number }) {
  const locale = useLocale()
  return <span className="font-bold whitespace-nowrap">{printMoney(halalasOf(riyals), locale)}</span>
}
