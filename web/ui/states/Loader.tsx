import { RefreshCw } from 'lucide-react'
import { baseText, loaderText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Logo } from '../art/Logo.tsx'
import { Button } from '../Button.tsx'
import { Empty } from './Empty.tsx'
import { useOnReconnect } from './ErrorState.tsx'

/** Replaces the whole page while the main static data loads, or after it failed to load (specification, section 2). */
export function Loader({
  failed,
  status,
  busy,
  onRetry,
}: {
  readonly failed: boolean
  readonly status?: number | undefined
  readonly busy?: boolean
  readonly onRetry: () => void
}) {
  const t = useText(baseText)
  const loader = useText(loaderText)
  useOnReconnect(onRetry)
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center p-4">
      <Logo className="size-16" />
      {failed ? (
        <div role="alert">
          <Empty
            scene="signal"
            title={loader.failedMain}
            body={loader.failedMainCause}
            headingLevel={1}
            actions={
              <Button icon={RefreshCw} size="main" onClick={onRetry} busy={busy}>
                {t.retry}
              </Button>
            }
            note={status ? t.errorCode(String(status)) : undefined}
          />
        </div>
      ) : (
        <p role="status" className="mt-6 text-quiet">
          {t.loading}
        </p>
      )}
    </main>
  )
}
