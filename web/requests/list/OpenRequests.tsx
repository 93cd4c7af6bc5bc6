import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, use } from 'react'
import type { Settled } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { type RequestFilters, readRequestFilters } from './filters.ts'
import type { RequestsData } from './loadRequests.ts'
import { requestsText } from './messages.ts'
import { RequestResults } from './RequestResults.tsx'
import { RequestsSkeleton } from './RequestsSkeleton.tsx'
import { RequestTabs } from './RequestTabs.tsx'
import { type OwnStanding, useOwnStanding } from './useOwnStanding.ts'

type OpenRequestsProps = {
  /** A promise at the first visit. When a filter changes, the old list stays until its data has arrived. */
  readonly requests: Settled<RequestsData> | Promise<Settled<RequestsData>>
  /** The filters of the shown list. */
  readonly filters: RequestFilters
}

/** All open requests: filters, sort order, cards and pages. All choices are in the address. */
export function OpenRequests(props: OpenRequestsProps) {
  const t = useText(requestsText)
  const title = useText(requestTitles).open
  const standing = useOwnStanding()
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <div className="max-md:hidden">
        <Breadcrumbs crumbs={[{ label: t.home, link: { to: '/home' } }, { label: title }]} />
      </div>
      <div className="flex items-end justify-between gap-4 max-md:contents">
        <div>
          <h1 className="mt-3 text-h1 max-md:visually-hidden">{title}</h1>
          <p className="text-quiet max-md:visually-hidden">{t.lead}</p>
        </div>
        <ButtonLink to="/profile/add-request" icon={Plus} className="max-md:hidden">
          {t.ask}
        </ButtonLink>
      </div>
      <div className="hidden signed-in:block">
        <RequestTabs active="all" counts={standing.counts} sells={standing.sells} className="md:mt-4" />
      </div>
      <Suspense fallback={<RequestsSkeleton />}>
        <Found {...props} standing={standing} />
      </Suspense>
    </div>
  )
}

function Found({ requests, filters, standing }: OpenRequestsProps & { readonly standing: OwnStanding }) {
  const t = useText(requestsText)
  const router = useRouter()
  const navigate = useNavigate()
  const busy = useRouterState({ select: (state) => state.isLoading })
  const pending = usePendingFilters() ?? filters
  const { data, refusal } = requests instanceof Promise ? use(requests) : requests
  if (refusal) {
    return <ErrorState title={t.failed} refusal={refusal} busy={busy} onRetry={() => router.invalidate()} />
  }
  return (
    <RequestResults
      {...data}
      filters={filters}
      pending={pending}
      standing={standing}
      busy={busy}
      onChange={(search) => navigate({ to: '/requests', search, resetScroll: false })}
    />
  )
}

/** The filters of the pending navigation. The boxes show them at once, before the list has its answer. */
function usePendingFilters(): RequestFilters | undefined {
  return useRouterState({
    select: ({ location }) =>
      location.pathname === '/requests' ? readRequestFilters(location.search) : undefined,
    structuralSharing: true,
  })
}
