import { useEffect, useEffectEvent, useState } from 'react'

/** `no` before anything is typed, `keeping` for a moment, `kept` on this device, `lost` where a browser keeps nothing. */
export type Keeping = 'no' | 'keeping' | 'kept' | 'lost'

/** Keeps what is typed a moment after each change: `version` says whether it is another one, `null` is nothing to keep. */
export function useKept(version: string | null, keep: () => Promise<void>): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('no')
  const latest = useEffectEvent(keep)
  useEffect(() => {
    if (version === null) return undefined
    setKeeping('keeping')
    let gone = false
    const timer = setTimeout(() => {
      latest().then(
        () => gone || setKeeping('kept'),
        () => gone || setKeeping('lost'),
      )
    }, pauseMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [version])
  return version === null ? 'no' : keeping
}

/** Short enough that a closed page loses a word at most. */
const pauseMs = 250
