import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { accountNames } from '#shared/operator/codeNames.ts'
import type { LedgerEntry } from '#shared/operator/records.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { numberOf } from '../audit/AuditActionWords.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { Amount } from '../table/Amount.tsx'
import { ledgerText } from './messages.ts'

/** All entries of one transfer, including those on other pages of the table; their sum is 0. */
export function LedgerTransfer({ id }: { readonly id: number }) {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'ledger', locale, { transfer: id }],
    queryFn: ({ signal }) =>
      api('GET operator/ledger', { query: { transfer: id, limit: 100 } }, { locale, signal }),
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-24" />}>
      {({ data }) => <Entries id={id} entries={data} />}
    </Loaded>
  )
}

function Entries({ id, entries }: { readonly id: number; readonly entries: readonly LedgerEntry[] }) {
  const t = useText(ledgerText)
  const accounts = useText(accountNames)
  const sum = entries.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  return (
    <section className="flex max-w-2xl flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.transferNumber(String(id))}</h2>
        <Badge tone={sum === 0 ? 'palm' : 'coral'} icon={sum === 0 ? Check : TriangleAlert}>
          {t.sum} <Amount riyals={sum / 100} />
        </Badge>
      </div>
      <ul className="divide-y divide-hairline text-dense">
        {entries.map((entry) => (
          <li key={entry.id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
            <span>
              {accounts[entry.account.kind]}
              {entry.account.name && (
                <>
                  {' '}
                  <Name className="font-bold">{entry.account.name}</Name>
                </>
              )}{' '}
              {entry.account.order_id !== null && (
                <RecordLink record={{ type: 'order', id: entry.account.order_id }}>
                  <Isolate>{numberOf({ type: 'order', id: entry.account.order_id })}</Isolate>
                </RecordLink>
              )}
            </span>
            {entry.amount === 0 ? (
              <span className="text-quiet">
                {entry.held > 0 ? t.holds : t.frees} <Amount riyals={Math.abs(entry.held)} />
              </span>
            ) : (
              <Amount riyals={entry.amount} signed className="font-bold" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
