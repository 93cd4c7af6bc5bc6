import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorFace } from '../ui/states/ErrorFace.tsx'
import { ChunkErrorFace } from './ChunkErrorFace.tsx'
import { isChunkLoadError } from './chunks.ts'

/** A page that broke while it was drawn, or whose parts did not come: everything around it stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="content py-10">
      {isChunkLoadError(error) ? (
        <ChunkErrorFace timedOut={error.timedOut} />
      ) : (
        <ErrorFace onRetry={retry} headingLevel={1} />
      )}
    </div>
  )
}
