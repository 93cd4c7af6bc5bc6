import { useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { auctionsText } from '../messages.ts'

/** Says that the list has changed and offers to load it; it floats, so that nothing moves under the user. */
export function ChangedNote({ shown, busy }: { readonly shown: boolean; readonly busy: boolean }) {
  const t = useText(auctionsText)
  const router = useRouter()
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 flex h-0 justify-center">
      {shown && (
        <button
          type="button"
          onClick={() => void router.invalidate()}
          className="pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full bg-ink px-5 text-dense whitespace-nowrap text-on-ink shadow-popover"
        >
          <RefreshCw aria-hidden size={18} className={classes('shrink-0', busy && 'turning')} />
          <span>
            {t.changed} · <strong className="font-bold">{t.showChanged}</strong>
          </span>
        </button>
      )}
    </div>
  )
}
