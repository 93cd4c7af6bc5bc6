import { LoadingNote, Skeleton } from '../base/ui/Skeleton.tsx'

/** Drawn by the server, the same for everyone, until it is known who looks. */
export function BeharSkeleton() {
  return (
    <div className="content pt-4 pb-14">
      <LoadingNote />
      <Skeleton className="h-24 rounded-card" />
      <BoardsSkeleton />
    </div>
  )
}

/** Both boards, the filters above them. */
function BoardsSkeleton() {
  return (
    <div className="mt-4 grid gap-5 md:grid-cols-2">
      <BoardRows />
      <div className="max-md:hidden">
        <BoardRows />
      </div>
    </div>
  )
}

/** The boxes of a board's cards while they load for the first time. */
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
