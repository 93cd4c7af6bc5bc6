import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock, TriangleAlert } from 'lucide-react'
import type { PayoutToSettle } from '#shared/operator/contract.ts'
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
import { decisionText } from './messages.ts'
import { PayoutDetails, spaced } from './PayoutDetails.tsx'

const states = ['', 'pending', 'settled', 'refused'] as const

/** Money that people want in their bank accounts, those that wait first (contract, section 8). */
export function PayoutsPage() {
  const t = useText(decisionText)
  const locale = useLocale()
  const listing = useListing(['status', 'id', 'from', 'to'])
  const { waiting } = useOverview()
  const asked = useQuery({
    queryKey: ['operator', 'payouts', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/payouts', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const tabs = states.map((id) => ({
    id,
    label: t[id || 'all'],
    ...(id === 'pending' && waiting.payouts ? { count: waiting.payouts, waits: true } : {}),
  }))
  return (
    <StatusTabs label={t.status} group="payouts" tabs={tabs} listing={listing}>
      <DataTable
        label={t.payouts}
        columns={useColumns()}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        details={(row) => <PayoutDetails key={row.status} row={row} />}
        tools={<SearchBox listing={listing} label={t.searchPayouts} />}
        filters={
          <>
            <Period listing={listing} />
            <ExportButton path="operator/payouts" listing={listing} />
          </>
        }
        chips={listing.search.id && <RecordChip id={listing.search.id} listing={listing} />}
        empty={t.noPayouts}
        emptyBody={useText(emptyText).payouts}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<PayoutToSettle>[] {
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
      id: 'iban',
      title: t.iban,
      phone: 'none',
      cell: ({ iban }) => <Isolate className="whitespace-nowrap text-quiet">{spaced(iban)}</Isolate>,
    },
    { id: 'at', title: t.asked, sort: 'at', phone: 'badge', cell: ({ at }) => <Ago at={at} /> },
    {
      id: 'status',
      title: t.status,
      phone: 'badge',
      cell: ({ status, reference }) =>
        status === 'pending' ? (
          <Badge tone="amber" icon={Clock}>
            {t.pending}
          </Badge>
        ) : status === 'settled' && reference === null ? (
          <Badge tone="amber" icon={TriangleAlert}>
            {t.noBankReference}
          </Badge>
        ) : (
          <Badge tone={status === 'settled' ? 'palm' : 'coral'}>{t[status]}</Badge>
        ),
    },
  ]
}
