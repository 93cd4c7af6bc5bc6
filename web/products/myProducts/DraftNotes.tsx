import { useQueryClient } from '@tanstack/react-query'
import { FilePenLine, WifiOff } from 'lucide-react'
import { intlLocale } from '#shared/base/locale.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { dropDraft, keepDraft, type ListingDraft, listDrafts } from '../listing/draft/drafts.ts'
import { useStoredDrafts, useWaitingDraft } from '../listing/draft/useWaitingDraft.ts'
import { listingText } from '../listing/messages.ts'
import { sendNewListing } from '../listing/state/sendListing.ts'
import { problemsOf, stepDone, stepNames, stepTitles } from '../listing/state/steps.ts'
import { myProductsText } from './messages.ts'

/** The drafts on this device; those that wait for the network are sent from here too. */
export function DraftNotes({ onSent }: { readonly onSent: () => void }) {
  const { profile } = useSession()
  const userId = profile?.id
  const [drafts] = useStoredDrafts(userId, listDrafts)
  if (userId === undefined) return null
  return drafts.map((draft) => (
    <DraftNote key={draft.copyOf ?? 0} draft={draft} userId={userId} onSent={onSent} />
  ))
}

type DraftNoteProps = {
  readonly draft: ListingDraft
  readonly userId: number
  readonly onSent: () => void
}

function DraftNote({ draft, userId, onSent }: DraftNoteProps) {
  const t = useText(myProductsText)
  const steps = useText(listingText)
  const locale = useLocale()
  const now = useNow()
  const waiting = useWaiting({ draft, userId, onSent })
  const { listing, name, copyOf, photos } = draft
  const missing = problemsOf(listing, name, new Date(now), locale)
  const pictures = draft.copiedPictures ? 1 : photos.length
  const lacks = stepNames
    .filter((step) => !stepDone(step, missing, pictures))
    .map((step) => steps[stepTitles[step]])
  const listed = new Intl.ListFormat(intlLocale[locale], { type: 'conjunction' }).format(lacks)
  const Icon = waiting ? WifiOff : FilePenLine
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-amber-tint p-4 text-dense">
      <Icon aria-hidden size={22} className="shrink-0 self-start text-amber" />
      <div className="min-w-0 grow basis-48">
        <p className="font-bold text-amber">{name[locale] ? t.draftOf(name[locale]) : t.draftUnnamed}</p>
        <p>{waiting ? t.draftWaits : lacks.length > 0 ? t.draftLacks(listed) : t.draftWhole}</p>
      </div>
      <ButtonLink to="/profile/add-product" search={copyOf === null ? {} : { copyOf }} kind="outlined">
        {t.draftOpen}
      </ButtonLink>
    </div>
  )
}

function useWaiting({ draft, userId, onSent }: DraftNoteProps): boolean {
  const { listed } = useText(listingText)
  const locale = useLocale()
  const queries = useQueryClient()
  const id = { userId, copyOf: draft.copyOf }
  return useWaitingDraft({
    waits: draft.waiting,
    send: async () => {
      await sendNewListing(draft, { locale })
      await dropDraft(id)
      showToast('success', listed)
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
      onSent()
    },
    keep: () => keepDraft(id, { ...draft, waiting: false }),
  })
}
