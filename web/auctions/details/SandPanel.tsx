import type { ReactNode } from 'react'

/** Says why the user cannot bid here, and what they can do instead. */
export function SandPanel({
  title,
  body,
  children,
}: {
  readonly title: string
  readonly body: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="rounded-card bg-sand p-4 text-on-sand">
      <h2 className="text-h3 text-text">{title}</h2>
      <p className="mb-3 text-dense">{body}</p>
      <div className="flex flex-col gap-2">{children}</div>
    </div>
  )
}
