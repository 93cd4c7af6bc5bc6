import { Card } from '../../ui/Card.tsx'
import { LoadingNote, Skeleton, useSkeletonHydrated, useStartAtTop } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the card page until the session is known. */
export function CardSkeleton() {
  useStartAtTop()
  useSkeletonHydrated()
  return (
    <div className="content flex justify-center py-6 md:py-14">
      <div className="w-full max-w-[28rem]">
        <CardBoxes />
      </div>
    </div>
  )
}

/** The skeleton of the payment. */
export function CardBoxes() {
  return (
    <Card padding="details">
      <LoadingNote />
      <Skeleton className="mb-5 h-12 w-full" />
      <Skeleton className="mb-4 h-6 w-1/2" />
      <Skeleton className="mb-5 h-10 w-2/3" />
      <Skeleton className="mb-3 h-13 w-full" />
      <Skeleton className="h-13 w-full" />
    </Card>
  )
}
