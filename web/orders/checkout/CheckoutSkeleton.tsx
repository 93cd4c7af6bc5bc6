import { LoadingNote, Skeleton, useSkeletonHydrated, useStartAtTop } from '../../ui/states/Skeleton.tsx'

/** The skeleton of a confirmation page. */
export function CheckoutSkeleton() {
  useStartAtTop()
  useSkeletonHydrated()
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <LoadingNote />
      <Skeleton className="h-5 w-48 max-md:hidden" />
      <Skeleton className="mt-6 h-9 w-56 max-md:hidden" />
      <CheckoutBoxes />
    </div>
  )
}

export function CheckoutBoxes() {
  return (
    <div className="mt-4 grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="flex min-w-0 flex-col gap-3 md:gap-5">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
