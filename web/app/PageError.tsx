import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import { paths } from '#shared/base/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, useOnReconnect } from '../ui/states/ErrorState.tsx'
import { isChunkLoadError } from './chunks.ts'
import { baseText } from './texts/messages.ts'
import { useText } from './texts/text.ts'
import { useVisitAddress } from './texts/visitAddress.ts'

/** Replaces a page that threw while rendering, or whose chunks did not load. The shell around the page stays. */
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

const reload = () => window.location.reload()

/** Shown when a chunk of the page did not load. A retry needs a reload of the page (specification, section 8). */
function ChunkErrorState({ timedOut }: { readonly timedOut: boolean }) {
  const t = useText(baseText)
  const addressOf = useVisitAddress()
  useOnReconnect(reload)
  return (
    <Card role="alert">
      <Empty
        scene="chunk"
        title={t.chunkTitle}
        body={t.chunkCause}
        headingLevel={1}
        actions={
          <>
            <Button icon={RefreshCw} onClick={reload}>
              {t.reload}
            </Button>
            {/* A full page load, because the chunks of the home page may be outdated too. */}
            <a
              href={addressOf(paths.home())}
              className="inline-flex min-h-11 items-center text-dense font-bold text-primary hover:underline"
            >
              {t.backHome}
            </a>
          </>
        }
        note={timedOut ? t.waited(limits.chunkTimeoutMs / 1_000) : undefined}
      />
    </Card>
  )
}
