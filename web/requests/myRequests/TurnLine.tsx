import { Hand, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { ownText } from './messages.ts'

/** The next step in one line: on sand when it is the user's. */
export function TurnLine({
  who,
  children,
}: {
  readonly who: 'me' | 'other' | 'nobody'
  readonly children: ReactNode
}) {
  const t = useText(ownText)
  if (who === 'nobody') return <p className="text-dense text-quiet">{children}</p>
  const Icon = who === 'me' ? Hand : Hourglass
  return (
    <p className="flex items-start gap-3 rounded-control bg-sand px-4 py-3 text-dense text-on-sand">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        {who === 'me' && <strong className="font-bold">{t.onYou} </strong>}
        {children}
      </span>
    </p>
  )
}
