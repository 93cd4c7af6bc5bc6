import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/Button.tsx'
import { operatorLink, type SectionPath } from './places.ts'

/** The head of the page of one record: a link back to the table, the title, and further buttons. */
export function BackHead({
  to,
  back,
  title,
  children,
}: {
  /** The page with the table of the records, to which the link leads back. */
  readonly to: SectionPath
  readonly back: string
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TextLink {...operatorLink({ to })} className="inline-flex min-h-11 items-center gap-1">
        <ChevronRight aria-hidden size={18} className="backwards" />
        {back}
      </TextLink>
      <h2 className="grow text-h2 font-bold">{title}</h2>
      {children}
    </div>
  )
}
