import type { Profile } from '#shared/auth/profile.ts'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { viewerText } from '../bidding/messages.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { BuyInstead, SandPanel } from './SandPanel.tsx'

/** Explains why the account cannot bid, and links to the upgrade or the verification. */
export function NoBidPanel({ auction }: Pick<LiveAuction, 'auction'>) {
  const { profile } = useSession()
  if (!profile) return null
  return (
    <>
      {profile.can_bid ? <Unverified auction={auction} /> : <Upgrade auction={auction} profile={profile} />}
    </>
  )
}

function Unverified({ auction }: Pick<LiveAuction, 'auction'>) {
  const t = useText(viewerText)
  return (
    <SandPanel title={t.unverified} body={t.unverifiedBody}>
      <ButtonLink
        size="main"
        wide
        to="/auth/verify-mobile"
        search={{ redirect: paths.auctionDetails(auction.id) }}
      >
        {t.verify}
      </ButtonLink>
    </SandPanel>
  )
}

function Upgrade({ auction, profile }: Pick<LiveAuction, 'auction'> & { readonly profile: Profile }) {
  const t = useText(viewerText)
  const waits = profile.upgrade?.status === 'pending'
  const reason = profile.type === 'fisherman' ? t.fisherman : t.local_buyer
  return (
    <SandPanel title={waits ? t.waiting : t.sellersBid} body={waits ? t.waitingBody : reason}>
      <ButtonLink size="main" wide to="/profile/account/upgrade" search={{ higher: true }}>
        {waits ? t.toUpgrade : t.upgrade}
      </ButtonLink>
      <BuyInstead auction={auction} />
    </SandPanel>
  )
}
