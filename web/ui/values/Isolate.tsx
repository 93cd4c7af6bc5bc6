import type { ReactNode } from 'react'

/**
 * A left-to-right isolate for numbers, phones, masks, dates, ranges, prices and codes. Without it, the bidi algorithm
 * reverses phone numbers, signs and ranges inside Arabic text. It never breaks into two lines (theme.css).
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

/** A name or a text that may be in either language. */
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

/** A name in one line. A long name is cut at the end of its own direction: an English name in an Arabic page at the right. */
export function CutName({ className = '', ...name }: Parameters<typeof Name>[0]) {
  return <Name {...name} className={`block w-fit max-w-full truncate ${className}`} />
}
