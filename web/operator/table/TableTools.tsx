import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { TextBox } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useNamed } from '../lists/useNamed.ts'
import type { Choice, Identified, TableDefinition, TableView } from './definition.ts'
import { ExportButton } from './ExportButton.tsx'
import type { Listing } from './listing.ts'
import { tableText } from './messages.ts'

type TableToolsProps = {
  readonly definition: TableDefinition<Identified>
  readonly path: string
  readonly rows: readonly Identified[]
  readonly view: Omit<TableView<Identified>, 'page'>
  readonly search: ReactNode
  /** Further buttons of the table. */
  readonly children: ReactNode
}

/** Search, filters and export above the rows; on a phone they are behind one button. The chips are below them. */
export function TableTools({ definition, path, rows, view, search, children }: TableToolsProps) {
  const { listing, locale } = view
  const t = useText(tableText)
  const id = useId()
  const [shown, setShown] = useState(false)
  const { columns, filters = [], chips = [], tabs, csv = true } = definition
  return (
    <div className="flex flex-wrap items-center gap-3 p-4">
      {search ?? children}
      <IconButton
        icon={SlidersHorizontal}
        kind="outlined"
        label={t.filters}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className="ms-auto lg:hidden"
      />
      {search && children}
      <div
        id={id}
        className={classes(
          'contents max-lg:w-full max-lg:flex-col max-lg:gap-3',
          shown ? 'max-lg:flex' : 'max-lg:hidden',
        )}
      >
        {columns.some(({ sort }) => sort !== undefined) && <PhoneOrder columns={columns} listing={listing} />}
        {filters.map((filter) => {
          if (filter === 'period') return <Period key={filter} listing={listing} />
          if (typeof filter === 'object')
            return <ChoiceFilter key={filter.name} choice={filter} listing={listing} />
          const Filter = filter
          return <Filter key={filter.name} listing={listing} />
        })}
        {csv && <ExportButton path={path} listing={listing} />}
      </div>
      <div className="flex basis-full flex-wrap gap-2 empty:hidden">
        {!shown &&
          filters.map((filter) =>
            typeof filter === 'object' && filter.name !== tabs?.name ? (
              <PhoneFilterChip key={filter.name} choice={filter} listing={listing} />
            ) : null,
          )}
        {chips.map(({ name, label, drops = [] }) => {
          const value = listing.search[name]
          if (!value) return null
          const cleared = Object.fromEntries([name, ...drops].map((each) => [each, undefined]))
          return (
            <FilterChip
              key={name}
              name={label(value, rows, locale)}
              onRemove={() => listing.change(cleared)}
            />
          )
        })}
      </div>
    </div>
  )
}

/** A chosen filter on a phone, where the filters themselves are behind their button. */
function PhoneFilterChip({ choice: { name, label, options, drops = [] }, listing }: FilterProps) {
  const t = useText(tableText)
  const locale = useLocale()
  const option = typeof options === 'string' ? undefined : options[listing.search[name] ?? '']
  if (!option) return null
  const cleared = Object.fromEntries([name, ...drops].map((each) => [each, undefined]))
  return (
    <span className="lg:hidden">
      <FilterChip name={t.filtered(label[locale], option[locale])} onRemove={() => listing.change(cleared)} />
    </span>
  )
}

type FilterProps = { readonly choice: Choice<string>; readonly listing: Listing }

function ChoiceFilter({ choice, listing }: FilterProps) {
  const locale = useLocale()
  const { options } = choice
  if (typeof options === 'string') return <NamedFilter choice={choice} of={options} listing={listing} />
  const named = Object.entries(options).map(([value, text]) => ({ value, label: text[locale] }))
  return <FilterSelect choice={choice} options={named} listing={listing} />
}

function NamedFilter({ of, ...props }: FilterProps & { readonly of: Parameters<typeof useNamed>[0] }) {
  return <FilterSelect {...props} options={useNamed(of)} />
}

type FilterSelectProps = FilterProps & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function FilterSelect({
  choice: { name, label, drops = [], className },
  options,
  listing: { search, change },
}: FilterSelectProps) {
  const locale = useLocale()
  const dropped = Object.fromEntries(drops.map((each) => [each, undefined]))
  return (
    <Select
      label={label[locale]}
      value={search[name] ?? ''}
      options={[{ value: '', label: tableText.all[locale] }, ...options]}
      onChange={(value) => change({ ...dropped, [name]: value || undefined })}
      {...(className !== undefined && { className })}
    />
  )
}

type PhoneOrderProps = {
  readonly columns: readonly {
    readonly title: { readonly ar: string; readonly en: string }
    readonly sort?: string
  }[]
  readonly listing: Listing
}

/** The sort order on a phone, as a list, because there are no headings to tap. */
function PhoneOrder({ columns, listing: { search, change } }: PhoneOrderProps) {
  const t = useText(tableText)
  const locale = useLocale()
  const options = columns.flatMap(({ sort, title }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort} desc`, label: t.falling(title[locale]) },
          { value: `${sort} asc`, label: t.rising(title[locale]) },
        ],
  )
  return (
    <Select
      label={t.order}
      className="lg:hidden"
      value={search.sort ? `${search.sort} ${search.order === 'asc' ? 'asc' : 'desc'}` : ''}
      options={[{ value: '', label: t.usual }, ...options]}
      onChange={(chosen) => {
        const [sort, order] = chosen.split(' ')
        change({ sort: sort || undefined, order: order === 'asc' ? 'asc' : undefined })
      }}
    />
  )
}

/** A filter by a period of days in Riyadh, both days included. */
function Period({ listing: { search, change } }: { readonly listing: Listing }) {
  const t = useText(tableText)
  const today = riyadhDay(new Date(serverNow()))
  return (
    <div className="flex min-w-0 gap-3 max-sm:w-full max-sm:flex-col">
      <TextBox
        size="tool"
        type="date"
        dir="ltr"
        start={t.from}
        aria-label={t.fromDay}
        max={search.to ?? today}
        value={search.from ?? ''}
        onChange={({ target }) => change({ from: target.value || undefined })}
      />
      <TextBox
        size="tool"
        type="date"
        dir="ltr"
        start={t.to}
        aria-label={t.toDay}
        min={search.from}
        max={today}
        value={search.to ?? ''}
        onChange={({ target }) => change({ to: target.value || undefined })}
      />
    </div>
  )
}
