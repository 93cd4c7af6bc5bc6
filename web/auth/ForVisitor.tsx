import type { ReactNode } from 'react'

type ForVisitorProps = {
  /** The session is still loading. */
  readonly pending: boolean
  /** In place of the parts of signed-in users. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/**
 * The visitor's part of a page. It is the same element before and after the session is loaded, so that an early press
 * hits the same button. Signed-in users see the skeleton until the session is loaded.
 */
export function ForVisitor({ pending, skeleton, children }: ForVisitorProps) {
  return (
    <>
      <div className={pending ? 'signed-in:hidden' : undefined}>{children}</div>
      {pending && <div className="hidden signed-in:block">{skeleton}</div>}
    </>
  )
}
