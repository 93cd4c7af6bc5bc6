import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the user's own auctions. */
export function MyAuctionsSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-1 xl:gap-0">
      <LoadingNote />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div
          key={row}
          className="flex flex-col gap-3 rounded-card bg-card p-4 shadow-card xl:h-19 xl:flex-row xl:items-center xl:rounded-none xl:border-b xl:border-hairline xl:py-0 xl:shadow-none"
        >
          <div className="flex grow items-center gap-3">
            <Skeleton className="h-14 w-19 shrink-0 rounded-control" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-6 w-2/5 xl:h-5 xl:w-24" />
          <Skeleton className="h-5 w-3/5 xl:w-40" />
          <Skeleton className="h-11 w-full rounded-control xl:w-36" />
        </div>
      ))}
    </div>
  )
}
