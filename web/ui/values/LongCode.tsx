import type { ComponentProps } from 'react'
import { Isolate } from './Isolate.tsx'

/**
 * An IBAN, a reference or an e-mail address. It moves to the next line as a whole, and breaks only if it is longer than a line.
 */
export function LongCode({ className = '', ...code }: ComponentProps<typeof Isolate>) {
  return <Isolate {...code} className={`inline-block max-w-full whitespace-normal ${className}`} />
}
