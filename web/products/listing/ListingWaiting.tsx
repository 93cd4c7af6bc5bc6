import { WifiOff } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { listingText } from './messages.ts'

/** Says that the form waits on this device and will be sent automatically. */
export function ListingWaiting({
  onStop,
  body,
}: {
  readonly onStop: (() => void) | undefined
  /** Replaces the text when something else is waiting. */
  readonly body?: string | undefined
}) {
  const t = useText(listingText)
  return (
    <div role="status" className="flex items-start gap-3 rounded-card bg-amber-tint p-4 text-dense">
      <WifiOff aria-hidden size={22} className="mt-0.5 shrink-0 text-amber" />
      <div className="min-w-0 grow">
        <p className="font-bold text-amber">{t.waitingTitle}</p>
        <p>{body ?? t.waitingBody}</p>
        <Button kind="outlined" className="mt-2" onClick={onStop}>
          {t.writeOn}
        </Button>
      </div>
    </div>
  )
}
