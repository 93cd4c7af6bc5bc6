import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { ProductCardSkeleton } from '../ProductCard.tsx'
import { marketGrid } from './MarketList.tsx'

/** The skeleton of a market at the first load. */
export function MarketSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="my-1 h-5 w-60 max-w-full max-md:mt-4" />
      <div className="mt-4 grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <div className="hidden rounded-card bg-card p-4 shadow-card lg:block">
          <Skeleton className="mb-6 h-7 w-2/3" />
          <Skeleton className="mb-8 h-11 w-full rounded-control" />
          {rows.map((row) => (
            <Skeleton key={row} className="my-5 h-5 w-4/5" />
          ))}
        </div>
        <div className="min-w-0">
          <div className="mb-4 grid grid-cols-2 gap-3 lg:flex lg:justify-between">
            <Skeleton className="h-11 rounded-control lg:w-32" />
            <Skeleton className="h-11 rounded-control lg:w-44" />
          </div>
          <div className={marketGrid}>
            {rows.map((row) => (
              <ProductCardSkeleton key={row} rowOnPhone />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

const rows = ['1', '2', '3', '4', '5', '6'] as const
