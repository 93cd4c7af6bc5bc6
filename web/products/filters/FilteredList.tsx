import type { LinkProps } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Page } from '#shared/base/page.ts'
import { useText } from '../../app/texts/text.ts'
import type { Choice, Choices } from '../../catalog/choices.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterChip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Late } from '../../ui/Late.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { productsText } from '../messages.ts'
import { changed, type GoodsFilters, type ListFilter, listFilters, toggled } from './filters.ts'

type FilterSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClear: () => void
  /** The current number of results. */
  readonly found: number
  readonly children: ReactNode
}

/** The filters in a sheet, for screens where there is no room next to the list. A change applies at once. */
export function FilterSheet({ open, onClose, onClear, found, children }: FilterSheetProps) {
  const t = useText(productsText)
  const form = useRef<HTMLDivElement>(null)
  // A wrong value is not applied, so the sheet stays open and shows the error.
  const show = () => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return onClose()
    wrong.focus({ preventScroll: true })
    // Centred, because the footer of the sheet would cover the error below the field.
    wrong.scrollIntoView({ block: 'center' })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.filterTitle}
      footer={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button kind="outlined" size="main" onClick={onClear}>
            {t.clearAll}
          </Button>
          {/* The button stays enabled while the list loads, because one click both applies the text field that loses the focus
              and closes the sheet. */}
          <Button size="main" onClick={show}>
            {t.showResults(found)}
          </Button>
        </div>
      }
    >
      <div ref={form} className="[&>fieldset:first-child]:border-t-0">
        {children}
      </div>
    </Sheet>
  )
}

/** The filters next to a list on a wide screen. */
function FilterColumn({
  onClear,
  children,
}: {
  readonly onClear: (() => void) | undefined
  readonly children: ReactNode
}) {
  const t = useText(productsText)
  return (
    <aside aria-label={t.filterTitle} className="hidden rounded-card bg-card shadow-card lg:block">
      <div className="flex min-h-14 items-center justify-between gap-2 px-4">
        <h2 className="text-h3">{t.filterTitle}</h2>
        {onClear && (
          <button type="button" onClick={onClear} className="touch text-dense text-primary hover:underline">
            {t.clearAll}
          </button>
        )}
      </div>
      {children}
    </aside>
  )
}

/** Opens the filter sheet; shows the number of active filters. */
export function FilterButton({
  active,
  onOpen,
  className,
}: {
  readonly active: number
  readonly onOpen: () => void
  readonly className?: string
}) {
  const t = useText(productsText)
  return (
    <Button
      kind="outlined"
      icon={SlidersHorizontal}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={className}
    >
      {t.filter}
      {active > 0 && (
        <span
          title={t.activeFilters(active)}
          className="inline-flex size-6 items-center justify-center rounded-full bg-primary text-meta text-on-primary"
        >
          {active}
        </span>
      )}
    </Button>
  )
}

/** One active filter: its label, and the filters that result when it is removed. */
export type ChosenFilter<F> = { readonly key: string; readonly name: string; readonly without: F }

/** The labels of the active filters, in the order of the form. Like the form, leaves out a filter that has no choices here. */
export function useChosenFilters<F extends GoodsFilters>(
  filters: F,
  choices: Choices,
  sellerName: string | undefined,
): ChosenFilter<F>[] {
  const t = useText(productsText)
  const lists: Record<ListFilter, readonly Choice[]> = {
    fishId: choices.chosenFish,
    marketId: choices.markets,
    cityId: choices.cities,
    size: choices.sizes,
    fishType: choices.fishTypes,
    quality: choices.qualities,
    category: choices.categories,
  }
  const offered = listFilters.filter((list) => list === 'fishId' || lists[list].length > 0)
  const chosen: ChosenFilter<F>[] = offered.flatMap((list) =>
    (filters[list] ?? []).map((id) => ({
      key: `${list}-${id}`,
      name: lists[list].find((choice) => choice.id === id)?.name ?? t.unknownChoice,
      without: toggled(filters, list, id, false),
    })),
  )
  const add = (key: 's' | 'priceMin' | 'priceMax' | 'sellerId', name: string) =>
    chosen.push({ key, name, without: changed(filters, { [key]: undefined }) })
  if (filters.s) add('s', t.wordsChip(filters.s))
  if (filters.priceMin) add('priceMin', t.priceMinChip(filters.priceMin))
  if (filters.priceMax) add('priceMax', t.priceMaxChip(filters.priceMax))
  if (filters.sellerId) add('sellerId', sellerName ? t.sellerChip(sellerName) : t.oneSeller)
  return chosen
}

