import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../app/calls/api.ts'
import { useTryAgain } from '../../../app/live/useOnline.ts'
import { showToast } from '../../../ui/overlay/toasts.ts'

/** The user's drafts on this device at the time when the page opened, and a function that removes one from the list. */
export function useStoredDrafts<Draft>(
  userId: number | undefined,
  list: (userId: number) => Promise<readonly Draft[]>,
): readonly [readonly Draft[], (removed: Draft) => void] {
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
  return [drafts, (removed) => setDrafts((before) => before.filter((draft) => draft !== removed))]
}

type WaitingDraft = {
  readonly waits: boolean
  /** Sends the draft and runs the follow-up; throws the server's refusal. */
  readonly send: () => Promise<void>
  /** Saves a refused draft so that it is no longer waiting. */
  readonly keep: () => Promise<void>
}

/**
 * Sends a waiting draft when the network returns. After a refusal, a toast shows the reason and the draft stops
 * waiting.
 */
export function useWaitingDraft({ waits, send, keep }: WaitingDraft): boolean {
  const [waiting, setWaiting] = useState(waits)
  const sending = useRef(false)
  const attempt = async () => {
    if (sending.current) return
    sending.current = true
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
      sending.current = false
    }
  }
  useTryAgain(waiting, () => void attempt())
  return waiting
}

/**
 * The draft of this device: `loading` until it was looked up, undefined if there is none. A new `round` looks it up
 * again.
 */
export function useFoundDraft<Id, Draft>(
  id: Id | null,
  round: number,
  find: (id: Id) => Promise<Draft | undefined>,
): Draft | undefined | 'loading' {
  const [found, setFound] = useState<{ readonly of: string; readonly draft: Draft | undefined }>()
  const of = id && JSON.stringify([id, round])
  useEffect(() => {
    if (!of) return undefined
    let gone = false
    const [wanted] = JSON.parse(of) as [Id]
    find(wanted).then(
      (draft) => gone || setFound({ of, draft }),
      () => gone || setFound({ of, draft: undefined }),
    )
    return () => {
      gone = true
    }
  }, [of, find])
  return found && found.of === of ? found.draft : 'loading'
}
