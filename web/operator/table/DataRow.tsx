import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import type { Column, Identified, TableView } from './definition.ts'
import { tableText } from './messages.ts'

/** Aligns numbers in a column by their last digits, in both languages. */
export const toTheRight = 'ltr:text-end rtl:text-start'

type DataRowProps = {
  readonly row: Identified
  readonly above: Identified | undefined
  readonly columns: readonly Column<Identified>[]
  readonly table: TableView<Identified>
  readonly index: number
  readonly place: number | undefined
  /** True for the row that Tab reaches (roving tabindex). */
  readonly reached: boolean
  readonly onReach: () => void
  readonly joined: boolean
  readonly open: boolean
  readonly onToggle: (() => void) | undefined
  readonly onClose: () => void
  readonly details: ReactNode
}

/** A row, with its details below it while it is open. On a phone the row is a card. */
export function DataRow({
  row,
  above,
  columns,
  table,
  index,
  place,
  reached,
  onReach,
  joined,
  open,
  onToggle,
  onClose,
  details,
}: DataRowProps) {
  const t = useText(tableText)
  const id = useId()
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.key === 'Escape' && open) onClose()
    if (event.target !== event.currentTarget) return
    if (!onToggle || event.key !== 'Enter') return
    onToggle()
    event.preventDefault()
  }
  return (
    <>
      <tr
        data-row={index}
        data-place={place}
        tabIndex={reached ? 0 : -1}
        onFocus={onReach}
        onKeyDown={press}
        onClick={(event) => {
          const on = event.target as HTMLElement
          // A click outside of the controls opens the row, unless the click ends a selection of text.
          if (!on.closest('a, button, input, select, label') && !getSelection()?.toString()) onToggle?.()
        }}
        className={classes(
          'h-16 -outline-offset-2 max-lg:relative max-lg:flex max-lg:h-auto max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:p-4',
          place !== undefined &&
            'data-dragged:opacity-50 data-over:bg-tint data-over:outline-2 data-over:outline-focus',
          joined ? 'lg:h-11' : 'border-t border-hairline',
          onToggle && 'cursor-pointer max-lg:pe-14',
          open ? 'bg-tint' : onToggle && 'hover:bg-ground',
        )}
      >
        {columns.map(({ id: column, title, number, phone = 'line', cell }) => (
          <td
            key={column}
            className={classes(
              'lg:px-3 lg:py-2 lg:first:ps-5 max-lg:empty:hidden [&_time]:whitespace-nowrap',
              // A long word is broken, so that it neither makes the table wider nor overflows the card.
              'max-lg:max-w-full max-lg:min-w-0 max-lg:wrap-anywhere lg:max-w-72 lg:wrap-break-word',
              number && toTheRight,
              phone === 'none' && 'max-lg:hidden',
              phone === 'head' && 'max-lg:order-first max-lg:basis-full max-lg:font-bold',
              phone === 'line' && 'max-lg:flex max-lg:items-center max-lg:gap-2',
            )}
          >
            {phone === 'line' && (
              <span className="shrink-0 text-meta text-quiet lg:hidden">{title[table.locale]}</span>
            )}
            {cell(row, table, above)}
          </td>
        ))}
        {onToggle && (
          <td className="max-lg:absolute max-lg:inset-e-2 max-lg:top-3 lg:pe-3">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={open ? t.close : t.open}
              onClick={onToggle}
              className="touch grid size-11 place-items-center rounded-control hover:bg-tint"
            >
              <ChevronDown
                aria-hidden
                size={20}
                className={classes(
                  'transition-transform motion-reduce:transition-none',
                  open && 'rotate-180',
                )}
              />
            </button>
          </td>
        )}
      </tr>
      {details && (
        <tr id={id} className="max-lg:block">
          <td
            colSpan={columns.length + 1}
            onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
            className="p-5 max-lg:block max-lg:p-4 lg:max-w-0"
          >
            {details}
          </td>
        </tr>
      )}
    </>
  )
}
