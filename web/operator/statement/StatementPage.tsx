import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { StatementLine } from '#shared/operator/statement/statement.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ConfirmationDetails } from '../money/ConfirmationDetails.tsx'
import { decisionText } from '../money/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { defineTable } from '../table/defineTable.tsx'
import { statementText } from './messages.ts'
import { StatementChoice } from './StatementChoice.tsx'
import { StatementFile } from './StatementFile.tsx'

const matches = {
  exact: statementText.exact,
  reference: statementText.byReference,
  amount: statementText.byAmount,
  none: statementText.none,
} as const

/** Lines of imported bank statements, which are matched with reported transfers and approved (contract, section 8). */
export const StatementPage = defineTable('GET operator/statement', {
  title: statementText.title,
  Above: ({ listing }) => (
    <div className="mb-4 flex flex-col gap-4 max-lg:mb-8">
      <StatementFile onTaken={(id) => listing.change({ statement: id, match: undefined, s: undefined })} />
      <StatementChoice listing={listing} />
    </div>
  ),
  tabs: { name: 'match', label: statementText.match, options: matches },
  search: statementText.search,
  more: ['statement'],
  empty: statementText.noLines,
  emptyBody: statementText.noLinesBody,
  details: (line) => <StatementProposal line={line} />,
  columns: [
    {
      id: 'reference',
      title: statementText.referenceOf,
      phone: 'head',
      cell: ({ reference, details, known }, { locale }) => (
        <span className="block py-2">
          <span className="block wrap-anywhere">
            <Name className="font-bold">{reference || details || '—'}</Name>
          </span>
          {reference && (
            <span className="line-clamp-2 text-meta font-normal text-quiet">
              <Name>{details}</Name>
            </span>
          )}
          {known && <span className="text-meta font-normal text-quiet">{statementText.known[locale]}</span>}
        </span>
      ),
    },
    {
      id: 'line',
      title: statementText.line,
      sort: 'line',
      phone: 'none',
      cell: ({ line }) => <Isolate className="text-quiet">{String(line)}</Isolate>,
    },
    {
      id: 'day',
      title: statementText.day,
      phone: 'badge',
      cell: ({ day }, { locale }) =>
        day ? (
          <Isolate>{day}</Isolate>
        ) : (
          <span className="text-meta text-amber">{statementText.noDay[locale]}</span>
        ),
    },
    {
      id: 'amount',
      title: statementText.amountOf,
      sort: 'amount',
      number: true,
      cell: ({ amount }) => <Amount riyals={amount} className="font-bold" />,
    },
    {
      id: 'proposed',
      title: statementText.proposed,
      cell: ({ confirmation }) =>
        confirmation && (
          <span>
            <Name>{confirmation.user.name}</Name>{' '}
            <Isolate className="text-meta text-quiet">{`#${confirmation.id}`}</Isolate>
          </span>
        ),
    },
    {
      id: 'match',
      title: statementText.match,
      phone: 'badge',
      cell: ({ match, confirmation, warned }, { locale }) =>
        confirmation && confirmation.status !== 'pending' ? (
          <Badge
            tone={confirmation.status === 'approved' ? 'palm' : 'coral'}
            {...(confirmation.status === 'approved' ? { icon: CircleCheck } : {})}
          >
            {decisionText[confirmation.status][locale]}
          </Badge>
        ) : (
          <Badge tone={warned ? 'amber' : tones[match]} {...(warned ? { icon: TriangleAlert } : {})}>
            {matches[match][locale]}
          </Badge>
        ),
    },
  ],
})

const tones = { exact: 'tint', reference: 'amber', amount: 'amber', none: 'plain' } as const

/** The transfer that is proposed for a line, with the decision on the transfer. */
function StatementProposal({ line: { confirmation } }: { readonly line: StatementLine }) {
  const t = useText(statementText)
  if (!confirmation) return <p className="text-quiet">{t.noMatch}</p>
  return <Proposed id={confirmation.id} />
}

function Proposed({ id }: { readonly id: number }) {
  const locale = useLocale()
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['operator', 'confirmations', locale, { id }],
    queryFn: ({ signal }) => api('GET operator/confirmations', { query: { id } }, { locale, signal }),
  })
  if (isPending) return <Skeleton className="h-40" />
  const row = data?.data[0]
  if (!row) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />
  return <ConfirmationDetails key={row.status} row={row} />
}
