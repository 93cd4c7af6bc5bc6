import { CircleCheck, Clock } from 'lucide-react'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { Amount } from '../table/Amount.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { Moment } from '../table/Moment.tsx'
import { recordChip } from '../table/recordChip.ts'
import { BatchDetails } from './BatchDetails.tsx'
import { batchText } from './messages.ts'

/** Files of payouts for the bank; open ones come first (contract, section 8). */
export const BatchesPage = defineTable('GET operator/batches', {
  title: batchText.table,
  tabs: {
    name: 'status',
    label: batchText.state,
    options: optionsOf(batchText, ['open', 'sent', 'cancelled']),
    waits: 'batches',
  },
  search: batchText.search,
  chips: [recordChip],
  empty: batchText.none,
  emptyBody: batchText.noneBody,
  details: (row) => <BatchDetails key={`${row.id} ${row.status}`} batch={row} />,
  columns: [
    {
      id: 'number',
      title: batchText.number,
      phone: 'head',
      cell: ({ id, reference }) => (
        <span>
          <Isolate className="font-bold">{`#${id}`}</Isolate>{' '}
          {reference && <LongCode className="text-meta font-normal text-quiet">{reference}</LongCode>}
        </span>
      ),
    },
    {
      id: 'payouts',
      title: batchText.payouts,
      number: true,
      cell: ({ payouts }) => <Isolate>{String(payouts)}</Isolate>,
    },
    {
      id: 'total',
      title: batchText.total,
      sort: 'total',
      number: true,
      cell: ({ total }) => <Amount riyals={total} className="font-bold" />,
    },
    {
      id: 'state',
      title: batchText.state,
      phone: 'badge',
      cell: ({ status, failed }, { locale }) => (
        <span className="flex flex-wrap gap-2">
          <Badge tone={tones[status]} {...(icons[status] && { icon: icons[status] })}>
            {batchText[status][locale]}
          </Badge>
          {failed > 0 && (
            <Badge tone="coral">
              {batchText.failed[locale]} <Isolate>{String(failed)}</Isolate>
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'by',
      title: batchText.createdBy,
      phone: 'none',
      cell: ({ created_by }) => <Name>{created_by.name}</Name>,
    },
    {
      id: 'at',
      title: batchText.createdAt,
      sort: 'created_at',
      phone: 'badge',
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
  ],
})

const tones = { open: 'amber', sent: 'palm', cancelled: 'plain' } as const
const icons = { open: Clock, sent: CircleCheck, cancelled: undefined } as const
