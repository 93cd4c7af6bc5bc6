import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What was typed, chosen or filled in by the browser before the page was alive is kept. Within the very step in which the
 * form comes to life: one that was sent before is sent right after it, and must not go out blank.
 */
export function useTypedAhead<Typed extends object>(
  form: RefObject<HTMLFormElement | null>,
  blank: Typed,
  take: (ahead: Partial<Typed>) => void,
) {
  const once = useRef(false)
  useLayoutEffect(() => {
    if (once.current || !form.current) return
    once.current = true
    const ahead: Partial<Typed> = {}
    for (const [name, value] of new FormData(form.current)) {
      if (!(name in blank)) continue
      const before = blank[name as keyof Typed] ?? ''
      const now = typeof before === 'boolean' ? true : value
      if (now !== before) Object.assign(ahead, { [name]: now })
    }
    if (Object.keys(ahead).length > 0) take(ahead)
  })
}
