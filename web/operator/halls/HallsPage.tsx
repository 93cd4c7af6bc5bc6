import { printDecimal } from '#shared/base/text/digits.ts'
import type { ListedHall } from '#shared/operator/lists/halls.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { defineTable } from '../table/defineTable.tsx'
import { HallSheet } from './HallSheet.tsx'
import { hallsText } from './messages.ts'

/** Auction halls with their commissions and people (contract, section 8). */
export const HallsPage = defineTable('GET operator/halls', {
  title: hallsText.table,
  search: hallsText.search,
  csv: false,
  empty: hallsText.none,
  emptyBody: hallsText.noneBody,
  form: {
    add: hallsText.add,
    who: 'administrator',
    edit: ({ name }, locale) => `${hallsText.change[locale]}: ${name[locale]}`,
    sheet: (row, close) => <HallSheet key={row?.id ?? 'new'} hall={row} onClose={close} />,
  },
  more: ['id'],
  columns: [
    {
      id: 'name',
      title: hallsText.market,
      sort: 'name',
      phone: 'head',
      cell: ({ name }, { locale }) => <Name className="font-bold wrap-anywhere">{name[locale]}</Name>,
    },
    {
      id: 'hall',
      title: hallsText.hallCommission,
      number: true,
      cell: ({ terms }, { locale }) => (
        <Terms terms={terms} of="hall_bp" from={(day) => hallsText.from[locale](day)} />
      ),
    },
    {
      id: 'say',
      title: hallsText.say,
      number: true,
      cell: ({ terms }, { locale }) => (
        <Terms terms={terms} of="say_bp" from={(day) => hallsText.from[locale](day)} />
      ),
    },
    {
      id: 'vat',
      title: hallsText.vat,
      cell: ({ terms: [today] }, { locale }) =>
        today?.vat_number ? (
          <Isolate>{today.vat_number}</Isolate>
        ) : (
          <span className="text-quiet">{hallsText.noVat[locale]}</span>
        ),
    },
    {
      id: 'dallal',
      title: hallsText.dallal,
      cell: ({ dallal }, { locale }) =>
        dallal ? (
          <Name>{dallal.name}</Name>
        ) : (
          <span className="text-quiet">{hallsText.noDallal[locale]}</span>
        ),
    },
    {
      id: 'staff',
      title: hallsText.staff,
      cell: ({ staff }, { locale }) =>
        staff.length === 0 ? (
          <span className="text-quiet">{hallsText.noStaff[locale]}</span>
        ) : (
          <span className="flex flex-col">
            {staff.map(({ id, name, role }) => (
              <span key={id}>
                <Name>{name}</Name> <span className="text-meta text-quiet">{hallsText[role][locale]}</span>
              </span>
            ))}
          </span>
        ),
    },
    { id: 'sales', title: hallsText.sales, sort: 'sales', number: true, cell: ({ sales }) => sales },
    {
      id: 'state',
      title: hallsText.state,
      phone: 'badge',
      cell: ({ active }, { locale }) => (
        <Badge tone={active ? 'palm' : 'plain'}>{hallsText[active ? 'open' : 'closed'][locale]}</Badge>
      ),
    },
  ],
})

/** The commission of today; below it, the commission from a later day on, if the two differ. */
function Terms({
  terms,
  of,
  from,
}: {
  readonly terms: ListedHall['terms']
  readonly of: 'hall_bp' | 'say_bp'
  readonly from: (day: string) => string
}) {
  const [today, ...later] = terms
  const next = later.at(-1)
  return (
    <span className="flex flex-col items-end">
      <Isolate>{percentOf(today?.[of] ?? 0)}</Isolate>
      {next && next[of] !== today?.[of] && (
        <span className="text-meta text-quiet">
          <Isolate>{percentOf(next[of])}</Isolate> {from(next.from)}
        </span>
      )}
    </span>
  )
}

const percentOf = (basisPoints: number) => `${printDecimal(basisPoints, 2)}%`
