import { TriangleAlert } from 'lucide-react'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Sending } from '../app/state/useQueueSending.ts'
import { useText } from '../app/texts/text.ts'
import { SendingStatus } from '../ui/states/SendingStatus.tsx'
import type { Desk } from './desk.ts'
import { hallText } from './messages.ts'
import { type countsOf, saleQueue } from './selling/queueStore.ts'

/** One line that shows whether sales reach the server, how many are not sent yet, and how old the data is. */
export function Status({
  desk,
  sending,
  onRefused,
  counts: { unsent, refused },
}: {
  readonly desk: Desk
  readonly sending: Sending
  /** Shows the refused sales, which are below the form on a phone. */
  readonly onRefused: () => void
  readonly counts: ReturnType<typeof countsOf>
}) {
  const t = useText(hallText)
  const isStored = saleQueue.isStored.use()
  return (
    <SendingStatus
      sending={desk.stored && sending === 'online' ? 'offline' : sending}
      isStored={isStored}
      words={t}
      back="/hall"
      className="lg:flex-row lg:flex-wrap lg:gap-x-5 lg:py-2"
    >
      {desk.stored && <p>{t.savedAt(riyadhTime(new Date(desk.savedAt)))}</p>}
      {unsent > 0 && <p>{t.unsent(unsent)}</p>}
      {refused > 0 && (
        <button
          type="button"
          onClick={onRefused}
          className="flex min-h-12 items-center gap-2 self-start font-bold text-coral underline"
        >
          <TriangleAlert aria-hidden size={18} />
          {t.refusedCount(refused)}
        </button>
      )}
    </SendingStatus>
  )
}
