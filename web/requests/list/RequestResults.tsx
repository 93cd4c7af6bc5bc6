import { useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { useChosenFilters } from '../../products/filters/chosenFilters.ts'
import { FilterColumn } from '../../products/filters/FilterColumn.tsx'
import { FilterForm } from '../../products/filters/FilterForm.tsx'
import { FilterSheet } from '../../products/filters/FilterSheet.tsx'
import { cleared } from '../../products/filters/filters.ts'
import { classes } from '../../ui/classes.ts'
import { Pager } from '../../ui/Pager.tsx'
import type { RequestFilters } from './filters.ts'
import type { RequestsData } from './loadRequests.ts'
import { requestsText } from './messages.ts'
import { RequestList } from './RequestList.tsx'
import { RequestToolbar } from './RequestToolbar.tsx'
import type { OwnStanding } from './useOwnStanding.ts'

type RequestResultsProps = RequestsData & {
  /** The filters of the shown requests. */
  readonly filters: RequestFilters
  /** The latest filters, ahead of `filters` while a request is pending. */
  readonly pending: RequestFilters
  readonly standing: OwnStanding
  readonly busy: boolean
  readonly onChange: (filters: RequestFilters) => void
}

/** The requests with their filters: beside them on a wide screen, in a sheet on a phone. */
export function RequestResults({
  list,
  choices,
  filters,
  pending,
  standing,
  busy,
  onChange,
}: RequestResultsProps) {
  const t = useText(requestsText)
  const [open, setOpen] = useState(false)
  const chosen = useChosenFilters(pending, choices, undefined)
  const form = (
    <FilterForm
      filters={pending}
      choices={choices}
      onChange={onChange}
      priceTitle={t.priceTitle}
      words={{ title: t.words, hint: t.wordsHint }}
    />
  )
  const clear = () => onChange(cleared(pending))
  return (
    <div className="mt-3 grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]">
      <FilterColumn onClear={chosen.length ? clear : undefined}>{form}</FilterColumn>
      <section aria-label={t.results} aria-busy={busy} className="min-w-0">
        <RequestToolbar
          list={list}
          chosen={chosen}
          pending={pending}
          onChange={onChange}
          onOpen={() => setOpen(true)}
        />
        <div className={classes('transition-opacity', busy && 'opacity-60')}>
          <RequestList list={list} filters={filters} standing={standing} />
        </div>
        <Pager
          page={list.current_page}
          lastPage={list.last_page}
          linkTo={(page) => ({
            to: '/requests',
            search: { ...filters, page: page === 1 ? undefined : page },
          })}
        />
      </section>
      <FilterSheet open={open} onClose={() => setOpen(false)} onClear={clear} found={list.total} busy={busy}>
        {form}
      </FilterSheet>
    </div>
  )
}
