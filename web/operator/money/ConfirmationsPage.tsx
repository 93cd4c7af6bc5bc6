import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock, TriangleAlert } from 'lucide-react'
import type { ConfirmationToDecide } from '#shared/operator/contract.ts'
import { transferDoubts } from '#shared/operator/transferDoubts.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { RecordChip } from '../frame/RecordChip.tsx'
import { useOverview } from '../overview/useOverview.ts'
import { UserName } from '../people/UserName.tsx'
import { Amount } from '../table/Amount.tsx'
import { type Column, DataTable } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { useListing } from '../table/listing.ts'
import { Period } from '../table/Period.tsx'
import { SearchBox } from '../table/SearchBox.tsx'
import { StatusTabs } from '../table/StatusTabs.tsx'
import { ConfirmationDetails } from './ConfirmationDetails.tsx'
import { decisionText } from './messages.ts'

const states = ['', 'pending', 'approved', 'refused', 'reversed'] as const

/** Bank transfers that people told of, those that wait first; decided beside their receipts (contract, section 8). */
export function ConfirmationsPage() {
  const t = useText(decisionText)
  const locale = useLocale()
  const listing = useListing(['status', 'id', 'order_id', 'from', 'to'])
  const { waiting } = useOverview()
  const asked = useQuery({
    queryKey: ['operator', 'confirmations', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/confirmations', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const tabs = states.map((id) => ({
    id,
    label: t[id || 'all'],
    ...(id === 'pending' && waiting.confirmations ? { count: waiting.confirmations, waits: true } : {}),
  }))
  return (
    <StatusTabs label={t.status} group="confirmations" tabs={tabs} listing={listing}>
      <DataTable
        label={t.transfers}
        columns={useColumns()}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        details={(row) => <ConfirmationDetails key={row.status} row={row} />}
        tools={<SearchBox listing={listing} label={t.searchTransfers} />}
        filters={
          <>
            <Period listing={listing} />
            <ExportButton path="operator/confirmations" listing={listing} />
          </>
        }
        chips={listing.search.id && <RecordChip id={listing.search.id} listing={listing} />}
        empty={t.noTransfers}
        emptyBody={useText(emptyText).confirmations}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<ConfirmationToDecide>[] {
  const t = useText(decisionText)
  return [
    { id: 'user', title: t.user, phone: 'head', cell: ({ user }) => <UserName person={user} /> },
    {
      id: 'amount',
      title: t.amount,
      sort: 'amount',
      number: true,
      phone: 'line',
      cell: ({ amount }) => <Amount riyals={amount} className="font-bold" />,
    },
    {
      id: 'reference',
      title: t.reference,
      phone: 'line',
      cell: ({ transfer_reference }) => <Isolate>{transfer_reference}</Isolate>,
    },
    {
      id: 'orders',
      title: t.forOrders,
      phone: 'none',
      cell: ({ orders }) => (
        <Isolate className="text-quiet">{orders.map(({ number }) => number).join(' ')}</Isolate>
      ),
    },
    { id: 'at', title: t.told, sort: 'at', phone: 'badge', cell: ({ at }) => <Ago at={at} /> },
    {
      id: 'status',
      title: t.status,
      phone: 'badge',
      cell: (row) => <TransferState row={row} />,
    },
  ]
}

function TransferState({ row }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  const { status } = row
  if (status !== 'pending') return <Badge tone={status === 'approved' ? 'palm' : 'coral'}>{t[status]}</Badge>
  return (
    <Badge tone="amber" icon={transferDoubts(row).length > 0 ? TriangleAlert : Clock}>
      {t.pending}
    </Badge>
  )
}
