import type { ReactNode } from 'react'

/** Title and one quiet line at the start, a link or a control at the end. */
export function SectionHeading({
  id,
  title,
  sub,
  action,
}: {
  /** For `aria-labelledby` of the section. */
  readonly id?: string
  readonly title: string
  readonly sub?: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {sub && <p className="text-meta text-quiet">{sub}</p>}
      </div>
      {action}
    </div>
  )
}
