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
      if (!(name in blank) || blank[name as keyof Typed] === null) continue
      const before = blank[name as keyof Typed] ?? ''
      if (typeof before === 'boolean') Object.assign(ahead, before ? {} : { [name]: true })
      else if (typeof before === 'string' && typeof value === 'string' && value !== before)
        Object.assign(ahead, { [name]: value })
    }
    if (Object.keys(ahead).length > 0) take(ahead)
  })
}
