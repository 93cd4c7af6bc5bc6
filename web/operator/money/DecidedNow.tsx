import { Check, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { holdLater, type LaterDecision, laterDecisions, resumeLater } from '../frame/laterDecision.ts'
import { decisionText } from './messages.ts'

/**
 * The decision that this tab made about a row and that the list does not show yet; undefined if there is
 * none.
 */
export const useDecidedNow = (id: number): LaterDecision | undefined =>
  laterDecisions.use((decisions) => decisions.get(id))

/** The state of a row: the state from the list, or the decision that was just made, with an undo button. */
export function RowState({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  const decided = useDecidedNow(id)
  return decided ? <DecidedNow decision={decided} /> : children
}

/** The new state of a row, and the button that takes the decision back while this is possible. */
export function DecidedNow({ decision }: { readonly decision: LaterDecision }) {
  const t = useText(decisionText)
  const { state, endsAt, undo } = decision
  const seconds = useSecondsUntil(endsAt)
  // A button that is removed under the pointer gets no leave event, so its pause would never end.
  useEffect(() => resumeLater, [])
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone="palm" icon={Check}>
        {state}
      </Badge>
      {undo && (
        <button
          type="button"
          onPointerEnter={holdLater}
          onPointerLeave={resumeLater}
          onFocus={holdLater}
          onBlur={resumeLater}
          onClick={undo}
          className="touch inline-flex items-center gap-1 text-meta font-bold text-primary"
        >
          <Undo2 aria-hidden size={16} className="shrink-0" />
          {seconds === null ? t.undo : t.undoIn(seconds)}
        </button>
      )}
    </span>
  )
}

/** Whole seconds until a time, at least 1; null without a time. */
function useSecondsUntil(time: number | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (time === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [time])
  return time === null ? null : Math.max(1, Math.ceil((time - now) / 1_000))
}
