import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#shared/base/page.ts'
import { useText } from '../../app/texts/text.ts'
import { OwnList } from '../../products/myProducts/OwnList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { LoadingNote } from '../../ui/states/Skeleton.tsx'
import { RequestCardSkeleton } from '../list/RequestsSkeleton.tsx'
import { ownText } from './messages.ts'
import type { OwnSearch } from './search.ts'

type OwnRowsProps<Item> = {
  readonly query: Pick<
    UseQueryResult<Page<Item>>,
    'data' | 'isPending' | 'isPlaceholderData' | 'isFetching' | 'error' | 'refetch'
  >
  readonly search: OwnSearch
  /** The title of the error state. */
  readonly failed: string
  /** The empty state without any record. */
  readonly none: ReactNode
  readonly children: (item: Item) => ReactNode
}

/** A page of the user's own records as cards; old rows stay while new ones load. */
export function OwnRows<Item>({ query, search, failed, none, children }: OwnRowsProps<Item>) {
  return (
    <OwnList query={query} skeleton={<Boxes />} failed={failed}>
      {(list) =>
        list.data.length > 0 ? (
          <>
            <ul className={grid}>{list.data.map(children)}</ul>
            <Foot list={list} search={search} />
          </>
        ) : (
          <Nothing total={list.total} search={search} none={none} />
        )
      }
    </OwnList>
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

/** The next step depends on why the list is empty: a page too far, no record in this state, or none at all. */
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
  return (
    <ListFoot
      list={list}
      shown={t.shownOf}
      linkTo={(page) => ({
        to: '/profile/my-requests',
        search: { ...search, page: page === 1 ? undefined : page },
      })}
    />
  )
}
