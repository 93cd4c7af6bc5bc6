import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `then` when the text of a field was changed and then stayed the same for a moment. */
export function useTypingPause(typed: string, then: () => void): void {
  const paused = useEffectEvent(then)
  const last = useRef(typed)
  useEffect(() => {
    if (last.current === typed) return undefined
    last.current = typed
    const timer = setTimeout(() => paused(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
}

const pauseMs = 500
