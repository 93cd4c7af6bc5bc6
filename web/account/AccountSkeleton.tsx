import { Card } from '../ui/Card.tsx'
import { LoadingNote, Skeleton, useSkeletonHydrated, useStartAtTop } from '../ui/states/Skeleton.tsx'

/** The private layout before the profile is loaded. */
export function AccountSkeleton() {
  useStartAtTop()
  useSkeletonHydrated()
  return (
    <div className="content grid items-start gap-5 pt-3 pb-10 md:pt-8 md:pb-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <LoadingNote />
      <Card padding="none" className="px-2 max-lg:hidden">
        <div className="flex items-center gap-3 border-b border-hairline px-2 py-4">
          <Skeleton className="size-11 rounded-full" />
          <div className="grow">
            <Skeleton className="mb-2 h-4 w-3/4" />
            <Skeleton className="h-3.5 w-1/2" />
          </div>
        </div>
        {['account', 'favorites', 'leave'].map((row) => (
          <div key={row} className="flex min-h-11.5 items-center gap-3 px-3">
            <Skeleton className="size-5" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </Card>
      <div className="flex min-w-0 flex-col gap-3 md:gap-5">
        <Skeleton className="my-2 h-8 w-40 max-md:hidden" />
        <Card padding="details" className="flex items-center gap-4">
          <Skeleton className="size-18 rounded-full" />
          <div className="grow">
            <Skeleton className="mb-3 h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </Card>
        <div className="grid gap-3 md:gap-5 xl:grid-cols-2">
          <Rows />
          <Rows />
        </div>
      </div>
    </div>
  )
}

function Rows() {
  return (
    <Card padding="details">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="flex min-h-13 items-center justify-between gap-6">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </Card>
  )
}
