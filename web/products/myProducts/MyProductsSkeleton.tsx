import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the user's own goods. */
export function MyProductsSkeleton() {
  return (
    <div className="flex flex-col gap-3 md:gap-0">
      <LoadingNote />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 rounded-card bg-card p-3 shadow-card md:min-h-19 md:grid-cols-[4.75rem_minmax(0,1fr)_5rem_9rem_8.5rem] md:items-center md:rounded-none md:border-b md:border-hairline md:px-4 md:shadow-none"
        >
          <Skeleton className="h-21 rounded-control md:h-13.5" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-2 w-full md:hidden" />
          </div>
          <Skeleton className="h-5 max-md:hidden" />
          <Skeleton className="h-5 max-md:hidden" />
          <Skeleton className="h-11 max-md:col-span-2" />
        </div>
      ))}
    </div>
  )
}
