import { Plus } from 'lucide-react'
import { canSell } from '#shared/base/access/permissions.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { useSession } from '../../auth/session.ts'
import { DraftList, DraftNote } from '../../products/listing/draft/DraftNotes.tsx'
import { useStoredDrafts, useWaitingDraft } from '../../products/listing/draft/useWaitingDraft.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import {
  dropRequestDraft,
  keepRequestDraft,
  listRequestDrafts,
  type RequestDraft,
  searchOf,
  sendNewRequest,
} from '../add/drafts.ts'
import { askText } from '../add/messages.ts'
import { RequestTabs } from '../list/RequestTabs.tsx'
import { useMyOffers, useMyRequests, useRequestCache } from '../queries.ts'
import { MyOfferList } from './MyOfferList.tsx'
import { MyRequestList } from './MyRequestList.tsx'
import { myRequestsText, ownText } from './messages.ts'
import type { OwnSearch } from './search.ts'

/** The user's own requests and, for sellers, offers, by state and with the next step. */
export function MyRequests({ search }: { readonly search: OwnSearch }) {
  const t = useText(myRequestsText)
  const own = useText(ownText)
  const title = useText(requestTitles).mine
  const { profile } = useSession()
  const sells = profile !== null && canSell(profile.type)
  const requests = useMyRequests(fewest).data?.counts
  const offers = useMyOffers(fewest, sells).data?.counts
  // Without requests, the button is left out, because the empty state already has it.
  const none = requests !== undefined && Object.values(requests).every((count) => count === 0)
  const active = search.show === 'offers' && sells ? 'offers' : 'mine'
  return (
    <div>
      <Breadcrumbs
        className="mb-4"
        crumbs={[{ label: own.account, link: { to: '/profile/account' } }, { label: title }]}
      />
      <div className="mb-5 flex items-center justify-between gap-4 max-md:contents">
        <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
        {active === 'mine' && !none && (
          <div
            data-dock="above"
            className="max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4"
          >
            <ButtonLink
              to="/profile/add-request"
              icon={Plus}
              className="max-md:min-h-13 max-md:w-full max-md:shadow-popover"
            >
              {t.ask}
            </ButtonLink>
          </div>
        )}
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

/** The smallest page, because only the counts are needed. */
const fewest = { limit: 1 } as const

/** The drafts on this device; drafts that wait for the network are sent from here too. */
function AskDrafts() {
  const { profile } = useSession()
  const userId = profile?.id
  const [drafts, drop] = useStoredDrafts(userId, listRequestDrafts)
  if (userId === undefined || drafts.length === 0) return null
  return (
    <div className="mb-4">
      <DraftList count={drafts.length}>
        {drafts.map((draft) => (
          <AskDraft key={draft.from} draft={draft} userId={userId} onGone={() => drop(draft)} />
        ))}
      </DraftList>
    </div>
  )
}

type AskDraftProps = {
  readonly draft: RequestDraft
  readonly userId: number
  /** Called when the draft was sent or deleted. */
  readonly onGone: () => void
}

function AskDraft(props: AskDraftProps) {
  const t = useText(askText)
  const waiting = useWaiting(props)
  const { draft, userId, onGone } = props
  const { title, from, savedAt } = draft
  return (
    <DraftNote
      waiting={waiting}
      title={title ? `\u2068${title}\u2069` : t.draftUnnamed}
      savedAt={savedAt}
      onDelete={async () => {
        await dropRequestDraft({ userId, from })
        onGone()
      }}
      body={waiting && <p>{t.waitingBody}</p>}
    >
      <ButtonLink to="/profile/add-request" search={searchOf(from)} kind="outlined">
        {t.draftOpen}
      </ButtonLink>
    </DraftNote>
  )
}

function useWaiting({ draft, userId, onGone }: AskDraftProps): boolean {
  const { sent } = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  return useWaitingDraft({
    waits: draft.waiting,
    send: async () => {
      const request = await sendNewRequest(draft, { locale })
      await dropRequestDraft({ userId, from: draft.from })
      showToast('success', sent)
      cache.keep(request)
      onGone()
    },
    keep: () => keepRequestDraft(userId, { ...draft, waiting: false }),
  })
}
