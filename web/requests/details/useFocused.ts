import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus as it appears, where it stands in the place of what was pressed. */
export function useFocused(focused: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it appears, and not again.
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [])
  return heading
}
