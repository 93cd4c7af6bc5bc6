import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocale, useText } from '../../app/texts/text.ts'
import { loadSession, type Session, useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { BidPanelSkeleton } from '../bidding/BidPanelSkeleton.tsx'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { auctionText } from './messages.ts'
import { OverPanel } from './OverPanel.tsx'
import { readerOf } from './reader.ts'
import { SandPanel } from './SandPanel.tsx'
import { ScheduledPanel } from './ScheduledPanel.tsx'
import { VisitorPanel } from './VisitorPanel.tsx'

/** What this reader can do with the auction as it is now; what only some can do is loaded for them alone. */
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
      return <Later part={BidPanel} {...live} />
    case 'viewer':
    case 'unverified':
      return <Later part={ViewerPanel} {...live} />
    case 'failed':
      return <AccountFailed onLoaded={reload} />
    case 'visitor':
    case 'pending':
      // One place for both: what a visitor presses while it becomes known who looks is still there afterwards.
      return (
        <>
          <div className={reader === 'pending' ? 'signed-in:hidden' : undefined}>
            <VisitorPanel auction={auction} />
          </div>
          {reader === 'pending' && (
            <div className="hidden signed-in:block">
              <BidPanelSkeleton />
            </div>
          )}
        </>
      )
  }
}

/** Who signs in or out beside this page: what is their own comes or goes with them. */
function useOwnFacts({ state, profile }: Session, { auction, reload }: LiveAuction): void {
  const reader = profile?.id
  const known = auction.my_mark !== null
  const unlike = (reader !== undefined && !known) || (state === 'out' && known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reader who comes or goes.
  useEffect(() => {
    if (unlike) reload()
  }, [reader, state, reload])
  useEffect(() => {
    // Who is signed in will likely bid: its code comes while the account is loaded.
    if (state === 'loading') void loadBidPanel().catch(() => undefined)
  }, [state])
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
const OwnerPanel = lazy(() => import('./OwnerPanel.tsx').then((module) => ({ default: module.OwnerPanel })))
const AwardPanel = lazy(() => import('./AwardPanel.tsx').then((module) => ({ default: module.AwardPanel })))
const ViewerPanel = lazy(() =>
  import('./ViewerPanel.tsx').then((module) => ({ default: module.ViewerPanel })),
)
