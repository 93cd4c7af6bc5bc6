import { useText } from '../../app/texts/text.ts'
import { cleared, countFilters } from '../../products/filters/filters.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import type { CardAuction } from '../card.ts'
import { auctionsText } from '../messages.ts'
import { AuctionCard } from './AuctionCard.tsx'
import type { AuctionFilters } from './filters.ts'
import type { AuctionsData } from './loadAuctions.ts'

type AuctionListProps = Pick<AuctionsData, 'asOf'> & {
  readonly auctions: readonly CardAuction[]
  readonly total: number
  readonly filters: AuctionFilters
}

/** The auctions of a page, or the empty state. */
export function AuctionList({ auctions, total, asOf, filters }: AuctionListProps) {
  if (auctions.length === 0) return <NoAuctions total={total} filters={filters} />
  return (
    <ul className={auctionGrid}>
      {auctions.map((auction, index) => (
        <li key={auction.id} className="min-w-0">
          <AuctionCard
            auction={auction}
            asOf={asOf}
            priority={index < firstRow}
            first={index === 0 && auction.status === 'open' && !filters.sort}
          />
        </li>
      ))}
    </ul>
  )
}

export const auctionGrid = 'grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3'

const firstRow = 3

/** The next step depends on why the list is empty. */
function NoAuctions({ total, filters }: { readonly total: number; readonly filters: AuctionFilters }) {
  const t = useText(auctionsText)
  const emptyState = (body: string, actions: React.ReactNode) => (
    <Empty picture={<Scene kind="ice" />} title={t.empty} body={body} actions={actions} />
  )
  if (total > 0) {
    return emptyState(
      t.emptyPage,
      <ButtonLink to="/auctions" search={{ ...filters, page: undefined }}>
        {t.firstPage}
      </ButtonLink>,
    )
  }
  if (countFilters(filters) > 0) {
    return emptyState(
      t.emptyFiltered,
      <ButtonLink to="/auctions" search={cleared(filters)} resetScroll={false}>
        {t.clearFilters}
      </ButtonLink>,
    )
  }
  const market = (
    <ButtonLink to="/local-market" kind="outlined">
      {t.toMarket}
    </ButtonLink>
  )
  if (filters.status) {
    return emptyState(
      filters.status === 'ended' ? t.emptyEnded : t.emptyScheduled,
      <>
        <ButtonLink to="/auctions" resetScroll={false}>
          {t.showOpen}
        </ButtonLink>
        {market}
      </>,
    )
  }
  return emptyState(
    t.emptyOpen,
    <>
      <ButtonLink to="/auctions" search={{ status: 'scheduled' }} resetScroll={false}>
        {t.showScheduled}
      </ButtonLink>
      {market}
    </>,
  )
}
