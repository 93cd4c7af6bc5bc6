import type { ReactNode } from 'react'

/**
 * Numbers, phones, masks, dates, ranges, prices and codes stand in a left-to-right isolate, or the bidi
 * algorithm turns them round inside Arabic text (phone numbers, signs and ranges would be drawn backwards).
 */
export function Isolate({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}

/** A name or text that may be in either language. */
export function Name({
  children,
  lang,
  className,
}: {
  readonly children: ReactNode
  readonly lang?: 'ar' | 'en' | undefined
  readonly className?: string | undefined
}) {
  return (
    <bdi dir="auto" lang={lang} className={className}>
      {children}
    </bdi>
  )
}
