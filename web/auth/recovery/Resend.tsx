import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAction } from '../../app/calls/useCall.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { recoveryText } from './messages.ts'

/**
 * The remaining validity of the code, and a button that sends another code after a pause. The server limits the number of
 * codes.
 */
export function Resend({
  sentAt,
  expiresAt,
  send,
}: {
  readonly sentAt: number | undefined
  readonly expiresAt: number | undefined
  readonly send: () => Promise<void>
}) {
  const t = useText(recoveryText)
  const waitS = useSecondsUntil((sentAt ?? 0) + resendPauseMs)
  const validS = useSecondsUntil(expiresAt ?? 0)
  const [sent, setSent] = useState(false)
  const { busy, refusal, send: sendAgain } = useAction(send)
  const again = async () => {
    setSent(false)
    setSent((await sendAgain({})) !== null)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-meta text-quiet">
        {validS > 0 && (
          <span className="flex items-center gap-2">
            <Clock aria-hidden size={18} className="shrink-0" />
            {t.expiresIn(isolated(clock(validS)))}
          </span>
        )}
        {waitS > 0 ? (
          <span>{t.resendIn(isolated(clock(waitS)))}</span>
        ) : (
          <Button
            kind="text"
            busy={busy}
            onClick={() => void again()}
            className={validS > 0 ? '-me-4' : '-ms-4'}
          >
            {t.resend}
          </Button>
        )}
      </div>
      <p role="status" className="text-meta text-palm empty:absolute">
        {sent && t.resent}
      </p>
      {refusal && <FormAlert trouble={refusal} />}
    </div>
  )
}

/** Pause in ms, in which a message can arrive; the server has its own limits. */
const resendPauseMs = 60_000

/** Seconds until a moment, counting down; 0 after it. */
function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((moment - Date.now()) / 1_000)))
    update()
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}

function clock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
