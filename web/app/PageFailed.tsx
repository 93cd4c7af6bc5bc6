import { useRouter, useRouterState } from '@tanstack/react-router'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import type { RefusalFacts } from './calls/api.ts'

/** Instead of a page whose one thing to show did not come: what happened, and another try. */
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
