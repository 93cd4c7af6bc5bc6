import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { auctionGrid } from './AuctionList.tsx'

/** The skeleton of the auction list at the first load. */
export function AuctionsSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-5 w-80 max-w-full max-md:hidden" />
      <div className="mt-3 flex items-end justify-between gap-3 md:mt-6">
        <Skeleton className="h-11 w-64 rounded-control max-md:w-full" />
        <Skeleton className="h-11 w-80 rounded-control max-md:hidden" />
      </div>
      <div className={`mt-5 ${auctionGrid}`}>
        {cards.map((card) => (
          <div key={card} className="overflow-hidden rounded-card bg-card shadow-card">
            <Skeleton className="h-12 rounded-none" />
            <div className="flex gap-3 p-3 md:flex-col md:p-0">
              <Skeleton className="h-22 w-28 shrink-0 md:h-40 md:w-full md:rounded-none" />
              <div className="flex grow flex-col gap-3 md:p-4">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-7 w-3/5" />
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-11 w-full rounded-control max-md:hidden" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

const cards = ['1', '2', '3', '4', '5', '6'] as const