/** The active filters, each with a clear button; on a phone, a row to swipe. */
export function ChosenChips<F extends GoodsFilters>({
  chosen,
  onChange,
}: {
  readonly chosen: readonly ChosenFilter<F>[]
  readonly onChange: (filters: F) => void
}) {
  if (chosen.length === 0) return null
  return (
    <ul className="quiet-scroll -mx-4 flex gap-2 overflow-x-auto px-4 py-1 max-lg:order-first max-lg:w-screen lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
      {chosen.map(({ key, name, without }) => (
        <li key={key} className="flex">
          <FilterChip name={name} onRemove={() => onChange(without)} />
        </li>
      ))}
    </ul>
  )
}

type FilteredListProps = {
  /** The accessible name of the list. */
  readonly label: string
  readonly form: ReactNode
  readonly filtered: boolean
  readonly onClear: () => void
  readonly list: Page<unknown>
  readonly busy: boolean
  readonly linkTo: (page: number) => Pick<LinkProps, 'to' | 'search'>
  /** Renders the toolbar; `onOpen` opens the filter sheet on a phone. */
  readonly toolbar: (onOpen: () => void) => ReactNode
  readonly className: string
  readonly children: ReactNode
}

/** A list with its filters, which are next to the list on a wide screen and in a sheet on a phone. */
export function FilteredList({ label, form, filtered, list, busy, ...rest }: FilteredListProps) {
  const [open, setOpen] = useState(false)
  return (
    <div
      className={classes(
        'grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]',
        rest.className,
      )}
    >
      <FilterColumn onClear={filtered ? rest.onClear : undefined}>
        <Late name="filters" fallback={<FilterSkeleton className="p-4" />}>
          {form}
        </Late>
      </FilterColumn>
      <section aria-label={label} aria-busy={busy} className="min-w-0">
        {rest.toolbar(() => setOpen(true))}
        <div className={classes('transition-opacity', busy && 'opacity-60')}>{rest.children}</div>
        <Pager page={list.current_page} lastPage={list.last_page} linkTo={rest.linkTo} />
      </section>
      <FilterSheet open={open} onClose={() => setOpen(false)} onClear={rest.onClear} found={list.total}>
        {form}
      </FilterSheet>
    </div>
  )
}

type FilteredListSkeletonProps = { readonly className: string; readonly children: ReactNode }

/** The skeleton of a list with its filter column and toolbar; `children` are the cards. */
export function FilteredListSkeleton({ className, children }: FilteredListSkeletonProps) {
  return (
    <div
      className={classes('grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]', className)}
    >
      <FilterSkeleton className="hidden rounded-card bg-card p-4 shadow-card lg:block" />
      <div className="min-w-0">
        <div className="mb-4 grid grid-cols-2 gap-3 lg:flex lg:justify-between">
          <Skeleton className="h-11 rounded-control lg:w-32" />
          <Skeleton className="h-11 rounded-control lg:w-44" />
        </div>
        {children}
      </div>
    </div>
  )
}

function FilterSkeleton({ className }: { readonly className: string }) {
  return (
    <div className={className}>
      <Skeleton className="mb-6 h-7 w-2/3" />
      <Skeleton className="mb-8 h-11 w-full rounded-control" />
      {['1', '2', '3', '4', '5', '6'].map((row) => (
        <Skeleton key={row} className="my-5 h-5 w-4/5" />
      ))}
    </div>
  )
}
