import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the heading when the heading replaces a button that was clicked. */
export function useFocused(focused: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only.
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [])
  return heading
}
