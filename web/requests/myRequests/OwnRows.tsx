import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#shared/base/page.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { LoadingNote } from '../../ui/states/Skeleton.tsx'
import { RequestCardSkeleton } from '../list/RequestsSkeleton.tsx'
import { ownText } from './messages.ts'
import type { OwnSearch } from './ownSearch.ts'

type OwnRowsProps<Item> = {
  readonly asked: Pick<
    UseQueryResult<Page<Item>>,
    'data' | 'isPending' | 'isPlaceholderData' | 'isFetching' | 'error' | 'refetch'
  >
  readonly search: OwnSearch
  /** What is said when it cannot be had. */
  readonly failed: string
  /** The face of having none at all. */
  readonly none: ReactNode
  /** A row: an item of the list. */
  readonly children: (item: Item) => ReactNode
}

/** A page of one's own: boxes while it loads, cards, or the face of none or of a failure; old rows stay meanwhile. */
export function OwnRows<Item>({ asked, search, failed, none, children }: OwnRowsProps<Item>) {
  const { data, isPending, isPlaceholderData, isFetching, error, refetch } = asked
  if (isPending) return <Boxes />
  if (!data) {
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
      {data.data.length > 0 ? (
        <ul className={grid}>{data.data.map(children)}</ul>
      ) : (
        <Nothing total={data.total} search={search} none={none} />
      )}
      {data.data.length > 0 && <Foot list={data} search={search} />}
    </div>
  )
}

const grid = 'mt-3 grid gap-3 md:grid-cols-2 md:gap-5'

function Boxes() {
  return (
    <div className={grid}>
      <LoadingNote />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <RequestCardSkeleton key={row} />
      ))}
    </div>
  )
}

/** The next useful step depends on why there is nothing: a page too far, no such state, none at all. */
function Nothing({
  total,
  search,
  none,
}: Pick<OwnRowsProps<never>, 'search' | 'none'> & { readonly total: number }) {
  const t = useText(ownText)
  if (total === 0 && !search.status) return none
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={total > 0 ? t.emptyPage : t.noneHere}
      actions={
        total > 0 ? (
          <ButtonLink to="/profile/my-requests" search={{ ...search, page: undefined }}>
            {t.firstPage}
          </ButtonLink>
        ) : (
          <ButtonLink to="/profile/my-requests" search={{ show: search.show }} kind="outlined">
            {t.showAll}
          </ButtonLink>
        )
      }
    />
  )
}

function Foot({ list, search }: { readonly list: Page<unknown>; readonly search: OwnSearch }) {
  const t = useText(ownText)
  const from = (list.current_page - 1) * list.per_page + 1
  return (
    <ListFoot shown={t.shownOf(from, from + list.data.length - 1, list.total)}>
      <Pager
        page={list.current_page}
        lastPage={list.last_page}
        linkTo={(page) => ({
          to: '/profile/my-requests',
          search: { ...search, page: page === 1 ? undefined : page },
        })}
      />
    </ListFoot>
  )
}
