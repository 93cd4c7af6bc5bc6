import type { ReactNode } from 'react'

type ForVisitorProps = {
  /** True while the session is loading. */
  readonly pending: boolean
  /** The content that is shown in place of the parts for signed-in users. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/**
 * The part of a page that visitors see. It is the same element before and after the session is loaded, so that an early
 * click still hits the same button. Signed-in users see the skeleton until the session is loaded.
 */
export function ForVisitor({ pending, skeleton, children }: ForVisitorProps) {
  return (
    <>
      <div className={pending ? 'signed-in:hidden' : undefined}>{children}</div>
      {pending && <div className="hidden signed-in:block">{skeleton}</div>}
    </>
  )
}
