import type { ReactNode } from 'react'
import { LaterStyles } from '../base/LaterStyles.tsx'

/** What both pages of the behar market stand in. */
export function BeharFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <LaterStyles />
      {children}
    </div>
  )
}
