import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { Refusal } from '../calls/api.ts'
import { useOnline } from '../live/useOnline.ts'
import { useLocale } from '../texts/text.ts'

/** The state of the connection over which a device sends its queue. */
export type Sending = 'online' | 'offline' | 'signed_out'

/**
 * Sends a person's queue of this device: at once, when the network returns, and at growing intervals after a failure. `sendNext` returns undefined if
 * nothing is due. It throws only those refusals that decide nothing about the sent item.
 */
export function useQueueSending(
  userId: number,
  sendNext: (userId: number, locale: Locale) => Promise<Sending> | undefined,
): Sending {
  const locale = useLocale()
  const online = useOnline()
  const [state, setState] = useState<Sending>('online')
  const latest = useRef(sendNext)
  const busy = useRef(false)
  const pauseUntil = useRef(0)
  const failures = useRef(0)
  useEffect(() => {
    latest.current = sendNext
  })
  useEffect(() => {
    pauseUntil.current = 0
    const attempt = async () => {
      if (busy.current || !online || Date.now() < pauseUntil.current) return
      const sent = latest.current(userId, locale)
      if (!sent) return
      busy.current = true
      try {
        setState(await sent)
        failures.current = 0
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        failures.current += 1
        const waitS = error.retryAfterS ?? Math.min(2 ** failures.current, 30)
        pauseUntil.current = Date.now() + waitS * 1_000
        setState('offline')
      } finally {
        busy.current = false
      }
    }
    const timer = setInterval(() => void attempt(), 1_000)
    void attempt()
    return () => clearInterval(timer)
  }, [userId, online, locale])
  return online ? state : 'offline'
}

export type Verdict = 'again' | 'signed_out' | 'refused'

/** Returns the consequence of a refusal for a queue. A missing answer or a busy server decides nothing about the sent item. */
export function verdictOf(status: number): Verdict {
  if (status === 401) return 'signed_out'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'again' : 'refused'
}
