import { useLayoutEffect, useRef } from 'react'
import { Field, type FieldLook } from '../../ui/form/Field.tsx'
import type { TextValue } from '../../ui/form/TextField.tsx'

/**
 * The national part of a mobile number after a fixed +966, left to right in both languages. Accepts the usual formats in
 * Arabic or Latin digits; the server normalises the number.
 */
export function MobileField({
  value,
  onChange,
  carried = false,
  ...look
}: FieldLook &
  TextValue & {
    /**
     * True if the value comes from another page and was not typed here. It is selected on focus, so that typing replaces
     * it.
     */
    readonly carried?: boolean
  }) {
  const box = useRef<HTMLInputElement>(null)
  // A carried value appears after hydration, when the box may have the focus already.
  useLayoutEffect(() => {
    if (carried && document.activeElement === box.current) box.current?.select()
  }, [carried])
  return (
    <Field {...look}>
      {(control) => (
        <span
          dir="ltr"
          className="flex h-12 min-w-0 items-center gap-3 rounded-control border border-line bg-card px-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral"
        >
          <span aria-hidden className="shrink-0 border-e border-hairline pe-3 text-quiet">
            +966
          </span>
          <input
            {...control}
            ref={box}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
            maxLength={20}
            value={value}
            onFocus={({ target }) => carried && target.select()}
            onChange={({ target }) => onChange(target.value)}
            className="h-full w-full min-w-0 bg-transparent outline-none"
          />
        </span>
      )}
    </Field>
  )
}
