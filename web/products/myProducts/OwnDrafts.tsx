import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { intlLocale } from '#shared/base/locale.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { DraftList, DraftNote } from '../listing/draft/DraftNotes.tsx'
import {
  type DraftKind,
  dropDraft,
  keepDraft,
  listDrafts,
  type StoredDraft,
} from '../listing/draft/drafts.ts'
import { useStoredDrafts, useWaitingDraft } from '../listing/draft/useWaitingDraft.ts'
import { listingText } from '../listing/messages.ts'
import { sendNewListing } from '../listing/state/sendListing.ts'
import { problemsOf, stepDone, stepNames, stepTitles } from '../listing/state/steps.ts'
import { myProductsText } from './messages.ts'

/**
 * The drafts of goods and of lots on this device, or only the drafts of one kind. Goods that wait for the
 * network are sent from here too. A lot is sent by its form, which computes the times of the auction.
 */
export function OwnDrafts({ only }: { readonly only?: DraftKind }) {
  const [round, setRound] = useState(0)
  return <Drafts key={round} only={only} onSent={() => setRound(round + 1)} />
}

function Drafts({ only, onSent }: { readonly only: DraftKind | undefined; readonly onSent: () => void }) {
  const { profile } = useSession()
  const userId = profile?.id
  const [stored, remove] = useStoredDrafts(userId, listDrafts)
  if (userId === undefined) return null
  const drafts = stored.filter(({ kind }) => only === undefined || kind === only)
  return (
    <DraftList count={drafts.length}>
      {drafts.map((draft) => {
        const props = { draft, userId, onSent, onDeleted: () => remove(draft) }
        const key = `${draft.kind} ${draft.copyOf}`
        return draft.kind === 'lot' ? <LotDraft key={key} {...props} /> : <GoodsDraft key={key} {...props} />
      })}
    </DraftList>
  )
}

type DraftProps = {
  readonly draft: StoredDraft
  readonly userId: number
  readonly onSent: () => void
  readonly onDeleted: () => void
}

function GoodsDraft(props: DraftProps) {
  const t = useText(myProductsText)
  const lacks = useLacks(props.draft)
  const waiting = useWaiting(props)
  return (
    <Draft
      {...props}
      waiting={waiting}
      unnamed={t.draftUnnamed}
      body={waiting ? t.draftWaits : (lacks ?? t.draftWhole)}
    />
  )
}

function LotDraft(props: DraftProps) {
  const t = useText(myProductsText)
  const lacks = useLacks(props.draft)
  const { waiting } = props.draft
  return (
    <Draft
      {...props}
      waiting={waiting}
      unnamed={t.lotUnnamed}
      body={waiting ? t.lotWaits : (lacks ?? t.lotWhole)}
    />
  )
}

type DraftLook = { readonly waiting: boolean; readonly unnamed: string; readonly body: string }

function Draft({ draft, userId, onDeleted, waiting, unnamed, body }: DraftProps & DraftLook) {
  const t = useText(myProductsText)
  const { kind, name, copyOf, savedAt } = draft
  const named = name[useLocale()]
  const title = named ? `\u2068${named}\u2069` : unnamed
  return (
    <DraftNote
      waiting={waiting}
      title={kind === 'lot' && named ? t.lotNamed(title) : title}
      savedAt={savedAt}
      onDelete={async () => {
        await dropDraft({ userId, copyOf, kind })
        onDeleted()
      }}
      body={<p>{body}</p>}
    >
      <ButtonLink
        to={kind === 'lot' ? '/profile/add-auction' : '/profile/add-product'}
        search={copyOf === null ? {} : { copyOf }}
        kind="outlined"
      >
        {t.draftOpen}
      </ButtonLink>
    </DraftNote>
  )
}

/** The parts of the goods that the draft lacks, in words; undefined if the goods are complete. */
function useLacks({ listing, name }: StoredDraft): string | undefined {
  const t = useText(myProductsText)
  const steps = useText(listingText)
  const locale = useLocale()
  const missing = problemsOf(listing, name, new Date(useNow()), locale)
  const lacks = stepNames
    // Goods without a picture show the picture of their species.
    .filter((step) => step !== 'photos' && !stepDone(step, missing, 0))
    .map((step) => steps[stepTitles[step]])
  if (lacks.length === 0) return undefined
  return t.draftLacks(new Intl.ListFormat(intlLocale[locale], { type: 'conjunction' }).format(lacks))
}

function useWaiting({ draft, userId, onSent }: DraftProps): boolean {
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
