import { useQueryClient } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { latinDigits } from '#shared/base/text/digits.ts'
import { type Answer, api, Refusal } from '../../app/calls/api.ts'
import { type Text, useLocale, useText } from '../../app/texts/text.ts'
import { TextBox } from '../../ui/form/Field.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ListDragHandle } from '../arrangement/ListDragHandle.tsx'
import { PlaceButtons } from '../arrangement/PlaceButtons.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { tableOf } from '../table/defineTable.tsx'
import type { AnyDefinition, Column, DefinitionOf, TableView } from '../table/definition.ts'
import { listsText } from './messages.ts'

/** The text for each kind of record that can use a record of a list. */
export const useWords = {
  products: 'usedByProducts',
  fish: 'usedByFish',
  markets: 'usedByMarkets',
  orders: 'usedByOrders',
} as const

/** The fields that the answer has for every record of a list. */
export type Entry = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly translations: readonly { readonly locale: 'ar' | 'en'; readonly name: string }[]
  readonly order: number
  readonly hidden: boolean
  readonly uses: number
}

type ListKey = `GET operator/${'fish' | 'markets' | 'cities' | 'options'}`
type RowOf<K extends ListKey> = Answer<K>['data'][number]

type ListDefinition<K extends ListKey> = Pick<DefinitionOf<K>, 'title' | 'query' | 'filters'> & {
  /** Columns of this list, between the name and the state. */
  readonly columns?: readonly Column<RowOf<K>>[]
  /** The kind of records that use a record of this list. */
  readonly usedBy: keyof typeof useWords
  /** Content before the name, such as a picture. */
  readonly sign?: (row: RowOf<K>) => ReactNode
  readonly badge?: (row: RowOf<K>) => ReactNode
  /** The label of the add button; null if records cannot be added. */
  readonly add: Text | null
  readonly sheet: (row: RowOf<K> | null, close: () => void) => ReactNode
}

/** A list that forms use. It shows the records in their order, with a form for each record and for a new one. */
export function defineList<K extends ListKey>(call: K, list: ListDefinition<K>) {
  const { title, query, columns = [], usedBy, sign, badge, filters = [], add, sheet } = list
  const definition = {
    title,
    query,
    search: listsText.search,
    empty: listsText.none,
    noneFound: listsText.noneFound,
    csv: false,
    place: ({ order }: Entry) => order,
    form: { add, edit: ({ name }: Entry, locale: 'ar' | 'en') => listsText.edit[locale](name), sheet },
    filters: [
      ...filters,
      {
        name: 'hidden',
        label: listsText.state,
        options: { false: listsText.shown, true: listsText.hidden },
      },
    ],
    columns: [
      {
        id: 'name',
        title: listsText.name,
        sort: 'name',
        phone: 'head',
        cell: (row: Entry) => <Named row={row}>{sign?.(row as RowOf<K>)}</Named>,
      },
      ...columns,
      {
        id: 'uses',
        title: listsText[useWords[usedBy]],
        number: true,
        cell: ({ uses }: Entry) => (
          <Isolate className={uses === 0 ? 'text-quiet' : undefined}>{uses.toLocaleString('en')}</Isolate>
        ),
      },
      {
        id: 'code',
        title: listsText.code,
        sort: 'code',
        phone: 'none',
        cell: ({ code }: Entry) => (
          <Isolate className="text-meta whitespace-normal text-quiet">{code}</Isolate>
        ),
      },
      {
        id: 'state',
        title: listsText.state,
        phone: 'badge',
        cell: (row: Entry, { locale }: TableView<Entry>) => (
          <span className="flex flex-wrap gap-2">
            {badge?.(row as RowOf<K>)}
            {row.hidden && (
              <Badge tone="amber" icon={EyeOff}>
                {listsText.hidden[locale]}
              </Badge>
            )}
          </span>
        ),
      },
      {
        id: 'order',
        title: listsText.order,
        sort: 'order',
        phone: 'badge',
        cell: (row: Entry, table: TableView<Entry>) => <Place call={call} row={row} table={table} />,
      },
    ],
  }
  return tableOf(call, definition as unknown as AnyDefinition)
}

function Named({ row, children }: { readonly row: Entry; readonly children: ReactNode }) {
  const other = row.translations.find(({ name }) => name !== row.name)
  return (
    <span className="flex min-w-40 items-center gap-3 max-lg:pe-10">
      {children}
      <span className="min-w-0">
        <Name className="block w-fit font-bold wrap-anywhere">{row.name}</Name>
        {other && (
          <Name lang={other.locale} className="block w-fit text-meta font-normal text-quiet wrap-anywhere">
            {other.name}
          </Name>
        )}
      </span>
    </span>
  )
}

type PlaceProps = { readonly call: ListKey; readonly row: Entry; readonly table: TableView<Entry> }

/**
 * Shows the position of a record. While the whole list is shown in its order, editors can drag the record, type its
 * position, or move it by one.
 */
function Place({ call, row, table: { page, listing } }: PlaceProps) {
  const move = useMove(call)
  const mayEdit = useStaffMay('editor')
  const { search, clear } = listing
  const ordered = !clear && (search.sort ?? 'order') === 'order' && search.order !== 'desc'
  return (
    <span className="flex items-center gap-1 lg:gap-0">
      {mayEdit && ordered && <ListDragHandle row={row} onMove={(order) => move(row.id, order)} />}
      {mayEdit && ordered ? (
        <PlaceField key={row.order} row={row} onPlace={(order) => move(row.id, order)} />
      ) : (
        <Isolate className="min-w-6 text-center tabular-nums">{String(row.order)}</Isolate>
      )}
      {mayEdit && ordered && (
        <PlaceButtons
          name={row.name}
          first={row.order === 1}
          last={row.order >= page.total && !page.total_capped}
          onStep={(by) => move(row.id, row.order + by)}
        />
      )}
    </span>
  )
}

/** The position as a field: Enter or leaving the field moves the record there. */
function PlaceField({ row, onPlace }: { readonly row: Entry; readonly onPlace: (order: number) => void }) {
  const t = useText(listsText)
  const [typed, setTyped] = useState(String(row.order))
  const place = () => {
    const order = Number(latinDigits(typed).trim())
    if (!Number.isSafeInteger(order) || order < 1) setTyped(String(row.order))
    else if (order !== row.order) onPlace(order)
  }
  return (
    <TextBox
      size="tool"
      inputMode="numeric"
      dir="ltr"
      aria-label={t.placeOf(row.name)}
      className="w-16"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={place}
      onKeyDown={(event) => {
        if (event.key === 'Enter') place()
        if (event.key === 'Escape') setTyped(String(row.order))
      }}
    />
  )
}

/** Sends the new position of a record, then loads the list again. */
function useMove(call: ListKey) {
  const client = useQueryClient()
  const t = useText(listsText)
  const locale = useLocale()
  const subject = call.slice('GET operator/'.length) as 'fish'
  return (id: number, order: number) => {
    api(`POST operator/${subject}/{id}`, { params: { id }, body: { order } }, { locale })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        showToast('wrong', error.status > 0 ? error.message : t.notSaved)
      })
      .finally(() => void client.invalidateQueries({ queryKey: ['operator', subject] }))
  }
}
