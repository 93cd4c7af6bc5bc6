import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Page } from '#shared/base/page.ts'
import { languageOf } from '#shared/base/text/language.ts'
import type { Request } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { OwnList, type OwnListQuery } from '../../products/myProducts/OwnList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ListFoot } from '../../ui/lists/ListFoot.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { SkeletonList } from '../../ui/states/Skeleton.tsx'
import { TurnNote } from '../../ui/TurnNote.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { OriginalTag } from '../../ui/values/Written.tsx'
import { RequestCardSkeleton } from '../list/RequestsSkeleton.tsx'
import { RequestPlate } from '../RequestParts.tsx'
import { ownText } from './messages.ts'
import type { OwnSearch } from './search.ts'

type OwnRowsProps<State extends string, Item> = {
  readonly query: OwnListQuery<Page<Item> & { readonly counts: Readonly<Record<State, number>> }>
  readonly search: OwnSearch
  /** The states by which the list can be filtered. */
  readonly states: readonly State[]
  readonly words: Readonly<Record<State | 'failed' | 'emptyTitle' | 'emptyBody', string>>
  readonly searchOf: (status?: State) => OwnSearch
  /** The state in which records need an action of the user. */
  readonly waits?: State
  /** The next step that is shown if there is no record. */
  readonly step: ReactNode
  readonly children: (item: Item) => ReactNode
}

/** The user's own records by state, newest first, as cards. Old rows stay while new rows load. */
export function OwnRows<State extends string, Item>(props: OwnRowsProps<State, Item>) {
  const { query, search, words, searchOf } = props
  const { any } = useText(ownText)
  const none = <Empty scene="fish" title={words.emptyTitle} body={words.emptyBody} actions={props.step} />
  const states = props.states.map((status) => {
    const count = query.data?.counts[status]
    return {
      label: words[status],
      count,
      waits: status === props.waits && (count ?? 0) > 0,
      search: searchOf(status),
      active: search.status === status,
    }
  })
  const all = { label: any, count: undefined, search: searchOf(), active: !search.status }
  return (
    <>
      <OwnStates states={[all, ...states]} />
      <OwnList query={query} skeleton={<Boxes />} failed={words.failed}>
        {(list) =>
          list.data.length > 0 ? (
            <>
              <ul className={grid}>{list.data.map(props.children)}</ul>
              <Foot list={list} search={search} />
            </>
          ) : (
            <Nothing total={list.total} search={search} none={none} />
          )
        }
      </OwnList>
    </>
  )
}

const grid = 'mt-3 grid gap-3 md:grid-cols-2 md:gap-5'

function Boxes() {
  return (
    <SkeletonList className={grid}>
      <RequestCardSkeleton />
    </SkeletonList>
  )
}

/**
 * The empty state. Its next step depends on why the list is empty: a page beyond the last, no record in this state, or no
 * record at all.
 */
function Nothing({
  total,
  search,
  none,
}: {
  readonly total: number
  readonly search: OwnSearch
  readonly none: ReactNode
}) {
  const t = useText(ownText)
  if (total === 0 && !search.status) return none
  return (
    <Empty
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

/** The next step in one line; on sand background if the user must act. */
export function TurnLine({
  who,
  children,
}: {
  readonly who: 'me' | 'other' | 'nobody'
  readonly children: ReactNode
}) {
  const t = useText(ownText)
  if (who === 'nobody') return <p className="text-dense text-quiet">{children}</p>
  if (who === 'other') return <TurnNote icon={Hourglass}>{children}</TurnNote>
  return (
    <TurnNote>
      <strong className="font-bold">{t.onYou} </strong>
      {children}
    </TurnNote>
  )
}

type OwnHeadProps = {
  readonly request: Pick<Request, 'title' | 'number' | 'image' | 'has_image' | 'city' | 'asker'>
  /** The page that opens with a click anywhere on the card. */
  readonly link:
    | { readonly to: '/profile/my-requests/$requestId'; readonly params: { readonly requestId: string } }
    | { readonly to: '/requests/$requestId'; readonly params: { readonly requestId: string } }
  /** The time at which the request or offer was made. */
  readonly at: string
  readonly badge: ReactNode
  /** True for a request of somebody else, which shows the buyer's initials. */
  readonly foreign?: boolean
}

/** The head of a card: plate, title, state, number, buyer, place and age. */
export function OwnHead({ request, link, at, badge, foreign = false }: OwnHeadProps) {
  const t = useText(ownText)
  return (
    <div className="flex items-start gap-3">
      <RequestPlate image={request.image} plate={!request.has_image} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <h2 className="min-w-0 text-h3 break-words">
            <Link {...link} className="after:absolute after:inset-0 after:rounded-card">
              <Name lang={languageOf(request.title)}>{request.title}</Name>
            </Link>
          </h2>
          {badge}
        </div>
        <OriginalTag of={request.title} />
        <p className="truncate text-meta text-quiet">
          {t.number(request.number)}
          {' · '}
          {foreign && (
            <>
              <Name>{request.asker.name}</Name>
              {' · '}
            </>
          )}
          {request.city.name}
          {' · '}
          <Ago at={at} />
        </p>
      </div>
    </div>
  )
}

type OwnStatesProps = {
  readonly states: readonly {
    readonly label: string
    /** The count; undefined until it is known. */
    readonly count: number | undefined
    /** True if the counted records need an action of the user. */
    readonly waits?: boolean
    readonly search: OwnSearch
    readonly active: boolean
  }[]
}

/** Filters by state with their counts. They are links, because the choice is in the address. */
function OwnStates({ states }: OwnStatesProps) {
  const t = useText(ownText)
  return (
    <nav aria-label={t.states} className="quiet-scroll -mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2 py-1">
        {states.map(({ label, count, waits = false, search, active }) => (
          <li key={label} className="flex">
            <Link
              to="/profile/my-requests"
              search={search}
              resetScroll={false}
              aria-current={active ? 'page' : undefined}
              activeOptions={onlyThere}
              className={classes(
                'touch inline-flex h-9 items-center gap-2 rounded-full border px-4 text-dense whitespace-nowrap',
                active
                  ? 'border-primary bg-tint font-bold text-primary'
                  : 'border-line bg-card hover:bg-tint',
              )}
            >
              {label}
              {count !== undefined && (
                <span className={waits ? 'rounded-full bg-coral px-2 text-meta text-on-coral' : undefined}>
                  <Isolate>{count}</Isolate>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The filters share a path and differ only in the query, so links are active only if the query is equal
 * too.
 */
const onlyThere = { exact: true }
