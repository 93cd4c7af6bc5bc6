import { useSkeletonAlive } from '../base/drawnSkeleton.ts'
import { LaterStyles } from '../base/LaterStyles.tsx'
import { LoadingNote } from '../base/ui/Skeleton.tsx'

/** Drawn by the server, the same for everyone, until it is known who looks. */
export function OperatorSkeleton() {
  useSkeletonAlive()
  return (
    <div className="min-h-dvh">
      <LaterStyles />
      <LoadingNote />
    </div>
  )
}
