import { Clock, Lock } from 'lucide-react'
import type { ListedDay } from '#shared/operator/bank/days.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Amount } from '../table/Amount.tsx'
import { defineTable } from '../table/defineTable.tsx'
import { DayDetails } from './DayDetails.tsx'
import { DayDifference } from './DayDifference.tsx'
import { daysText } from './messages.ts'

/** For a closed day, the sums that were recorded at the closing are shown. */
const shown = ({ closing, ...present }: ListedDay) => closing?.totals ?? present

/**
 * The money totals of each day, newest first. Finance staff compare a day with the bank's statement and close it
 * (contract, section 8).
 */
export const DaysPage = defineTable('GET operator/days', {
  title: daysText.table,
  tabs: {
    name: 'closed',
    label: daysText.state,
    options: { false: daysText.isOpen, true: daysText.closed },
  },
  search: daysText.search,
  empty: daysText.none,
  emptyBody: daysText.noneBody,
  details: ({ id, closing }) => <DayDetails key={String(closing === null)} day={id} />,
  columns: [
    {
      id: 'day',
      title: daysText.day,
      sort: 'day',
      phone: 'head',
      cell: ({ id }) => <Isolate className="font-bold">{id}</Isolate>,
    },
    {
      id: 'state',
      title: daysText.state,
      phone: 'badge',
      cell: ({ closing }, { locale }) => (
        <Badge tone={closing ? 'palm' : 'amber'} icon={closing ? Lock : Clock}>
          {(closing ? daysText.closed : daysText.isOpen)[locale]}
        </Badge>
      ),
    },
    {
      id: 'in',
      title: daysText.bankIn,
      number: true,
      cell: (day) => <Amount riyals={shown(day).bank_in} />,
    },
    {
      id: 'statement',
      title: daysText.statementIn,
      number: true,
      cell: (day) => <Amount riyals={shown(day).statement_in} />,
    },
    {
      id: 'difference',
      title: daysText.difference,
      number: true,
      cell: (day) => <DayDifference sums={shown(day)} />,
    },
    {
      id: 'by',
      title: daysText.closedBy,
      phone: 'none',
      cell: ({ closing }) => closing && <Name>{closing.by.name}</Name>,
    },
  ],
})
