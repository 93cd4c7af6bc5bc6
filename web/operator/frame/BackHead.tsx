import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/Button.tsx'

/** Over one record on a page of its own: the way back to the table, its title, and what else may be done. */
export function BackHead({
  to,
  back,
  title,
  children,
}: {
  /** The table's path below /operator/. */
  readonly to: string
  readonly back: string
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TextLink to="/operator/$" params={{ _splat: to }} className="inline-flex min-h-11 items-center gap-1">
        <ChevronLeft aria-hidden size={18} className="backwards" />
        {back}
      </TextLink>
      <h2 className="grow text-h2 font-bold">{title}</h2>
      {children}
    </div>
  )
}
