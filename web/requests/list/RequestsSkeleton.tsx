import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the open requests at the first load. */
export function RequestsSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className="mt-3 grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]">
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
          <div className="grid gap-3 md:grid-cols-2 md:gap-5">
            {rows.map((row) => (
              <RequestCardSkeleton key={row} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** The skeleton of a card: plate and names, facts, foot. */
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
