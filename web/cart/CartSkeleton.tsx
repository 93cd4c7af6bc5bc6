import { LoadingNote, Skeleton, useSkeletonHydrated, useStartAtTop } from '../ui/states/Skeleton.tsx'

/** The skeleton of the cart's page while the session loads. */
export function CartSkeleton() {
  useStartAtTop()
  useSkeletonHydrated()
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <LoadingNote />
      <Skeleton className="h-5 w-32 max-md:hidden" />
      <Skeleton className="mt-6 h-9 w-48 max-md:hidden" />
      <CartBoxes />
    </div>
  )
}

/** The skeleton of lines and summary while the lines are checked. */
export function CartBoxes() {
  return (
    <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
      <Skeleton className="h-120 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}
