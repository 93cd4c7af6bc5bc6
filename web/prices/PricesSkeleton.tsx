import { LoadingNote, Skeleton, useStartAtTop } from '../ui/states/Skeleton.tsx'

/** The shape of a page of prices while it loads. */
export function PricesSkeleton() {
  useStartAtTop()
  return (
    <div className="content flex flex-col gap-3 pt-4 pb-10 md:gap-5">
      <LoadingNote />
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="h-90 w-full rounded-card" />
    </div>
  )
}
