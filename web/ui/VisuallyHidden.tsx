import type { ReactNode } from 'react'

/** A text that only screen readers get. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
