import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** One auction before it is there: the same boxes. */
export function MyAuctionSkeleton() {
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <LoadingNote />
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="h-22 w-full rounded-card" />
      <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-3 md:gap-4">
          <Skeleton className="h-44 w-full rounded-card" />
          <Skeleton className="h-60 w-full rounded-card" />
        </div>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </div>
  )
}
