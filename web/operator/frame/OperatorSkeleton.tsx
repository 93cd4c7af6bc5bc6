import { LoadingNote, useSkeletonAlive } from '../../ui/states/Skeleton.tsx'

/** Drawn by the server, the same for everyone, until it is known who looks. */
export function OperatorSkeleton() {
  useSkeletonAlive()
  return (
    <div className="min-h-dvh">
      <LoadingNote />
    </div>
  )
}
