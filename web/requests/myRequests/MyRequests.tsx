import { Plus } from 'lucide-react'
import { canSell } from '#shared/base/access/permissions.ts'
import { useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { useSession } from '../../auth/session.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { RequestTabs } from '../list/RequestTabs.tsx'
import { useMyOffers, useMyRequests } from '../queries.ts'
import { AskDrafts } from './AskDrafts.tsx'
import { MyOfferList } from './MyOfferList.tsx'
import { MyRequestList } from './MyRequestList.tsx'
import { myRequestsText, ownText } from './messages.ts'
import type { OwnSearch } from './search.ts'

/** The user's own requests and, for sellers, offers: by state, with the next step. */
export function MyRequests({ search }: { readonly search: OwnSearch }) {
  const t = useText(myRequestsText)
  const own = useText(ownText)
  const title = useText(requestTitles).mine
  const { profile } = useSession()
  const sells = profile !== null && canSell(profile.type)
  const requests = useMyRequests(fewest).data?.counts
  const offers = useMyOffers(fewest, sells).data?.counts
  // The empty state has the same button.
  const none = requests !== undefined && Object.values(requests).every((count) => count === 0)
  const active = search.show === 'offers' && sells ? 'offers' : 'mine'
  return (
    <div className="max-md:pb-20">
      <div className="mb-4 max-md:hidden">
        <Breadcrumbs crumbs={[{ label: own.account, link: { to: '/profile/account' } }, { label: title }]} />
      </div>
      <div className="mb-5 flex items-center justify-between gap-4 max-md:contents">
        <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
        <div
          className={classes(
            'max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4',
            (active === 'offers' || none) && 'max-md:hidden',
          )}
        >
          <ButtonLink
            to="/profile/add-request"
            icon={Plus}
            className="max-md:min-h-13 max-md:w-full max-md:shadow-popover"
          >
            {t.ask}
          </ButtonLink>
        </div>
      </div>
      <RequestTabs
        active={active}
        sells={sells}
        counts={{
          mine: requests ? requests.open + requests.accepted : null,
          offers: offers ? offers.open : null,
        }}
        className="max-md:-mt-3"
      />
      {active === 'mine' && <AskDrafts />}
      {active === 'offers' ? (
        <MyOfferList search={search.show === 'offers' ? search : { show: 'offers' }} />
      ) : (
        <MyRequestList search={search.show === 'offers' ? {} : search} />
      )}
    </div>
  )
}

/** Requests the counts only. */
const fewest = { limit: 1 } as const
