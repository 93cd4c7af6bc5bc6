import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { canSell } from '#shared/base/access/permissions.ts'
import { paths } from '#shared/base/paths.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { CreateAccountLink } from '../../auth/CreateAccountLink.tsx'
import { ForVisitor } from '../../auth/ForVisitor.tsx'
import { loadSession, type Session, useSession } from '../../auth/session.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { offerPlace } from '../RequestParts.tsx'
import type { RequestData } from './loadRequest.ts'
import { requestText } from './messages.ts'
import { OfferSkeleton, RequestOver, RequestPanel } from './RequestPanel.tsx'
import { RequestView } from './RequestView.tsx'
import { type LiveRequest, useLiveRequest } from './useLiveRequest.ts'

/** The public page of one request with the user's actions; if the request did not load, the error. */
export function RequestDetailsView({ data }: { readonly data: RequestData }) {
  const t = useText(requestText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  // The key resets the state, so that the form of one request is not used for the next.
  return <RequestDetailsLive key={data.request.id} {...data} />
}

function RequestDetailsLive(drawn: Extract<RequestData, { refusal: null }>) {
  const titles = useText(requestTitles)
  const live = useLiveRequest(drawn)
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs
        className="mb-3"
        fromHome
        crumbs={[{ label: titles.open, link: { to: '/requests' } }, { label: live.request.title }]}
      />
      <RequestView request={live.request}>
        <OfferPart {...live} />
      </RequestView>
    </div>
  )
}

/** The user's actions on the request in its current state. Parts that only some users need are loaded lazily. */
function OfferPart(live: LiveRequest) {
  return (
    <div id={offerPlace} className="scroll-mt-24">
      <ForReader {...live} />
    </div>
  )
}

function ForReader(live: LiveRequest) {
  const session = useSession()
  const { request, reload } = live
  const reader = requestReader(session, live)
  useEffect(() => {
    // A signed-in user may be a seller, so the code of the form is loaded together with the account.
    if (session.state === 'loading') void loadSeller().catch(() => undefined)
  }, [session.state])
  if (reader === 'owner') return <Later part={OwnerPanel} {...live} />
  if (reader === 'seller') return <Later part={SellerPart} {...live} />
  if (request.status !== 'open') return <RequestOver request={request} />
  switch (reader) {
    case 'buyer':
    case 'unverified':
      return <Later part={NoOfferPanel} {...live} />
    case 'failed':
      return <AccountFailed onLoaded={reload} />
    case 'visitor':
    case 'pending':
      return (
        <ForVisitor pending={reader === 'pending'} skeleton={<OfferSkeleton />}>
          <Visitor request={request} />
        </ForVisitor>
      )
  }
}

/**
 * The user's role at a request (specification, section 6). `pending`: the session is loading. `failed`: the account could
 * not be loaded. `buyer`: the account cannot sell.
 */
type RequestReader = 'pending' | 'failed' | 'visitor' | 'owner' | 'buyer' | 'unverified' | 'seller'

/**
 * The role of the user. The server renders the page for everyone, so the facts about the user come with the first answer
 * to a signed-in request.
 */
function requestReader(
  { state, profile }: Session,
  { request, own }: { readonly request: Pick<RequestDetails, 'is_owner'>; readonly own: boolean },
): RequestReader {
  if (!profile) {
    if (state === 'out') return 'visitor'
    return state === 'failed' ? 'failed' : 'pending'
  }
  if (!own) return 'pending'
  if (request.is_owner) return 'owner'
  if (!canSell(profile.type)) return 'buyer'
  return profile.mobile_verified ? 'seller' : 'unverified'
}

/** Asks visitors to sign in, and returns them to the form. */
function Visitor({ request }: { readonly request: RequestDetails }) {
  const t = useText(requestText)
  const back = `${paths.requestDetails(request.id)}#${offerPlace}`
  return (
    <RequestPanel title={t.sellersOffer} body={t.sellersOfferBody}>
      <ButtonLink size="main" to="/auth/sign-in" search={{ redirect: back }}>
        {t.signIn}
      </ButtonLink>
      <CreateAccountLink redirect={back} />
    </RequestPanel>
  )
}

function AccountFailed({ onLoaded }: { readonly onLoaded: () => Promise<void> }) {
  const t = useText(requestText)
  const locale = useLocale()
  return (
    <RequestPanel title={t.accountFailed} body={t.accountFailedBody}>
      <Button onClick={() => void loadSession(locale).then(onLoaded)}>{t.retryAccount}</Button>
    </RequestPanel>
  )
}

function Later({ part: Part, ...live }: LiveRequest & { readonly part: ComponentType<LiveRequest> }) {
  return (
    <Suspense fallback={<OfferSkeleton />}>
      <Part {...live} />
    </Suspense>
  )
}

const loadSeller = () => import('../details/SellerPart.tsx')
const SellerPart = lazy(() => loadSeller().then((module) => ({ default: module.SellerPart })))
const OwnerPanel = lazy(() =>
  import('../details/RequestOwnerPanel.tsx').then((module) => ({ default: module.RequestOwnerPanel })),
)
const NoOfferPanel = lazy(() =>
  import('../offering/NoOfferPanel.tsx').then((module) => ({ default: module.NoOfferPanel })),
)
