import { useRouter, useRouterState } from '@tanstack/react-router'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import type { RefusalFacts } from './calls/api.ts'

/** Replaces a page whose main data did not load, with the reason and a retry button. */
export function PageFailed({
  title,
  refusal,
}: {
  readonly title: string
  readonly refusal: RefusalFacts | null
}) {
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  return (
    <div className="content py-10">
      <ErrorState
        title={title}
        refusal={refusal}
        busy={busy}
        onRetry={() => router.invalidate()}
        headingLevel={1}
      />
    </div>
  )
}
