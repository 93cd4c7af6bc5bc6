import { Skeleton } from '../base/ui/Skeleton.tsx'

/** Drawn by the server, the same for everyone, until it is known who looks. */
export function BeharSkeleton() {
  return (
    <div className="content pt-4 pb-14">
      <Skeleton className="h-24 rounded-card" />
    </div>
  )
}
