import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RefusalFacts } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { authText } from '../messages.ts'

/** The error panel above a form: the server's message, and when to retry. */
export function FormAlert({
  trouble,
  children,
}: {
  readonly trouble: Pick<RefusalFacts, 'message' | 'retryAfterS'> | null
  /** Replaces the message, for forms with many fields. */
  readonly children?: ReactNode
}) {
  const t = useText(authText)
  const minutes = Math.ceil((trouble?.retryAfterS ?? 0) / 60)
  return (
    <div role="alert" className="empty:absolute">
      {(trouble || children) && (
        <div className="flex items-start gap-3 rounded-control bg-coral-tint p-4 text-dense">
          <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-coral" />
          <div className="min-w-0">
            {children ?? <p className="font-bold text-coral">{trouble?.message}</p>}
            {minutes > 0 && <p>{t.retryIn(minutes)}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
