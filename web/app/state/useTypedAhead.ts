import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Takes over text that was typed into an input before hydration, which React keeps in the box but not in the state. Returns the ref
 * of the input. It runs in a layout effect, so that the state equals the box before the next event.
 */
export function useTypedAhead(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  const takeAhead = useEffectEvent(take)
  useLayoutEffect(() => {
    const { value, defaultValue } = box.current ?? {}
    if (value !== undefined && value !== defaultValue) takeAhead(value)
  }, [])
  return box
}
