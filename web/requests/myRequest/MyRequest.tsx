import { Navigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useCallback } from 'react'
import type { RequestDetails } from '#shared/requests/contract.ts'
import type { Refusal } from '../../app/calls/api.ts'
import { useAfter } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { RequestBoxes } from '../details/RequestSkeleton.tsx'
import { RequestView } from '../details/RequestView.tsx'
import { useCloseRequest } from '../myRequests/useCloseRequest.ts'
import { useRequest, useRequestCache } from '../queries.ts'
import { EditRequest } from './EditRequest.tsx'
import { MatchingGoods } from './MatchingGoods.tsx'
import { compareText } from './messages.ts'
import { OwnOffers } from './OwnOffers.tsx'

type MyRequestProps = { readonly id: number | undefined; readonly edits: boolean }

/** The user's own request with its offers, or its edit form. Somebody else's request redirects to its public page. */
export function MyRequest({ id, edits }: MyRequestProps) {
  const t = useText(compareText)
  const { data, error, isFetching, refetch } = useRequest(id ?? 0, id !== undefined)
  if (id === undefined || (error as Refusal | null)?.code === 'not_found') return <NoSuchRequest />
  if (!data && !error) return <RequestBoxes />
  if (!data) {
    return (
      <ErrorState
        title={t.failed}
        refusal={error as Refusal}
        onRetry={() => void refetch()}
        busy={isFetching}
        headingLevel={1}
      />
    )
  }
  if (!data.is_owner) return <Navigate to="/requests/$requestId" params={{ requestId: String(id) }} replace />
  return edits ? <EditRequest request={data} /> : <Own request={data} />
}

function Own({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const titles = useText(requestTitles)
  const { refresh } = useRequestCache()
  useAfter(
    request.status === 'open' ? request.closes_at : undefined,
    useCallback(() => void refresh(), [refresh]),
  )
  return (
    <>
      <div className="mb-3 hidden md:block">
        <Breadcrumbs
          crumbs={[
            { label: t.account, link: { to: '/profile/account' } },
            { label: titles.mine, link: { to: '/profile/my-requests' } },
            { label: request.number },
          ]}
        />
      </div>
      <RequestView request={request} actions={request.status === 'open' && <Actions request={request} />}>
        <OwnOffers request={request} />
        <MatchingGoods matches={request.matches} />
      </RequestView>
    </>
  )
}

/** An open request can be edited and closed. */
function Actions({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const { busy, close } = useCloseRequest(request)
  return (
    <>
      <ButtonLink
        kind="outlined"
        icon={Pencil}
        to="/profile/my-requests/$requestId"
        params={{ requestId: String(request.id) }}
        search={{ edit: true }}
      >
        {t.edit}
      </ButtonLink>
      <Button kind="refusal" busy={busy} onClick={() => void close()}>
        {t.close}
      </Button>
    </>
  )
}

function NoSuchRequest() {
  const t = useText(compareText)
  const titles = useText(requestTitles)
  return (
    <EmptyPage title={t.none} actions={<ButtonLink to="/profile/my-requests">{titles.mine}</ButtonLink>} />
  )
}
