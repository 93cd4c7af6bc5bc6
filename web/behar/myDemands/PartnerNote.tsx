import { RefreshCw, Unplug } from 'lucide-react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { useNow } from '../../app/live/now.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { partnerText } from '../frame/messages.ts'
import { useIntegration } from '../integration/useIntegration.ts'

/** Shown while the partner does not answer: the age of the shown data, the disabled actions, and a retry button. */
export function PartnerNote() {
  const { state, at, retry, retrying } = useIntegration()
  return (
    <div role="status" className="empty:hidden">
      {state === 'known' && <Note at={at} retry={retry} retrying={retrying} />}
    </div>
  )
}

type NoteProps = { readonly at: number | null; readonly retry: () => void; readonly retrying: boolean }

function Note({ at, retry, retrying }: NoteProps) {
  const t = useText(partnerText)
  const base = useText(baseText)
  const today = riyadhDay(new Date(useNow()))
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-amber-tint p-4 md:flex-nowrap">
      <Unplug aria-hidden size={22} className="shrink-0 self-start text-amber max-md:hidden" />
      <div className="min-w-0 grow text-dense">
        <p className="font-bold text-amber">{t.title}</p>
        <p>
          {at === null ? t.partly : knownAt(t, new Date(at), today)} {t.meanwhile}
        </p>
      </div>
      <Button kind="outlined" icon={RefreshCw} onClick={retry} busy={retrying} className="max-md:w-full">
        {base.retry}
      </Button>
    </div>
  )
}

type Times = {
  readonly knownAt: (time: string) => string
  readonly knownOn: (day: string, time: string) => string
}

function knownAt(t: Times, at: Date, today: string): string {
  const day = riyadhDay(at)
  return day === today ? t.knownAt(riyadhTime(at)) : t.knownOn(day, riyadhTime(at))
}
