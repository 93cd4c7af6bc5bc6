import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BuyInstead } from './BuyInstead.tsx'
import { auctionText } from './messages.ts'
import { SandPanel } from './SandPanel.tsx'

/** Who is not signed in follows, and comes back here after signing in. */
export function VisitorPanel({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  return (
    <SandPanel title={t.sellersBid} body={t.sellersBidBody}>
      <ButtonLink size="main" wide to="/auth/sign-in" search={{ redirect: paths.auctionDetails(auction.id) }}>
        {t.signIn}
      </ButtonLink>
      <BuyInstead auction={auction} />
    </SandPanel>
  )
}
