import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { intlLocale } from '#shared/base/locale.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { DraftList, DraftNote } from '../listing/draft/DraftNotes.tsx'
import { dropDraft, keepDraft, type ListingDraft, listDrafts } from '../listing/draft/drafts.ts'
import { useStoredDrafts, useWaitingDraft } from '../listing/draft/useWaitingDraft.ts'
import { listingText } from '../listing/messages.ts'
import { sendNewListing } from '../listing/state/sendListing.ts'
import { problemsOf, stepDone, stepNames, stepTitles } from '../listing/state/steps.ts'
import { myProductsText } from './messages.ts'

/** The drafts of goods on this device; drafts that wait for the network are sent from here too. */
export function OwnDrafts() {
  const [round, setRound] = useState(0)
  return <Drafts key={round} onSent={() => setRound(round + 1)} />
}

function Drafts({ onSent }: { readonly onSent: () => void }) {
  const { profile } = useSession()
  const userId = profile?.id
  const [drafts, remove] = useStoredDrafts(userId, listDrafts)
  if (userId === undefined) return null
  return (
    <DraftList count={drafts.length}>
      {drafts.map((draft) => (
        <StoredDraft
          key={draft.copyOf ?? 0}
          draft={draft}
          userId={userId}
          onSent={onSent}
          onDeleted={() => remove(draft)}
        />
      ))}
    </DraftList>
  )
}

type StoredDraftProps = {
  readonly draft: ListingDraft
  readonly userId: number
  readonly onSent: () => void
  readonly onDeleted: () => void
}

function StoredDraft(props: StoredDraftProps) {
  const t = useText(myProductsText)
  const steps = useText(listingText)
  const locale = useLocale()
  const now = useNow()
  const waiting = useWaiting(props)
  const { draft, userId, onDeleted } = props
  const { listing, name, copyOf, savedAt } = draft
  const missing = problemsOf(listing, name, new Date(now), locale)
  const lacks = stepNames
    // Goods without a picture show the picture of their species.
    .filter((step) => step !== 'photos' && !stepDone(step, missing, 0))
    .map((step) => steps[stepTitles[step]])
  const listed = new Intl.ListFormat(intlLocale[locale], { type: 'conjunction' }).format(lacks)
  return (
    <DraftNote
      waiting={waiting}
      title={name[locale] ? `\u2068${name[locale]}\u2069` : t.draftUnnamed}
      savedAt={savedAt}
      onDelete={async () => {
        await dropDraft({ userId, copyOf })
        onDeleted()
      }}
      body={<p>{waiting ? t.draftWaits : lacks.length > 0 ? t.draftLacks(listed) : t.draftWhole}</p>}
    >
      <ButtonLink to="/profile/add-product" search={copyOf === null ? {} : { copyOf }} kind="outlined">
        {t.draftOpen}
      </ButtonLink>
    </DraftNote>
  )
}

function useWaiting({ draft, userId, onSent }: StoredDraftProps): boolean {
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
