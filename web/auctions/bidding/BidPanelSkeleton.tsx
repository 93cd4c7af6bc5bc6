import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The bid panel's skeleton while the session is loading. */
export function BidPanelSkeleton() {
  return (
    <div className="flex flex-col gap-2.5">
      <LoadingNote />
      <Skeleton className="h-15.5 rounded-control" />
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-5.5 w-1/3" />
        <div className="grid grid-cols-3 gap-2">
          {['1', '2', '3'].map((step) => (
            <Skeleton key={step} className="h-16 rounded-control" />
          ))}
        </div>
      </div>
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="my-2.5 h-8 rounded-control" />
    </div>
  )
}
