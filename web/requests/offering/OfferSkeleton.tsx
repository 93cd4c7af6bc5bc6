import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the part about offers while the session is loading. */
export function OfferSkeleton() {
  return (
    <div className="flex flex-col gap-4 rounded-card bg-card p-5 shadow-card">
      <LoadingNote />
      <Skeleton className="h-8 w-1/3" />
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  )
}
