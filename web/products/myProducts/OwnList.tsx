import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'

type OwnTitleProps = {
  readonly title: string
  readonly add: string
  readonly addTo: '/profile/add-product' | '/profile/add-auction'
}

/** The title of the user's own list and its add button, which is fixed above the bottom bar on phones. */
export function OwnTitle({ title, add, addTo }: OwnTitleProps) {
  return (
    <div className="flex items-center justify-between gap-4 max-md:contents">
      <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
      <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4">
        <ButtonLink to={addTo} icon={Plus} className="max-md:min-h-13 max-md:w-full max-md:shadow-popover">
          {add}
        </ButtonLink>
      </div>
    </div>
  )
}

type OwnListProps<Data> = {
  readonly query: Pick<
    UseQueryResult<Data>,
    'data' | 'isPending' | 'isPlaceholderData' | 'isFetching' | 'error' | 'refetch'
  >
  /** Shown until the first data. */
  readonly skeleton: ReactNode
  /** The title of the error state. */
  readonly failed: string
  readonly children: (data: Data) => ReactNode
}

/** A list of the user's own records: skeleton, rows or error. Old rows stay while new ones load. */
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

type EmptyOwnListProps = {
  /** The list is filtered by state or text. */
  readonly narrowed: boolean
  /** The number on all pages. */
  readonly total: number
  readonly words: Readonly<Record<'noneTitle' | 'emptyTitle' | 'emptyBody' | 'showAll' | 'add', string>>
  /** Where the first record is created. */
  readonly addTo: '/profile/add-product' | '/profile/add-auction'
  readonly onAll: () => void
}

/** The empty state: back to all records if there are any, else a link to the form of the first one. */
export function EmptyOwnList({ narrowed, total, words, addTo, onAll }: EmptyOwnListProps) {
  return (
    <Empty
      picture={<Scene kind={narrowed ? 'ice' : 'fish'} />}
      title={narrowed ? words.noneTitle : words.emptyTitle}
      body={narrowed ? undefined : words.emptyBody}
      actions={
        narrowed || total > 0 ? (
          <Button kind="outlined" onClick={onAll}>
            {words.showAll}
          </Button>
        ) : (
          <ButtonLink to={addTo} icon={Plus}>
            {words.add}
          </ButtonLink>
        )
      }
    />
  )
}
