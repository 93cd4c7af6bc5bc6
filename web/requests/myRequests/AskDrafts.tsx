import { FilePenLine, WifiOff } from 'lucide-react'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { useStoredDrafts, useWaitingDraft } from '../../products/listing/draft/useWaitingDraft.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import {
  dropRequestDraft,
  keepRequestDraft,
  listRequestDrafts,
  type RequestDraft,
  searchOf,
} from '../add/drafts.ts'
import { askText } from '../add/messages.ts'
import { sendNewRequest } from '../add/sendNewRequest.ts'
import { useRequestCache } from '../queries.ts'

/** The drafts on this device; those that wait for the network are sent from here too. */
export function AskDrafts() {
  const { profile } = useSession()
  const userId = profile?.id
  const [drafts, drop] = useStoredDrafts(userId, listRequestDrafts)
  if (userId === undefined || drafts.length === 0) return null
  return (
    <div className="mb-4 flex flex-col gap-3">
      {drafts.map((draft) => (
        <AskDraft key={draft.from} draft={draft} userId={userId} onSent={() => drop(draft)} />
      ))}
    </div>
  )
}

type AskDraftProps = {
  readonly draft: RequestDraft
  readonly userId: number
  readonly onSent: () => void
}

function AskDraft(props: AskDraftProps) {
  const t = useText(askText)
  const waiting = useWaiting(props)
  const { title, from } = props.draft
  const Icon = waiting ? WifiOff : FilePenLine
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-amber-tint p-4 text-dense">
      <Icon aria-hidden size={22} className="shrink-0 self-start text-amber" />
      <div className="min-w-0 grow basis-48">
        <p className="font-bold text-amber">{title ? t.draftOf(`\u2068${title}\u2069`) : t.draftUnnamed}</p>
        {waiting && <p>{t.waitingBody}</p>}
      </div>
      <ButtonLink to="/profile/add-request" search={searchOf(from)} kind="outlined">
        {t.draftOpen}
      </ButtonLink>
    </div>
  )
}

function useWaiting({ draft, userId, onSent }: AskDraftProps): boolean {
  const { sent } = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  return useWaitingDraft({
    waits: draft.waiting,
    send: async () => {
      const request = await sendNewRequest(draft, { locale })
      await dropRequestDraft({ userId, from: draft.from })
      showToast('success', sent)
      cache.keep(request)
      onSent()
    },
    keep: () => keepRequestDraft(userId, { ...draft, waiting: false }),
  })
}
