import { FilteredListSkeleton } from '../../products/filters/FilteredListSkeleton.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the open requests at the first load. */
export function RequestsSkeleton() {
  return (
    <>
      <LoadingNote />
      <FilteredListSkeleton className="mt-3">
        <div className="grid gap-3 md:grid-cols-2 md:gap-5">
          {rows.map((row) => (
            <RequestCardSkeleton key={row} />
          ))}
        </div>
      </FilteredListSkeleton>
    </>
  )
}

/** The skeleton of a card: picture and names, facts, foot. */
export function RequestCardSkeleton() {
  return (
    <div className="rounded-card bg-card p-4 shadow-card">
      <div className="flex gap-3">
        <Skeleton className="h-14 w-19 shrink-0 rounded-control" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      <Skeleton className="my-5 h-5 w-4/5" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  )
}

const rows = ['1', '2', '3', '4', '5', '6'] as const
