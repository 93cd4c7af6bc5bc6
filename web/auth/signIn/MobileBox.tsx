import type { ComponentProps } from 'react'
/**
 * The national part of a mobile number after a fixed +966, left to right in both languages. Accepts the usual formats in
 * Arabic or Latin digits; the server normalises them.
 */
export function MobileBox(props: Omit<ComponentProps<'input'>, 'type' | 'dir' | 'inputMode' | 'className'>) {
  return (
    <span
      dir="ltr"
      className="flex h-12 min-w-0 items-center gap-3 rounded-control border border-line bg-card px-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral"
    >
      <span aria-hidden className="shrink-0 border-e border-hairline pe-3 text-quiet">
        +966
      </span>
      <input
        autoComplete="tel-national"
        maxLength={20}
        {...props}
        type="tel"
        inputMode="tel"
        className="h-full w-full min-w-0 bg-transparent outline-none"
      />
    </span>
  )
}
