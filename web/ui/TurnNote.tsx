import { Hand, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type TurnNoteProps = {
  /** The icon of the note; the default icon means that the user must act. */
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

/** A note in the card of an order, an auction or a request: the next action of the user, or the person who must act next. */
export function TurnNote({ icon: Icon = Hand, children }: TurnNoteProps) {
  return (
    <p className="flex items-start gap-3 rounded-control bg-sand px-4 py-3 text-dense text-on-sand">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
