import { Plus } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { useMyRequests } from '../queries.ts'
import { MyRequestCard, waitsForAsker } from './MyRequestCard.tsx'
import { myRequestsText, ownText } from './messages.ts'
import { OwnRows } from './OwnRows.tsx'
import { OwnStates } from './OwnStates.tsx'
import { type OwnSearch, shownRequestStates } from './search.ts'

/** The user's own requests by state, newest first. */
export function MyRequestList({
  search,
}: {
  readonly search: Extract<OwnSearch, { readonly show?: undefined }>
}) {
  const t = useText(myRequestsText)
  const own = useText(ownText)
  const query = useMyRequests({ status: search.status, page: search.page ?? 1 })
  const counts = query.data?.counts
  const first = query.data?.data.find(waitsForAsker)?.id
  return (
    <>
      <OwnStates
        states={[
          { label: own.any, count: undefined, search: {}, active: !search.status },
          ...shownRequestStates.map((status) => ({
            label: t[status],
            count: counts?.[status],
            waits: status === 'accepted' && (counts?.accepted ?? 0) > 0,
            search: { status },
            active: search.status === status,
          })),
        ]}
      />
      <OwnRows
        query={query}
        search={search}
        failed={t.failed}
        none={
          <Empty
            picture={<Scene kind="fish" />}
            title={t.emptyTitle}
            body={t.emptyBody}
            actions={
              <ButtonLink to="/profile/add-request" icon={Plus}>
                {t.ask}
              </ButtonLink>
            }
          />
        }
      >
        {(request) => <MyRequestCard key={request.id} request={request} filled={request.id === first} />}
      </OwnRows>
    </>
  )
}
