import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'

/** One numbered section of the order form. */
export function CheckoutStep({
  number,
  title,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}) {
  const id = `step-${number}`
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4 md:p-6">
      <h2 id={id} className="flex items-center gap-3 text-h3">
        <span
          aria-hidden="true"
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-tint text-meta text-primary"
        >
          <Isolate>{number}</Isolate>
        </span>
        {title}
      </h2>
      {children}
    </Card>
  )
}
