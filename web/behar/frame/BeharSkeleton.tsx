import { LoadingNote, Skeleton, useSkeletonHydrated } from '../../ui/states/Skeleton.tsx'

/** The skeleton of both boards. The server renders it for everyone until the session is loaded. */
export function BeharSkeleton() {
  useSkeletonHydrated()
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <LoadingNote />
      <Skeleton className="h-5.5 w-48 max-md:hidden" />
      <div className="mt-3 mb-4 flex h-19 items-end justify-between max-md:hidden">
        <div className="flex h-full flex-col justify-around">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-4 w-80" />
        </div>
        <Skeleton className="h-11 w-28 rounded-control" />
      </div>
      <div className="-mx-4 mb-4 flex h-12.75 items-center gap-6 border-b border-hairline bg-card px-4 md:hidden">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-20" />
      </div>
      <Skeleton className="h-44.5 rounded-card md:h-26" />
      <div className="mt-4 flex h-11 gap-2 md:h-11.5 md:gap-3">
        <Skeleton className="min-w-0 grow rounded-control md:w-80 md:grow-0" />
        <Skeleton className="w-11.5 rounded-control md:w-44" />
        <Skeleton className="w-44 rounded-control max-md:hidden" />
        <Skeleton className="w-64 rounded-control max-md:hidden" />
      </div>
      <div className="mt-4 grid gap-x-6 md:mt-5 md:grid-cols-2">
        <BoardSkeleton />
        <BoardSkeleton className="max-md:hidden" />
      </div>
    </div>
  )
}

function BoardSkeleton({ className }: { readonly className?: string }) {
  return (
    <div className={className}>
      <div className="mb-3 flex items-start justify-between">
        <div>
          <Skeleton className="mb-2 h-7 w-20 max-md:hidden" />
          <Skeleton className="mt-1 h-4 w-40" />
        </div>
        <Skeleton className="h-11 w-32 rounded-control max-md:hidden" />
      </div>
      <BoardRows />
    </div>
  )
}

/** The skeleton of a board's cards at the first load. */
export function BoardRows() {
  return (
    <div className="flex flex-col gap-3">
      {rows.map((row) => (
        <div key={row} className="rounded-card bg-card p-4 shadow-card md:py-3">
          <div className="flex gap-3">
            <Skeleton className="h-14 w-19 shrink-0 rounded-control" />
            <div className="flex h-18 grow flex-col justify-around">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
          <div className="mt-3 grid h-15 grid-cols-3 items-end gap-x-2 border-t border-hairline">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        </div>
      ))}
    </div>
  )
}

const rows = ['1', '2', '3', '4'] as const
