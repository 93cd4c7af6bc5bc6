import { useEffect, useEffectEvent, useState } from 'react'

/** `saved` means saved on this device. `failed` means that the browser stores nothing, as in a private window. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed'

/** Saves shortly after each change of `version`; `null` means that there is nothing to save. */
export function useAutosave(version: string | null, save: () => Promise<void>): AutosaveState {
  const [state, setState] = useState<AutosaveState>('idle')
  const saveLatest = useEffectEvent(save)
  useEffect(() => {
    if (version === null) return undefined
    setState('saving')
    let cancelled = false
    const timer = setTimeout(() => {
      saveLatest().then(
        () => cancelled || setState('saved'),
        () => cancelled || setState('failed'),
      )
    }, delayMs)
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [version])
  return version === null ? 'idle' : state
}

/** Delay in ms, short enough that closing the page loses at most one word. */
const delayMs = 250
