import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** The other side's response to what is typed: a polite live region. */
export function LikelyLine({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p className="flex items-start gap-2 rounded-control bg-ground px-4 py-3 text-dense">
          <ArrowLeftRight aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  )
}
