import { Clock, TriangleAlert } from 'lucide-react'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { recordChip } from '../table/recordChip.ts'
import { amountColumn, userColumn } from './decisionColumns.tsx'
import { decisionText } from './messages.ts'
import { PayoutDetails, spaced } from './PayoutDetails.tsx'
import { PayoutCheckbox, PayoutSelection } from './PayoutSelection.tsx'

/** Requested payouts to bank accounts; pending payouts come first (contract, section 8). */
export const PayoutsPage = defineTable('GET operator/payouts', {
  title: decisionText.payouts,
  tabs: {
    name: 'status',
    label: decisionText.status,
    options: optionsOf(decisionText, ['pending', 'batched', 'settled', 'refused']),
    waits: 'payouts',
  },
  Above: PayoutSelection,
  search: decisionText.searchPayouts,
  filters: ['period'],
  chips: [recordChip],
  empty: decisionText.noPayouts,
  emptyBody: decisionText.noPayoutsBody,
  pending: ({ status, batch }) => status === 'pending' && batch === null,
  details: (row) => <PayoutDetails key={row.status} row={row} />,
  columns: [
    {
      id: 'choose',
      title: decisionText.choose,
      phone: 'badge',
      cell: (row) => <PayoutCheckbox row={row} />,
    },
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
      cell: ({ status, reference, batch, failure }, { locale }) =>
        batch !== null ? (
          <RecordLink record={{ type: 'batch', id: batch }}>{decisionText.inBatch[locale](batch)}</RecordLink>
        ) : status === 'pending' && failure !== null ? (
          <Badge tone="coral" icon={TriangleAlert}>
            {decisionText.bankFailed[locale]}
          </Badge>
        ) : status === 'pending' ? (
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
