import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { StatementLine } from '#shared/operator/statement/statement.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { decisionText } from '../money/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { type Column, DataTable } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { useListing } from '../table/listing.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { StatusTabs } from '../table/StatusTabs.tsx'
import { statementText } from './messages.ts'
import { StatementChoice } from './StatementChoice.tsx'
import { StatementFile } from './StatementFile.tsx'
import { StatementProposal } from './StatementProposal.tsx'

const matches = ['', 'exact', 'reference', 'amount', 'none'] as const

/** Statements of the market's bank account: taken in, held against what people told of, approved (contract, section 8). */
export function StatementPage() {
  const t = useText(statementText)
  const locale = useLocale()
  const listing = useListing(['statement', 'match'])
  const asked = useQuery({
    queryKey: ['operator', 'statement', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/statement', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const words = useMatchWords()
  const tabs = matches.map((id) => ({ id, label: id === '' ? t.all : words[id] }))
  return (
    <div className="flex flex-col gap-4">
      <StatementFile onTaken={(id) => listing.change({ statement: id, match: undefined, s: undefined })} />
      <StatementChoice listing={listing} />
      <div className="max-lg:pt-4">
        <StatusTabs label={t.match} group="statement" name="match" tabs={tabs} listing={listing}>
          <DataTable
            label={t.title}
            columns={useColumns()}
            asked={asked}
            listing={listing}
            keyOf={({ id }) => id}
            details={(line) => <StatementProposal line={line} />}
            tools={<SearchBox listing={listing} label={t.search} />}
            filters={<ExportButton path="operator/statement" listing={listing} />}
            empty={t.noLines}
          />
        </StatusTabs>
      </div>
    </div>
  )
}

function useMatchWords(): Readonly<Record<StatementLine['match'], string>> {
  const t = useText(statementText)
  return { exact: t.exact, reference: t.byReference, amount: t.byAmount, none: t.none }
}

function useColumns(): readonly Column<StatementLine>[] {
  const [t, common] = [useText(statementText), useText(decisionText)]
  const words = useMatchWords()
  return [
    {
      id: 'reference',
      title: t.referenceOf,
      phone: 'head',
      cell: ({ reference, details, known }) => (
        <span className="block py-2">
          <span className="block break-all">
            <Name className="font-bold">{reference || '—'}</Name>
          </span>
          <span className="line-clamp-2 text-meta font-normal text-quiet">
            <Name>{details}</Name>
          </span>
          {known && <span className="text-meta font-normal text-quiet">{t.known}</span>}
        </span>
      ),
    },
    {
      id: 'line',
      title: t.line,
      sort: 'line',
      phone: 'none',
      cell: ({ line }) => <Isolate className="text-quiet">{String(line)}</Isolate>,
    },
    { id: 'day', title: t.day, phone: 'badge', cell: ({ day }) => day && <Isolate>{day}</Isolate> },
    {
      id: 'amount',
      title: t.amountOf,
      sort: 'amount',
      number: true,
      phone: 'line',
      cell: ({ amount }) => <Amount riyals={amount} className="font-bold" />,
    },
    {
      id: 'proposed',
      title: t.proposed,
      phone: 'line',
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
      title: t.match,
      phone: 'badge',
      cell: ({ match, confirmation, warned }) =>
        confirmation && confirmation.status !== 'pending' ? (
          <Badge
            tone={confirmation.status === 'approved' ? 'palm' : 'coral'}
            {...(confirmation.status === 'approved' ? { icon: CircleCheck } : {})}
          >
            {common[confirmation.status]}
          </Badge>
        ) : (
          <Badge tone={warned ? 'amber' : tones[match]} {...(warned ? { icon: TriangleAlert } : {})}>
            {words[match]}
          </Badge>
        ),
    },
  ]
}

const tones = { exact: 'tint', reference: 'amber', amount: 'amber', none: 'plain' } as const
