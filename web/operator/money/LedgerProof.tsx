import { useQuery } from '@tanstack/react-query'
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Moment } from '../table/Moment.tsx'
import { ledgerText } from './messages.ts'

/**
 * The check of the ledger: the sum of all entries is 0, and every balance is the sum of its entries. Users can run the
 * check again.
 */
export function LedgerProof() {
  const t = useText(ledgerText)
  const locale = useLocale()
  const { data, isPending, error, isFetching, refetch } = useQuery({
    queryKey: ['operator', 'ledger', 'proof'],
    queryFn: ({ signal }) => api('GET operator/ledger/proof', {}, { locale, signal }),
    staleTime: 60_000,
  })
  if (isPending) return <Skeleton className="h-40 rounded-card" />
  if (!data) {
    return (
      <Card>
        <ErrorState
          refusal={error instanceof Refusal ? error : null}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  const holds = data.total === 0 && data.differing === 0
  const Sign = holds ? CircleCheck : TriangleAlert
  return (
    <Card as="section" padding="details" aria-labelledby="proof">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="proof" className="flex items-center gap-2 text-h3 font-bold">
          <Sign aria-hidden size={24} className={holds ? 'text-palm' : 'text-coral'} />
          <span role="status">{holds ? t.holdsTrue : t.broken}</span>
        </h2>
        <div className="flex flex-wrap items-center gap-3 text-meta text-quiet">
          <span>
            {t.checkedAt} <Moment at={data.checked_at} />
          </span>
          <Button kind="outlined" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? t.checking : t.checkAgain}
          </Button>
        </div>
      </div>
      <p className="mt-1 max-w-3xl text-dense text-quiet">{holds ? t.holdsWhy : t.brokenWhy}</p>
      <dl className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure label={t.totalOfEntries} good={data.total === 0}>
          <Money riyals={data.total} />
        </Figure>
        <Figure label={t.differing} good={data.differing === 0}>
          <Isolate>{data.differing.toLocaleString('en')}</Isolate>
        </Figure>
        <Figure label={t.entriesCount}>
          <Isolate>{data.entries.toLocaleString('en')}</Isolate>
        </Figure>
        <Figure label={t.accountsCount}>
          <Isolate>{data.accounts.toLocaleString('en')}</Isolate>
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({
  label,
  good,
  children,
}: {
  readonly label: string
  readonly good?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd
        className={classes('text-h3 font-bold', good === true && 'text-palm', good === false && 'text-coral')}
      >
        {children}
      </dd>
    </div>
  )
}
