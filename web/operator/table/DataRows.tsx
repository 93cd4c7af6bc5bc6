import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { useLocale } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { undoLater } from '../frame/laterDecision.ts'
import { useShortcut } from '../frame/shortcuts.ts'
import { DataRow, toTheRight } from './DataRow.tsx'
import type { Column, Identified, TableDefinition, TableView } from './definition.ts'
import { QueueContext, useRowQueue } from './keys/queue.ts'
import type { Listing } from './listing.ts'

type DataRowsProps = {
  readonly definition: TableDefinition<Identified>
  readonly table: TableView<Identified>
  /** Goes forward by this many pages; returns false if there is no such page. */
  readonly onStep: (pages: number) => boolean
}

/**
 * A page of rows: a table on wide screens, cards on a phone. Tab reaches one row. The arrow keys, J and K, Home and End
 * move between rows. Enter opens a row, Escape closes it, and PageUp and PageDown change the page.
 */
export function DataRows({
  definition: { title, columns, form, details, joined, pending, place },
  table,
  onStep,
}: DataRowsProps) {
  const { listing, locale } = table
  const rows: readonly Identified[] = table.page.data
  const { open } = listing.search
  const cells = form ? [...columns, editColumn(form.edit)] : columns
  const [at, setAt] = useState(0)
  const body = useRef<HTMLTableSectionElement>(null)
  const turned = useRef(false)
  // After a key changed the page, the first row of the new page gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the rows of the new page have arrived.
  useEffect(() => {
    if (turned.current) rowsIn(body)[0]?.focus()
    turned.current = false
  }, [rows])
  useArrival(
    body,
    rows.findIndex((row) => String(row.id) === open),
  )
  // The row that is being closed. The address changes only some time after the key that closes a row.
  const leaving = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when another row is open.
  useEffect(() => {
    leaving.current = undefined
  }, [open])
  const show = (key: string | undefined) => {
    leaving.current = key === open ? undefined : open
    listing.open(key)
  }
  const toggle = (key: string) => show(open === key ? undefined : key)
  const focusRow = (index: number) => rowsIn(body)[index]?.focus()
  const close = (index: number) => {
    show(undefined)
    focusRow(index)
  }
  const step = (by: number) => {
    const onRow =
      document.activeElement?.matches('tr[data-row]') && body.current?.contains(document.activeElement)
    focusRow(onRow ? Math.min(rows.length - 1, Math.max(0, at + by)) : Math.min(at, rows.length - 1))
  }
  const queue = useRowQueue({ rows, pending, open, show, focusRow })
  /**
   * Runs the action of a decision key (A or R) on the open row. If another row has the focus, or if the open row is
   * closing, opens the focused row instead.
   */
  const onOpen = (act: (key: string) => void) => {
    const focused = [...rowsIn(body)].indexOf(document.activeElement as HTMLElement)
    const isOther = focused >= 0 && String(rows[focused]?.id) !== open
    if (open !== undefined && open !== leaving.current && !isOther) return act(open)
    const row = rows[focused >= 0 ? focused : Math.min(at, rows.length - 1)]
    if (row) show(String(row.id))
  }
  useShortcut({
    KeyJ: () => step(1),
    KeyK: () => step(-1),
    ...(pending && {
      KeyA: () => onOpen(() => queue.keys.current?.accept?.()),
      KeyR: () => onOpen(() => queue.keys.current?.refuse?.()),
      KeyS: () => onOpen((key) => queue.skip(key)),
      KeyZ: undoLater,
    }),
  })
  const moveByKey = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const target = event.target as HTMLElement
    // Keys are handled only on the row itself, because fields and lists inside it use the arrow keys.
    if (!target.matches('tr[data-row]')) return
    const index = Number(target.dataset.row)
    const pages = { PageDown: 1, PageUp: -1 }[event.key]
    if (pages !== undefined) turned.current = onStep(pages)
    const next = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
    }[event.key]
    if (next === undefined && pages === undefined) return
    event.preventDefault()
    if (next !== undefined) focusRow(next)
  }
  const shown = (
    <table className="w-full border-collapse text-dense max-lg:block">
      <caption className="visually-hidden">{title[locale]}</caption>
      <thead className="bg-ground max-lg:hidden">
        <tr className="h-11 text-meta text-quiet">
          {cells.map((column) => (
            <Heading key={column.id} column={column} listing={listing} />
          ))}
          {details && <td className="w-12" />}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={moveByKey} className="max-lg:block">
        {rows.map((row, index) => {
          const key = String(row.id)
          const above = rows[index - 1]
          return (
            <DataRow
              key={key}
              row={row}
              above={above}
              columns={cells}
              table={table}
              index={index}
              place={place?.(row)}
              reached={index === Math.min(at, rows.length - 1)}
              onReach={() => setAt(index)}
              joined={above !== undefined && joined?.(row, above) === true}
              open={open === key}
              onToggle={details && (() => toggle(key))}
              onClose={() => close(index)}
              details={details && open === key ? details(row, table) : null}
            />
          )
        })}
      </tbody>
    </table>
  )
  return pending ? <QueueContext value={queue}>{shown}</QueueContext> : shown
}

type Body = RefObject<HTMLTableSectionElement | null>

const rowsIn = (body: Body) => body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []

/** A link to one record scrolls to the row of the record and focuses it. */
function useArrival(body: Body, index: number): void {
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (index > 0) rowsIn(body)[index]?.scrollIntoView({ block: 'center' })
    if (index >= 0) rowsIn(body)[index]?.focus({ preventScroll: true })
  }, [body, index])
}

function Heading({
  column: { title, sort, number },
  listing: { search, change },
}: {
  readonly column: Pick<Column<never>, 'title' | 'sort' | 'number'>
  readonly listing: Listing
}) {
  const locale = useLocale()
  const sorted = sort !== undefined && search.sort === sort ? (search.order === 'asc' ? 'asc' : 'desc') : null
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className={classes(
        'px-3 font-normal whitespace-nowrap first:ps-5',
        number ? toTheRight : 'text-start',
        sorted && 'text-text',
      )}
    >
      {sort === undefined ? (
        title[locale]
      ) : (
        <button
          type="button"
          onClick={() => change({ sort, order: sorted === 'desc' ? 'asc' : undefined })}
          className="group touch inline-flex items-center gap-1 hover:text-text"
        >
          {title[locale]}
          <Arrow
            aria-hidden
            size={16}
            className={
              sorted ? 'text-text' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
            }
          />
        </button>
      )}
    </th>
  )
}

/** The column with the edit button: at the end of the row; on a phone at the end of the card's head. */
const editColumn = (label: (row: Identified, locale: Locale) => string): Column<Identified> => ({
  id: 'edit',
  title: { ar: '', en: '' },
  phone: 'badge',
  cell: (row, { edit, locale }) => (
    <IconButton
      icon={Pencil}
      label={label(row, locale)}
      onClick={() => edit(row)}
      className="max-lg:absolute max-lg:inset-e-2 max-lg:top-3"
    />
  ),
})
