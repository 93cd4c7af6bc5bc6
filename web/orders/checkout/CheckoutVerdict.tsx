import type { LucideIcon } from 'lucide-react'

/** Above what is ordered: how the reader came to it. */
export function CheckoutVerdict({
  id,
  icon: Icon,
  title,
  body,
}: {
  /** Names the card below it. */
  readonly id: string
  readonly icon: LucideIcon
  readonly title: string
  readonly body: string
}) {
  return (
    <div className="flex items-center gap-4 bg-local p-4 text-on-local md:px-6">
      <span
        aria-hidden="true"
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-on-local/20"
      >
        <Icon size={26} />
      </span>
      <div className="min-w-0">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <p className="text-dense">{body}</p>
      </div>
    </div>
  )
}
