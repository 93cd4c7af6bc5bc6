import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../app/calls/api.ts'
import { showToast } from '../../../ui/overlay/toasts.ts'
import { useTryAgain } from '../../useOnline.ts'

/** What a person began on this device, as it stood when the page was opened; and how one of them is taken off the list. */
export function useBegun<Draft>(
  userId: number | undefined,
  list: (userId: number) => Promise<readonly Draft[]>,
): readonly [readonly Draft[], (gone: Draft) => void] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    if (userId === undefined) return undefined
    let gone = false
    list(userId).then(
      (found) => gone || setDrafts(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [userId, list])
  return [drafts, (gone) => setDrafts((before) => before.filter((draft) => draft !== gone))]
}

type WaitingDraft = {
  readonly waits: boolean
  /** Sends it, and does what follows; throws the server's refusal. */
  readonly send: () => Promise<void>
  /** Keeps a refused one as one that waits no more. */
  readonly keep: () => Promise<void>
}

/** Sends what waits for the network; what the server refuses waits no more, its form says why when it is opened. */
export function useWaitingDraft({ waits, send, keep }: WaitingDraft): boolean {
  const [waiting, setWaiting] = useState(waits)
  const underWay = useRef(false)
  const attempt = async () => {
    if (underWay.current) return
    underWay.current = true
    try {
      await send()
      setWaiting(false)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 0) return
      setWaiting(false)
      showToast('wrong', Object.values(error.errors)[0]?.[0] ?? error.message)
      await keep()
    } finally {
      underWay.current = false
    }
  }
  useTryAgain(waiting, () => void attempt())
  return waiting
}
