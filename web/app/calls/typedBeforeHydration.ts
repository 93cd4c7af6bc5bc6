import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over values that were typed, chosen or autofilled before hydration. It runs in a layout effect, because a submit
 * that was queued before hydration is replayed right after hydration and must not send a blank form.
 */
export function useTypedBeforeHydration<Typed extends object>(
  form: RefObject<HTMLFormElement | null>,
  blank: Typed,
  take: (found: Partial<Typed>) => void,
) {
  const once = useRef(false)
  useLayoutEffect(() => {
    if (once.current || !form.current) return
    once.current = true
    const found: Partial<Typed> = {}
    for (const [name, value] of new FormData(form.current)) {
      if (!(name in blank) || blank[name as keyof Typed] === null) continue
      const before = blank[name as keyof Typed] ?? ''
      if (typeof before === 'boolean') Object.assign(found, before ? {} : { [name]: true })
      else if (typeof before === 'string' && typeof value === 'string' && value !== before)
        Object.assign(found, { [name]: value })
    }
    if (Object.keys(found).length > 0) take(found)
  })
}
