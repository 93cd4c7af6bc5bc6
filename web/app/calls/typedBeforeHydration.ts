import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over values that were typed, chosen or autofilled before hydration. It runs in a layout effect, because a submit
 * that was queued before hydration is replayed right after hydration and must not send a blank form.
 */
export function useTypedBeforeHydration<Typed extends object>(
  form: RefObject<HTMLFormElement | null>,
  blank: Typed,
  take: (found: Partial<Typed>) => void,
  wire?: Wire,
) {
  const once = useRef(false)
  useLayoutEffect(() => {
    if (once.current || !form.current) return
    once.current = true
    const found = changedBy(new FormData(form.current), blank, wire)
    if (Object.keys(found).length > 0) take(found)
  })
}

/** The API's field names for a form field whose name differs, as in useForm. */
type Wire = Readonly<Record<string, readonly string[] | undefined>>

/**
 * The values that differ from `blank`, by form field. A control has the name of a field in the API. `wire` maps each form
 * field to the API names that it sends, so the control `reason` can belong to a form field with another name.
 */
export function changedBy<Typed extends object>(
  controls: Iterable<readonly [string, unknown]>,
  blank: Typed,
  wire: Wire = {},
): Partial<Typed> {
  const found: Partial<Typed> = {}
  for (const [control, value] of controls) {
    const sends = (name: string) => (wire[name] ?? [name]).includes(control)
    const name =
      Object.keys(blank).find((one) => one === control && sends(one)) ?? Object.keys(blank).find(sends)
    if (name === undefined || blank[name as keyof Typed] === null) continue
    const before = blank[name as keyof Typed] ?? ''
    if (typeof before === 'boolean') Object.assign(found, before ? {} : { [name]: true })
    else if (typeof before === 'string' && typeof value === 'string' && value !== before)
      Object.assign(found, { [name]: value })
  }
  return found
}
