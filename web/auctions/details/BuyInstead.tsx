import { Fish } from 'lucide-react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { marketOf } from '../../products/card.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { auctionText } from './messages.ts'

/** A link to the same species on sale, for users who cannot bid or came too late. */
export function BuyInstead({ auction: { origin, type_fish_id } }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  return (
    <ButtonLink kind="outlined" wide icon={Fish} to={marketOf[origin]} search={{ fishId: [type_fish_id] }}>
      {origin === 'local' ? t.sameLocal : t.sameImported}
    </ButtonLink>
  )
}
