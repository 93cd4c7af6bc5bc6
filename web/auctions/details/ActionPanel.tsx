import { CircleAlert, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { textIn, useLocale, useText } from '../../app/texts/text.ts'
import { CreateAccountLink } from '../../auth/CreateAccountLink.tsx'
import { ForVisitor } from '../../auth/ForVisitor.tsx'
import { loadSession, type Session, useSession } from '../../auth/session.ts'
import { useProductActions } from '../../products/productActions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { printLotAmount } from '../lotAmount.ts'
import { lostWords } from './lostWords.ts'
import { auctionText, auctionTextOf } from './messages.ts'
import { BuyInstead, dayMoment, SandPanel } from './SandPanel.tsx'

/** The actions of this user in the auction's current state. Parts that only some users need are loaded lazily. */
export function ActionPanel(live: LiveAuction) {
  const session = useSession()
  const { auction, reload } = live
  useOwnFacts(session, live)
  const reader = readerOf(session, auction)
  if (reader === 'owner') return <Later part={OwnerPanel} {...live} />
  if (auction.status === 'scheduled') return <ScheduledPanel auction={auction} />
  if (auction.status !== 'open') {
    return auction.awarded_bid?.mine ? <Later part={AwardPanel} {...live} /> : <OverPanel auction={auction} />
  }
  switch (reader) {
    case 'bidder':
      return <Later part={panels[auction.way]} {...live} />
    case 'viewer':
    case 'unverified':
      return <Later part={NoBidPanel} {...live} />
    case 'failed':
      return <AccountFailed onLoaded={reload} />
    case 'visitor':
    case 'pending':
      return (
        <ForVisitor pending={reader === 'pending'} skeleton={<BidPanelSkeleton />}>
          <VisitorPanel auction={auction} />
        </ForVisitor>
      )
  }
}

/**
 * The user's role at an auction (specification, section 6). `pending`: the session is loading. `failed`: the account
 * could not be loaded. `viewer`: the account cannot bid.
 */
type Reader = 'pending' | 'failed' | 'visitor' | 'viewer' | 'unverified' | 'owner' | 'bidder'

/**
 * The role of the user. The server renders the page for everyone, so the facts about the user come with the first answer
 * to a signed-in request.
 */
function readerOf(
  { state, profile }: Session,
  auction: Pick<AuctionDetails, 'is_owner' | 'my_mark'>,
): Reader {
  if (!profile) {
    if (state === 'out') return 'visitor'
    return state === 'failed' ? 'failed' : 'pending'
  }
  if (auction.is_owner) return 'owner'
  if (!profile.can_bid) return 'viewer'
  if (!profile.mobile_verified) return 'unverified'
  return auction.my_mark === null ? 'pending' : 'bidder'
}

/** Reloads the auction when the user signs in or out, because the answer contains facts about the user. */
function useOwnFacts({ state, profile }: Session, { auction, reload }: LiveAuction): void {
  const reader = profile?.id
  const known = auction.my_mark !== null
  const unlike = (reader !== undefined && !known) || (state === 'out' && known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session change.
  useEffect(() => {
    if (unlike) reload()
  }, [reader, state, reload])
  useEffect(() => {
    // A signed-in user probably bids, so the code of the panel is loaded together with the account.
    if (state === 'loading') void loadBidPanel().catch(() => undefined)
  }, [state])
}

/** Asks visitors to sign in, and returns them to this auction afterwards. */
function VisitorPanel({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const redirect = paths.auctionDetails(auction.id)
  return (
    <SandPanel title={t.sellersBid} body={t.sellersBidBody}>
      <ButtonLink size="main" wide to="/auth/sign-in" search={{ redirect }}>
        {t.signIn}
      </ButtonLink>
      <CreateAccountLink redirect={redirect} />
      <BuyInstead auction={auction} />
    </SandPanel>
  )
}

function AccountFailed({ onLoaded }: { readonly onLoaded: () => void }) {
  const t = useText(auctionText)
  const locale = useLocale()
  return (
    <SandPanel title={t.accountFailed} body={t.accountFailedBody}>
      <Button wide onClick={() => void loadSession(locale).then(onLoaded)}>
        {t.retryAccount}
      </Button>
    </SandPanel>
  )
}

function Later({ part: Part, ...live }: LiveAuction & { readonly part: ComponentType<LiveAuction> }) {
  return (
    <Suspense fallback={<BidPanelSkeleton />}>
      <Part {...live} />
    </Suspense>
  )
}

const loadBidPanel = () => import('../bidding/BidPanel.tsx')
const BidPanel = lazy(() => loadBidPanel().then((module) => ({ default: module.BidPanel })))
const DutchPanel = lazy(() =>
  import('../bidding/DutchPanel.tsx').then((module) => ({ default: module.DutchPanel })),
)
const SealedPanel = lazy(() =>
  import('../bidding/SealedPanel.tsx').then((module) => ({ default: module.SealedPanel })),
)
/** The panel of a bidder, by the way to sell. */
const panels = { english: BidPanel, dutch: DutchPanel, sealed: SealedPanel } as const
const OwnerPanel = lazy(() => import('./OwnerPanel.tsx').then((module) => ({ default: module.OwnerPanel })))
const AwardPanel = lazy(() => import('./AwardPanel.tsx').then((module) => ({ default: module.AwardPanel })))
const NoBidPanel = lazy(() => import('./NoBidPanel.tsx').then((module) => ({ default: module.NoBidPanel })))

/** The bid panel's skeleton while the session is loading. */
function BidPanelSkeleton() {
  return (
    <div className="flex flex-col gap-2.5">
      <LoadingNote />
      <Skeleton className="h-15.5 rounded-control" />
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-5.5 w-1/3" />
        <div className="grid grid-cols-3 gap-2">
          {['1', '2', '3'].map((step) => (
            <Skeleton key={step} className="h-16 rounded-control" />
          ))}
        </div>
      </div>
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="my-2.5 h-8 rounded-control" />
    </div>
  )
}

/** The panel before the start: the start time, and the favourite button, which saves the auction. */
function ScheduledPanel({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const locale = useLocale()
  const { Heart } = useProductActions()
  return (
    <SandPanel
      title={t.beforeStart}
      body={t.beforeStartBody(dayMoment(auction.starts_at, auction.server_time, locale))}
    >
      <div className="flex items-center gap-3 pb-1">
        <Heart id={auction.id} name={auction.name} />
        <p className="min-w-0 text-dense">{t.remind}</p>
      </div>
      <BuyInstead auction={auction} />
    </SandPanel>
  )
}

/** The panel after the end: the result of the user's bids, and a link to goods of the same species on sale. */
function OverPanel({ auction }: { readonly auction: AuctionDetails }) {
  const locale = useLocale()
  const own = ownOutcome(auction, locale)
  return (
    <div className="flex flex-col gap-3">
      {own && (
        <div className={classes('flex items-center gap-3 rounded-control px-4 py-2', looks[own.look])}>
          <own.icon aria-hidden size={24} className="shrink-0" />
          <p className="min-w-0">
            <span className="block text-dense font-bold">{own.title}</span>
            <span className="block text-meta text-text">{own.body}</span>
          </p>
        </div>
      )}
      <BuyInstead auction={auction} />
    </div>
  )
}

type Own = {
  readonly look: keyof typeof looks
  readonly icon: LucideIcon
  readonly title: string
  readonly body: string
}

function ownOutcome(auction: AuctionDetails, locale: Locale): Own | null {
  const t = textIn(auctionTextOf(auction.way), locale)
  const { bids, my_highest, status, accept_until, server_time } = auction
  const mine = bids.filter((bid) => bid.mine)
  if (mine.some(({ state }) => state === 'rejected')) {
    return { look: 'quiet', icon: CircleAlert, title: t.yoursRejected, body: t.yoursRejectedBody }
  }
  if (mine.some(({ state }) => state === 'abandoned')) {
    return { look: 'wrong', icon: CircleAlert, title: t.yoursAbandoned, body: t.yoursAbandonedBody }
  }
  if (my_highest === null || status === 'void') return null
  if (mine.some(({ state }) => state === 'ineligible')) {
    return { look: 'wrong', icon: CircleAlert, title: t.yoursLapsed, body: t.yoursLapsedBody }
  }
  if (status === 'ended' && mine.some(({ state }) => state === 'leading') && accept_until !== null) {
    const until = dayMoment(accept_until, server_time, locale)
    return { look: 'good', icon: CircleCheck, title: t.yoursWaits, body: t.yoursWaitsBody(until) }
  }
  return { look: 'quiet', icon: Hourglass, ...lostWords(auction, printLotAmount(my_highest, locale), locale) }
}

const looks = {
  good: 'bg-palm-tint text-palm',
  wrong: 'bg-coral-tint text-coral',
  quiet: 'bg-tint text-primary',
} as const
