import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { FilteredListSkeleton } from '../filters/FilteredListSkeleton.tsx'
import { ProductCardSkeleton } from '../ProductCard.tsx'
import { marketGrid } from './MarketList.tsx'

/** The skeleton of a market at the first load. */
export function MarketSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="my-1 h-5 w-60 max-w-full max-md:mt-4" />
      <FilteredListSkeleton className="mt-4">
        <div className={marketGrid}>
          {rows.map((row) => (
            <ProductCardSkeleton key={row} rowOnPhone />
          ))}
        </div>
      </FilteredListSkeleton>
    </>
  )
}

const rows = ['1', '2', '3', '4', '5', '6'] as const
