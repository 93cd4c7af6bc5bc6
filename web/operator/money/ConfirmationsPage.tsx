import { Clock, TriangleAlert } from 'lucide-react'
import { transferDoubts } from '#shared/operator/bank/transferDoubts.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { recordChip } from '../table/recordChip.ts'
import { ConfirmationDetails } from './ConfirmationDetails.tsx'
import { RowState } from './DecidedNow.tsx'
import { amountColumn, userColumn } from './decisionColumns.tsx'
import { decisionText } from './messages.ts'

/**
 * Reported bank transfers; pending transfers come first. Staff decide them next to their receipts (contract, section 8).
 */
export const ConfirmationsPage = defineTable('GET operator/confirmations', {
  title: decisionText.transfers,
  tabs: {
    name: 'status',
    label: decisionText.status,
    options: optionsOf(decisionText, ['pending', 'approved', 'refused', 'reversed']),
    waits: 'confirmations',
  },
  search: decisionText.searchTransfers,
  filters: ['period'],
  chips: [recordChip],
  more: ['order_id'],
  empty: decisionText.noTransfers,
  emptyBody: decisionText.noTransfersBody,
  pending: ({ status }) => status === 'pending',
  details: (row) => <ConfirmationDetails key={row.status} row={row} />,
  columns: [
    userColumn,
    amountColumn,
    {
      id: 'reference',
      title: decisionText.reference,
      cell: ({ transfer_reference }) => <LongCode>{transfer_reference}</LongCode>,
    },
    {
      id: 'orders',
      title: decisionText.forOrders,
      phone: 'none',
      cell: ({ orders }) => (
        <Isolate className="text-quiet">{orders.map(({ number }) => number).join(' ')}</Isolate>
      ),
    },
    { id: 'at', title: decisionText.told, sort: 'at', phone: 'badge', cell: ({ at }) => <Ago at={at} /> },
    {
      id: 'status',
      title: decisionText.status,
      phone: 'badge',
      cell: (row, { locale }) =>
        row.status === 'pending' ? (
          <RowState id={row.id}>
            <span className="flex flex-col items-start gap-1">
              <Badge tone="amber" icon={Clock}>
                {decisionText.pending[locale]}
              </Badge>
              {transferDoubts(row).map((doubt) => (
                <span key={doubt} className="flex items-center gap-1 text-meta text-amber">
                  <TriangleAlert aria-hidden size={16} className="shrink-0" />
                  {decisionText[`doubt.${doubt}`][locale]}
                </span>
              ))}
            </span>
          </RowState>
        ) : (
          <Badge tone={row.status === 'approved' ? 'palm' : 'coral'}>
            {decisionText[row.status][locale]}
          </Badge>
        ),
    },
  ],
})
