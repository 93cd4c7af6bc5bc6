import { LoadingNote, Skeleton, useStartAtTop } from '../../ui/states/Skeleton.tsx'

/** The skeleton of an auction's page. */
export function AuctionDetailsSkeleton() {
  useStartAtTop()
  return (
    <div className="content pt-2.5 pb-10 md:pt-4 md:pb-14">
      <LoadingNote />
      <Skeleton className="mb-4 hidden h-4 w-64 md:block" />
      <div className="grid gap-2.5 md:gap-5 lg:grid-cols-[340px_minmax(0,1fr)] xl:grid-cols-[340px_minmax(0,1fr)_324px]">
        <div className="overflow-hidden rounded-card bg-card shadow-card">
          <Skeleton className="h-18 rounded-none lg:h-62" />
          <div className="hidden flex-col gap-6 p-5 lg:flex">
            <Skeleton className="h-8 w-1/3" />
            {rows.map((row) => (
              <Skeleton key={row} className="h-5 w-full" />
            ))}
          </div>
        </div>
        <div className="overflow-hidden rounded-card bg-card shadow-card">
          <Skeleton className="h-20 rounded-none" />
          <div className="flex flex-col gap-4 p-5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-14 w-3/5" />
            <Skeleton className="h-40 w-full rounded-card" />
          </div>
        </div>
        <div className="flex flex-col gap-7 rounded-card bg-card p-5 shadow-card">
          {rows.map((row) => (
            <Skeleton key={row} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </div>
  )
}

const rows = ['1', '2', '3', '4', '5', '6', '7'] as const
