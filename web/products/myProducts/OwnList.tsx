import type { UseQueryResult } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Page } from '#shared/base/page.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useSession } from '../../auth/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { ListSearch } from '../../ui/form/ListSearch.tsx'
import { ListFoot } from '../../ui/lists/ListFoot.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'

export type OwnListQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'isPending' | 'isPlaceholderData' | 'isFetching' | 'error' | 'refetch'
>

type OwnListProps<Data> = {
  readonly query: OwnListQuery<Data>
  /** Shown until the first data arrives. */
  readonly skeleton: ReactNode
  /** The title of the error state. */
  readonly failed: string
  readonly children: (data: Data) => ReactNode
}

/** A list of the user's own records: skeleton, rows or error. Old rows stay while new rows load. */
export function OwnList<Data>({ query, skeleton, failed, children }: OwnListProps<Data>) {
  const { data, isPending, isPlaceholderData, isFetching, error, refetch } = query
  if (isPending) return skeleton
  if (data === undefined) {
    return (
      <ErrorState
        title={failed}
        refusal={error instanceof Refusal ? error : null}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      {children(data)}
    </div>
  )
}

/** The parameters in the address of a list of the user's own records. */
type OwnSearchParams<State> = {
  readonly status?: State | undefined
  readonly s?: string | undefined
  readonly market?: number | undefined
  readonly page?: number | undefined
}

type OwnPageProps<State extends string, Item> = {
  readonly words: Readonly<
    Record<State | 'all', string> &
      Record<'title' | 'add' | 'states' | 'search' | 'failedTitle' | 'noneTitle' | 'emptyTitle', string> &
      Record<'emptyBody' | 'showAll', string>
  > & { readonly shown: (first: number, last: number, total: number) => string }
  /** The page with the form of a new record. */
  readonly addTo: '/profile/add-product' | '/profile/add-auction'
  /** The id that the tabs and their panel share. */
  readonly group: string
  /** The tabs after the first one, which shows all records. */
  readonly states: readonly State[]
  /** The state in which records wait for an action of the user. */
  readonly waits?: State
  readonly search: OwnSearchParams<State>
  readonly linkTo: (search: OwnSearchParams<State>) => Pick<LinkProps, 'to' | 'search'>
  readonly query: OwnListQuery<{
    readonly products: Page<Item>
    readonly counts: Readonly<Record<State, number>>
  }>
  /** The width from which the rows are a table. */
  readonly table: 'md' | 'xl'
  readonly skeleton: ReactNode
  /** Content above the list. */
  readonly notes?: ReactNode
  /** The action on selected records, which takes the place of the add button. */
  readonly selection?: ReactNode
  /** Controls beside the search box. */
  readonly tools?: ReactNode
  /** A second action of the empty state. */
  readonly emptyAction?: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}

/** The user's own records for sale: tabs of states with counts, a search box, the rows and the pages. */
export function OwnPage<State extends string, Item>(props: OwnPageProps<State, Item>) {
  const { words: t, addTo, group, states, search, linkTo, query, table } = props
  const navigate = useNavigate()
  const narrow = (change: OwnSearchParams<State>) =>
    void navigate({ ...linkTo({ ...search, page: undefined, ...change }), resetScroll: false })
  const counts = query.data?.counts
  const whole = counts && Object.values<number>(counts).reduce((sum, count) => sum + count, 0)
  const active: State | 'all' = search.status ?? 'all'
  // A seller's bottom bar already has the button that lists goods; an importer's bottom bar adds a supply instead.
  const imports = useSession().profile?.can_view.includes('beharMarketMain')
  const barAdds = addTo === '/profile/add-product' && !imports
  const empty = whole === 0 && !search.s && !search.status && !search.market
  const add = (className?: string) => (
    <ButtonLink to={addTo} icon={Plus} className={className}>
      {t.add}
    </ButtonLink>
  )
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <div className="flex items-center justify-between gap-4 max-md:contents">
        <h1 className="text-h1 max-md:visually-hidden">{t.title}</h1>
        {/* In an empty list, the empty state has this button. */}
        {!empty && (
          <div
            data-dock={barAdds && !props.selection ? undefined : 'above'}
            className={classes(
              'max-md:pointer-events-none max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4',
              barAdds && !props.selection && 'max-md:hidden',
            )}
          >
            {props.selection ||
              add('max-md:pointer-events-auto max-md:min-h-13 max-md:w-full max-md:shadow-popover')}
          </div>
        )}
      </div>
      {props.notes}
      <Card padding="none" className={clear[table]}>
        <div className="quiet-scroll overflow-x-auto overflow-y-hidden bg-card max-md:-mx-4 md:rounded-t-card md:px-4">
          <div className="w-max min-w-full max-md:px-4">
            <Tabs
              label={t.states}
              group={group}
              look="line"
              active={active}
              onChange={(tab) => narrow({ status: tab === 'all' ? undefined : tab })}
              tabs={(['all', ...states] as const).map((id) => {
                const count = id === 'all' ? whole : counts?.[id]
                const waits = id === props.waits && (count ?? 0) > 0
                return { id, label: t[id], ...(count === undefined ? {} : { count, waits }) }
              })}
            />
          </div>
        </div>
        <TabPanel group={group} active={active}>
          {(whole !== 0 || search.s) && (
            <div className="flex flex-wrap gap-3 py-3 md:px-4">
              <ListSearch
                label={t.search}
                className="min-w-60 grow"
                searched={search.s ?? ''}
                onSearch={(s) => narrow({ s })}
              />
              {props.tools}
            </div>
          )}
          <OwnList query={query} skeleton={props.skeleton} failed={t.failedTitle}>
            {({ products: list }) => {
              if (list.data.length > 0) {
                return (
                  <>
                    {props.children(list.data)}
                    <ListFoot
                      list={list}
                      shown={t.shown}
                      table={table}
                      linkTo={(page) => linkTo({ ...search, page: page === 1 ? undefined : page })}
                    />
                  </>
                )
              }
              const narrowed = Boolean(search.s || search.status || search.market)
              return (
                <Empty
                  scene={narrowed ? 'ice' : 'fish'}
                  title={narrowed ? t.noneTitle : t.emptyTitle}
                  body={narrowed ? undefined : t.emptyBody}
                  actions={
                    narrowed || list.total > 0 ? (
                      <Button
                        kind="outlined"
                        onClick={() => narrow({ s: undefined, status: undefined, market: undefined })}
                      >
                        {t.showAll}
                      </Button>
                    ) : (
                      <>
                        {add()}
                        {props.emptyAction}
                      </>
                    )
                  }
                />
              )
            }}
          </OwnList>
        </TabPanel>
      </Card>
    </div>
  )
}

/** Below this width, each row is a separate card. */
const clear = {
  md: 'max-md:bg-transparent max-md:shadow-none',
  xl: 'max-xl:bg-transparent max-xl:shadow-none',
} as const
