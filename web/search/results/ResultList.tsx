import { lazy, Suspense } from 'react'
import { resultKinds } from '#shared/search/kinds.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { AuctionList } from '../../auctions/list/AuctionList.tsx'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { cleared, countFilters } from '../../products/filters/filters.ts'
import { marketGrid } from '../../products/market/MarketList.tsx'
import { productsText } from '../../products/messages.ts'
import { cardItem, ProductCard } from '../../products/ProductCard.tsx'
import { RequestCards } from '../../requests/list/RequestCards.tsx'
import { useOwnStanding } from '../../requests/list/useOwnStanding.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import type { SearchFilters } from './filters.ts'
import type { Results, SearchData } from './loadResults.ts'
import { resultsText } from './messages.ts'

type ResultListProps = { readonly data: SearchData; readonly filters: SearchFilters }

/** The results of a page, in the cards of their own lists, or the empty state. */
export function ResultList({ data, filters }: ResultListProps) {
  const { results } = data
  if (results.list.data.length === 0) return <NoResults data={data} filters={filters} />
  if (results.kind === 'requests') return <Requests list={results.list} />
  if (results.kind === 'auctions') {
    const { list, asOf } = results
    return <AuctionList auctions={list.data} total={list.total} asOf={asOf} filters={{}} />
  }
  return (
    <ul className={marketGrid}>
      {results.list.data.map((product, index) => (
        <li key={product.id} className={cardItem}>
          <ProductCard
            product={product}
            rowOnPhone
            priority={index < firstRow}
            headingLevel={2}
            Further={DeviceName}
          />
        </li>
      ))}
    </ul>
  )
}

const firstRow = 3

/** Loaded only for a search without results. */
const SearchAlert = lazy(() =>
  import('./SearchAlert.tsx').then((module) => ({ default: module.SearchAlert })),
)

function Requests({ list }: Pick<Extract<Results, { kind: 'requests' }>, 'list'>) {
  return <RequestCards requests={list.data} standing={useOwnStanding()} />
}

/** The empty state, with the next useful steps: the corrected text, another kind, fewer filters, or a request. */
function NoResults({ data: { results, counts, corrected, choices }, filters }: ResultListProps) {
  const t = useText(resultsText)
  const goods = useText(productsText)
  const base = useText(baseText)
  const { s, kind: _kind, ...others } = filters
  const ask = (
    <>
      {goods.notFound}{' '}
      <TextLink to="/profile/add-request" search={{ fishId: choices.chosenFish[0]?.id }}>
        {goods.askSellers}
      </TextLink>
    </>
  )
  if (results.list.total > 0) {
    return (
      <Empty
        title={base.empty}
        body={goods.emptyPage}
        actions={
          <ButtonLink to="/search" search={{ ...filters, page: undefined }}>
            {goods.firstPage}
          </ButtonLink>
        }
      />
    )
  }
  const elsewhere = resultKinds.filter((kind) => counts[kind].total > 0)
  const narrowed = countFilters(others) > 0
  const body =
    s === undefined
      ? t.blank
      : narrowed
        ? goods.emptyFiltered
        : elsewhere.length
          ? t.nothingHere(s)
          : t.nothing(s)
  return (
    <Empty
      title={base.empty}
      body={body}
      actions={
        <>
          {corrected && (
            <ButtonLink to="/search" search={{ s: corrected }}>
              {t.titleOf(corrected)}
            </ButtonLink>
          )}
          {elsewhere.map((kind) => (
            <ButtonLink
              key={kind}
              kind="outlined"
              to="/search"
              search={{ ...filters, kind, sort: undefined, page: undefined }}
              resetScroll={false}
            >
              {t[inKind[kind]](counts[kind].total)}
            </ButtonLink>
          ))}
          {narrowed && (
            <ButtonLink kind="outlined" to="/search" search={{ ...cleared(filters), s }} resetScroll={false}>
              {goods.clearFilters}
            </ButtonLink>
          )}
          <Suspense fallback={null}>
            <SearchAlert filters={filters} chosen={choices.chosenFish} />
          </Suspense>
        </>
      }
      note={ask}
    />
  )
}

const inKind = {
  local: 'inLocal',
  imported: 'inImported',
  special: 'inSpecial',
  auctions: 'inAuctions',
  requests: 'inRequests',
} as const
