import type { ComponentProps } from 'react'
import { boxClasses } from './boxClasses.ts'

/**
 * The mobile's national part behind the fixed +966, which stands at the left in both languages as numbers do. Takes any
 * usual form in either kind of digits; the server reads it into one.
 */
export function MobileBox(props: Omit<ComponentProps<'input'>, 'type' | 'dir' | 'inputMode' | 'className'>) {
  return (
    <span dir="ltr" className={boxClasses}>
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
