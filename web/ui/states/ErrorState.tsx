import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import type { RefusalFacts } from '../../app/calls/api.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../Button.tsx'
import { Empty } from './Empty.tsx'

type ErrorStateProps = {
  readonly title?: string
  /** The cause of the error; by default, a lost connection. */
  readonly body?: string
  readonly refusal?: Pick<RefusalFacts, 'status' | 'code'> | null
  readonly onRetry: () => void
  readonly busy?: boolean
  readonly headingLevel?: 1 | 2 | 3
}

/** The state of data that did not load: the cause and a retry button. Retries by itself when the network returns. */
export function ErrorState({ title, body, refusal, onRetry, busy, headingLevel }: ErrorStateProps) {
  const t = useText(baseText)
  useOnReconnect(onRetry)
  return (
    <div role="alert">
      <Empty
        scene="signal"
        title={title ?? t.failedTitle}
        body={body ?? t.failedCause}
        headingLevel={headingLevel}
        actions={
          <Button icon={RefreshCw} onClick={onRetry} busy={busy}>
            {t.retry}
          </Button>
        }
        note={refusal?.status ? t.errorCode(String(refusal.status)) : undefined}
      />
    </div>
  )
}

/** Runs when the browser reports that the network is back. */
export function useOnReconnect(retry: () => void): void {
  useEffect(() => {
    const run = () => retry()
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [retry])
}
