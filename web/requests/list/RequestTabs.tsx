import { Link } from '@tanstack/react-router'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { requestsText } from './messages.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the user chose the tab of all requests, which includes species that the user does not sell. */
    readonly allRequests?: true
  }
}

export const allRequests = { allRequests: true } as const

export type RequestTab = 'sold' | 'all' | 'mine' | 'offers'

/** The count of each tab; null reserves the space while the count loads. A zero is not shown. */
export type TabCounts = { readonly [tab in RequestTab]?: number | null | undefined }

type RequestTabsProps = {
  readonly active: RequestTab
  readonly counts: TabCounts
  /** True for sellers; only sellers have offers. */
  readonly sells: boolean
  /** The species that the user sells, which have their own tab. Without species, this tab is left out. */
  readonly soldFish?: readonly number[] | null
  readonly className?: string
}

/**
 * The tabs of the requests, each a link with its own address: requests for the species that the user sells, all requests,
 * the user's own requests, and the offers of a seller.
 */
export function RequestTabs({ active, counts, sells, soldFish, className }: RequestTabsProps) {
  const t = useText(requestsText)
  const tabs = [
    ...(soldFish?.length
      ? [{ tab: 'sold', to: '/requests', search: { fishId: [...soldFish] } } as const]
      : []),
    { tab: 'all', to: '/requests', state: allRequests },
    { tab: 'mine', to: '/profile/my-requests' },
    ...(sells ? [{ tab: 'offers', to: '/profile/my-requests', search: { show: 'offers' } } as const] : []),
  ] as const
  return (
    <nav
      aria-label={t.tabs}
      className={classes(
        'quiet-scroll -mx-4 overflow-x-auto border-b border-hairline bg-card px-4 md:mx-0 md:rounded-t-card',
        className,
      )}
    >
      <ul className="flex gap-6">
        {tabs.map(({ tab, ...link }) => (
          <li key={tab}>
            <Link
              {...link}
              aria-current={tab === active ? 'page' : undefined}
              activeOptions={onlyThere}
              className="inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent text-dense whitespace-nowrap text-quiet aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-primary"
            >
              {t[tab]}
              <Count count={counts[tab]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The user's two lists share a path and differ only in the query, so links are active only if the query is
 * equal too.
 */
const onlyThere = { exact: true }

function Count({ count }: { readonly count: TabCounts[RequestTab] }) {
  // A zero is not shown, because it would say that a list of ended requests is empty.
  if (count === undefined || count === 0) return null
  if (count === null) return <Skeleton className="size-6" />
  return (
    <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-tint px-2 text-meta font-normal text-primary">
      <Isolate>{count}</Isolate>
    </span>
  )
}
