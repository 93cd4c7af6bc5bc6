import { Clock, TriangleAlert } from 'lucide-react'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { recordChip } from '../table/recordChip.ts'
import { amountColumn, userColumn } from './decisionColumns.tsx'
import { decisionText } from './messages.ts'
import { PayoutDetails, spaced } from './PayoutDetails.tsx'

/** Requested payouts to bank accounts; pending payouts come first (contract, section 8). */
export const PayoutsPage = defineTable('GET operator/payouts', {
  title: decisionText.payouts,
  tabs: {
    name: 'status',
    label: decisionText.status,
    options: optionsOf(decisionText, ['pending', 'settled', 'refused']),
    waits: 'payouts',
  },
  search: decisionText.searchPayouts,
  filters: ['period'],
  chips: [recordChip],
  empty: decisionText.noPayouts,
  emptyBody: decisionText.noPayoutsBody,
  pending: ({ status }) => status === 'pending',
  details: (row) => <PayoutDetails key={row.status} row={row} />,
  columns: [
    userColumn,
    amountColumn,
    {
      id: 'iban',
      title: decisionText.iban,
      phone: 'none',
      cell: ({ iban }) => <Isolate className="whitespace-nowrap text-quiet">{spaced(iban)}</Isolate>,
    },
    { id: 'at', title: decisionText.asked, sort: 'at', phone: 'badge', cell: ({ at }) => <Ago at={at} /> },
    {
      id: 'status',
      title: decisionText.status,
      phone: 'badge',
      cell: ({ status, reference }, { locale }) =>
        status === 'pending' ? (
          <Badge tone="amber" icon={Clock}>
            {decisionText.pending[locale]}
          </Badge>
        ) : status === 'settled' && reference === null ? (
          <Badge tone="amber" icon={TriangleAlert}>
            {decisionText.noBankReference[locale]}
          </Badge>
        ) : (
          <Badge tone={status === 'settled' ? 'palm' : 'coral'}>{decisionText[status][locale]}</Badge>
        ),
    },
  ],
})
