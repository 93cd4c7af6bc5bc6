import { LoadingNote, useSkeletonHydrated } from '../../ui/states/Skeleton.tsx'

/** Drawn by the server, the same for everyone, until it is known who looks. */
export function OperatorSkeleton() {
  useSkeletonHydrated()
  return (
    <div className="min-h-dvh">
      <LoadingNote />
    </div>
  )
}
