import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { ChunkErrorState } from './ChunkErrorState.tsx'
import { isChunkLoadError } from './chunks.ts'

/** Replaces a page that threw while rendering or whose chunks did not load. The shell around it stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="content py-10">
      {isChunkLoadError(error) ? (
        <ChunkErrorState timedOut={error.timedOut} />
      ) : (
        <ErrorState onRetry={retry} headingLevel={1} />
      )}
    </div>
  )
}
