import type { Page } from '#shared/base/page.ts'
import type { Origin } from '#shared/products/contract.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import type { Choice } from '../../catalog/choices.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { SkeletonList } from '../../ui/states/Skeleton.tsx'
import type { CardProduct } from '../card.ts'
import { FilteredListSkeleton } from '../filters/FilteredList.tsx'
import { cleared, countFilters, type Filters } from '../filters/filters.ts'
import { productsText } from '../messages.ts'
import { cardItem, ProductCard, ProductCardSkeleton } from '../ProductCard.tsx'
import { markets } from './loadMarket.ts'

/** The products of a page, or the empty state. */
export function MarketList({
  origin,
  list,
  filters,
  chosenFish,
}: {
  readonly origin: Origin
  readonly list: Page<CardProduct>
  readonly filters: Filters
  /** The chosen species with their names. */
  readonly chosenFish: readonly Choice[]
}) {
  if (list.data.length === 0)
    return <NoProducts origin={origin} total={list.total} filters={filters} chosenFish={chosenFish} />
  return (
    <ul className={marketGrid}>
      {list.data.map((product, index) => (
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

/** Three columns next to the filters, two on narrower screens. */
export const marketGrid = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3'

/** The skeleton of products with their filters. */
export function MarketListSkeleton() {
  return (
    <FilteredListSkeleton className="mt-4">
      <SkeletonList count={6} className={marketGrid}>
        <ProductCardSkeleton rowOnPhone />
      </SkeletonList>
    </FilteredListSkeleton>
  )
}

const firstRow = 3

/**
 * The empty state. Its next step depends on why the list is empty: a page beyond the last, filters that exclude
 * everything, or an empty market.
 */
function NoProducts({
  origin,
  total,
  filters,
  chosenFish,
}: {
  readonly origin: Origin
  readonly total: number
  readonly filters: Filters
  readonly chosenFish: readonly Choice[]
}) {
  const t = useText(productsText)
  const base = useText(baseText)
  const { to, text } = markets[origin]
  const { empty } = useText(text)
  const narrowed = countFilters(filters) > 0
  const tooFar = total > 0
  const wanted = filters.fishId?.length === 1 ? chosenFish[0] : undefined
  const fish = countFilters(filters) > 1 ? wanted : undefined
  return (
    <Empty
      title={base.empty}
      body={tooFar ? t.emptyPage : narrowed ? t.emptyFiltered : empty}
      actions={
        tooFar ? (
          <ButtonLink to={to} search={{ ...filters, page: undefined }}>
            {t.firstPage}
          </ButtonLink>
        ) : (
          narrowed && (
            <>
              {fish && (
                <ButtonLink to={to} search={{ ...cleared(filters), fishId: [fish.id] }} resetScroll={false}>
                  {t.fishEverywhere(fish.name)}
                </ButtonLink>
              )}
              <ButtonLink
                kind={fish ? 'outlined' : 'filled'}
                to={to}
                search={cleared(filters)}
                resetScroll={false}
              >
                {t.clearFilters}
              </ButtonLink>
            </>
          )
        )
      }
      note={
        !tooFar && (
          <>
            {t.notFound}{' '}
            <TextLink to="/profile/add-request" search={{ fishId: wanted?.id }}>
              {t.askSellers}
            </TextLink>
          </>
        )
      }
    />
  )
}
