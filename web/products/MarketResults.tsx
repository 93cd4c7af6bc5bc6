import { type ReactNode, useState } from 'react'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { classes } from '../base/ui/classes.ts'
import { Pager } from '../base/ui/Pager.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { useChosenFilters } from './chosenFilters.ts'
import { FilterForm } from './FilterForm.tsx'
import { cleared, type Filters } from './filters.ts'
import type { MarketData } from './loadMarket.ts'
import { MarketList } from './MarketList.tsx'
import { MarketToolbar } from './MarketToolbar.tsx'
import { productsText } from './messages.ts'

type MarketResultsProps = MarketData & {
  /** What the products on show answer. */
  readonly filters: Filters
  /** What the reader chose last; ahead of `filters` while an answer is on its way. */
  readonly asked: Filters
  readonly busy: boolean
  readonly onChange: (filters: Filters) => void
}

/** Filters beside the products on a wide screen, in a sheet on a phone. */
export function MarketResults({ list, choices, filters, asked, busy, onChange }: MarketResultsProps) {
  const t = useText(productsText)
  const [open, setOpen] = useState(false)
  const sellerName = filters.sellerId === asked.sellerId ? list.data[0]?.seller : undefined
  const chosen = useChosenFilters(asked, choices, sellerName)
  const form = <FilterForm filters={asked} choices={choices} onChange={onChange} />
  const clear = () => onChange(cleared(asked))
  return (
    <div className="mt-4 grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]">
      <FilterColumn onClear={chosen.length ? clear : undefined}>{form}</FilterColumn>
      <section aria-label={t.results} aria-busy={busy} className="min-w-0">
        <MarketToolbar
          list={list}
          chosen={chosen}
          sort={asked.sort}
          onChange={onChange}
          onSort={(sort) => onChange({ ...asked, page: undefined, sort })}
          onOpen={() => setOpen(true)}
        />
        <div className={classes('transition-opacity', busy && 'opacity-60')}>
          <MarketList list={list} filters={filters} chosenFish={choices.chosenFish} />
        </div>
        <Pager
          page={list.current_page}
          lastPage={list.last_page}
          linkTo={(page) => ({ to: '/local-market', search: { ...filters, page } })}
        />
      </section>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t.filterTitle}
        footer={
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <Button kind="outlined" size="main" onClick={clear}>
              {t.clearAll}
            </Button>
            <Button size="main" busy={busy} onClick={() => setOpen(false)}>
              {t.showResults(list.total)}
            </Button>
          </div>
        }
      >
        <div className="[&>fieldset:first-child]:border-t-0">{form}</div>
      </Sheet>
    </div>
  )
}

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
