import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock, TriangleAlert } from 'lucide-react'
import type { ConfirmationToDecide } from '#shared/operator/contract.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Ago } from '../base/ui/Ago.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { Amount } from './Amount.tsx'
import { ConfirmationDetails } from './ConfirmationDetails.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { decisionText } from './decisionMessages.ts'
import { ExportButton } from './ExportButton.tsx'
import { emptyText } from './emptyMessages.ts'
import { useListing } from './listing.ts'
import { Period } from './Period.tsx'
import { RecordChip } from './RecordChip.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { UserName } from './UserName.tsx'
import { useOverview } from './useOverview.ts'

const states = ['', 'pending', 'approved', 'refused'] as const

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
    ...{ id, label: t[id || 'all'] },
    ...(id === 'pending' && waiting.confirmations ? { count: waiting.confirmations, waits: true } : {}),
  }))
  return (
    <StatusTabs label={t.status} group="confirmations" {...{ tabs, listing }}>
      <DataTable
        label={t.transfers}
        columns={useColumns()}
        {...{ asked, listing }}
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
      ...{ id: 'amount', title: t.amount, sort: 'amount', number: true, phone: 'line' },
      cell: ({ amount }) => <Amount riyals={amount} className="font-bold" />,
    },
    {
      ...{ id: 'reference', title: t.reference, phone: 'line' },
      cell: ({ transfer_reference }) => <Isolate>{transfer_reference}</Isolate>,
    },
    {
      ...{ id: 'orders', title: t.forOrders, phone: 'none' },
      cell: ({ orders }) => (
        <Isolate className="text-quiet">{orders.map(({ number }) => number).join(' ')}</Isolate>
      ),
    },
    { id: 'at', title: t.told, sort: 'at', phone: 'mark', cell: ({ at }) => <Ago at={at} /> },
    {
      ...{ id: 'status', title: t.status, phone: 'mark' },
      cell: (row) => <TransferState row={row} />,
    },
  ]
}

function TransferState({ row: { status, checks } }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  if (status !== 'pending') return <Mark tone={status === 'approved' ? 'palm' : 'coral'}>{t[status]}</Mark>
  const doubt = checks.duplicates.length > 0 || checks.day !== 'fits' || checks.due?.fits === false
  return (
    <Mark tone="amber" icon={doubt ? TriangleAlert : Clock}>
      {t.pending}
    </Mark>
  )
}
