import { FilteredListSkeleton } from '../../products/filters/FilteredList.tsx'
import { PlateSkeleton, Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the open requests at the first load. */
export function RequestsSkeleton() {
  return (
    <FilteredListSkeleton className="mt-3">
      <SkeletonList count={6} className="grid gap-3 md:grid-cols-2 md:gap-5">
        <RequestCardSkeleton />
      </SkeletonList>
    </FilteredListSkeleton>
  )
}

/** The skeleton of a card: picture and names, facts, foot. */
export function RequestCardSkeleton() {
  return (
    <div className="rounded-card bg-card p-4 shadow-card">
      <PlateSkeleton />
      <Skeleton className="my-5 h-5 w-4/5" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  )
}
