import { type ReactNode, useState } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { ReturnedCharge } from '../charge/ReturnedCharge.tsx'
import { walletText } from '../messages.ts'
import { Balance } from './Balance.tsx'
import { Held } from './Held.tsx'
import { PendingTransfers } from './PendingTransfers.tsx'
import { Statement } from './Statement.tsx'
import { type Filter, useWallet } from './useWallet.ts'
import { WalletSheets } from './WalletSheets.tsx'

/** The wallet page: balance, holds, pending transfers and statement (look, Wallet). */
export function Wallet({
  filter,
  chargeId,
}: {
  readonly filter: Filter
  readonly chargeId?: number | undefined
}) {
  const t = useText(walletText)
  const list = useWallet(filter)
  const [sheet, setSheet] = useState<'charge' | 'payout' | null>(null)
  const { wallet } = list
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <h1 className="text-h1 max-md:visually-hidden">{t.title}</h1>
      {chargeId !== undefined && (
        <ReturnedCharge key={chargeId} chargeId={chargeId} onAgain={() => setSheet('charge')} />
      )}
      {wallet && (
        <>
          <Balance wallet={wallet} onCharge={() => setSheet('charge')} onPayout={() => setSheet('payout')} />
          <TwoPanels>
            <Held wallet={wallet} />
            <PendingTransfers wallet={wallet} />
          </TwoPanels>
          <Statement list={list} filter={filter} />
          <WalletSheets wallet={wallet} open={sheet} onClose={() => setSheet(null)} />
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

/** Two panels beside each other on wide screens; a single one takes the full width. */
function TwoPanels({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid items-stretch gap-3 empty:hidden md:gap-5 xl:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
      {children}
    </div>
  )
}

/** The wallet while it loads. */
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
