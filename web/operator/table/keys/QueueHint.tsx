import { SkipForward } from 'lucide-react'
import { useText } from '../../../app/texts/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../frame/shortcuts.ts'
import { tableText } from '../messages.ts'
import { useQueue } from './queue.ts'

/**
 * The button that skips a pending row, and the keys of decisions. Renders nothing outside of a table of decisions. `refuses` is
 * true if the key R has an effect; `decides` is true if the reader may decide, so that the keys A and R have an effect.
 */
export function QueueHint({
  id,
  refuses = true,
  decides = true,
}: {
  readonly id: number
  readonly refuses?: boolean
  readonly decides?: boolean
}) {
  const t = useText(tableText)
  const queue = useQueue()
  const [on] = useShortcuts()
  if (!queue) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Button kind="text" icon={SkipForward} aria-keyshortcuts="S" onClick={() => queue.skip(id)}>
        {t.skip}
      </Button>
      {on && (
        <p className="text-meta text-quiet max-lg:hidden">
          {!decides ? t.keysNoDecision : refuses ? t.keysShort : t.keysNoRefusal}
        </p>
      )}
    </div>
  )
}
