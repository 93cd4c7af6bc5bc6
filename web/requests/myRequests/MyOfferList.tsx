import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { useMyOffers } from '../queries.ts'
import { MyOfferCard } from './MyOfferCard.tsx'
import { myOffersText, ownText } from './messages.ts'
import { OwnRows } from './OwnRows.tsx'
import { OwnStates } from './OwnStates.tsx'
import { type OwnSearch, shownOfferStates } from './search.ts'

/** The user's own offers by state, newest first. */
export function MyOfferList({
  search,
}: {
  readonly search: Extract<OwnSearch, { readonly show: 'offers' }>
}) {
  const t = useText(myOffersText)
  const own = useText(ownText)
  const query = useMyOffers({ status: search.status, page: search.page ?? 1 })
  const counts = query.data?.counts
  // Replaced offers are history: their filter is shown only when there are some.
  const states = shownOfferStates.filter(
    (status) => status !== 'replaced' || search.status === status || (counts?.replaced ?? 0) > 0,
  )
  return (
    <>
      <OwnStates
        states={[
          { label: own.any, count: undefined, search: { show: 'offers' }, active: !search.status },
          ...states.map((status) => ({
            label: t[status],
            count: counts?.[status],
            search: { show: 'offers' as const, status },
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
            actions={<ButtonLink to="/requests">{t.toRequests}</ButtonLink>}
          />
        }
      >
        {(offer) => <MyOfferCard key={offer.id} offer={offer} />}
      </OwnRows>
    </>
  )
}
