import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { useSession } from '../../auth/session.ts'
import { RestoredNote } from '../../products/listing/draft/DraftNotes.tsx'
import { useFoundDraft } from '../../products/listing/draft/useWaitingDraft.ts'
import { ListingSkeleton } from '../../products/listing/ListingStates.tsx'
import { savedPhoto } from '../../products/listing/photos/photos.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { blankAsk, copiedAsk } from './ask.ts'
import {
  beginningOf,
  dropRequestDraft,
  findRequestDraft,
  type RequestDraft,
  type RequestDraftId,
} from './drafts.ts'
import { askText } from './messages.ts'
import { RequestForm } from './RequestForm.tsx'
import { type AskData, useAskData, useCopied } from './useAskData.ts'
import { type RequestStart, useNewRequest } from './useNewRequest.ts'

type AddRequestProps = {
  /** The id of the user's request to repeat. */
  readonly copyOf: number | undefined
  /** The id of the preselected species. */
  readonly fishId: number | undefined
}

/**
 * The page that creates a request. The form starts with a new request, a repeated request, or the draft that is saved on
 * this device.
 */
export function AddRequest({ copyOf, fishId }: AddRequestProps) {
  const t = useText(askText)
  const locale = useLocale()
  const today = riyadhDay(new Date(useNow()))
  const { profile } = useSession()
  const options = useAskData()
  const copying = useCopied(copyOf)
  const [round, setRound] = useState(0)
  const id = profile && { userId: profile.id, from: beginningOf({ copyOf, fishId }) }
  const draft = useFoundDraft(id, round, findRequestDraft)
  const refusal = copying.refusal ?? options.refusal
  const retry = copying.refusal ? copying.retry : options.retry
  if (refusal?.code === 'not_found') return <NoSuchRequest />
  if (refusal) return <ErrorState title={t.failedTitle} refusal={refusal} onRetry={retry} headingLevel={1} />
  const whole = options.data && id && draft !== 'loading' && (copyOf === undefined || copying.copied)
  if (!whole) return <ListingSkeleton />
  const { data } = options
  const known = data.options.fish.some((fish) => fish.id === fishId) ? fishId : undefined
  const blank = { ...blankAsk(locale), cityId: data.ownCity, fishId: known ?? null }
  const start = copying.copied
    ? { ask: copiedAsk(copying.copied.request, locale, today), photos: copying.copied.photos }
    : { ask: blank, photos: [] }
  return (
    <NewRequest
      key={round}
      id={id}
      data={data}
      again={copyOf !== undefined}
      start={draft ? savedStart(draft) : start}
      onAnew={() => setRound(round + 1)}
    />
  )
}

type NewRequestProps = {
  readonly id: RequestDraftId
  readonly data: AskData
  readonly again: boolean
  readonly start: RequestStart
  readonly onAnew: () => void
}

function NewRequest({ id, data, again, start: given, onAnew }: NewRequestProps) {
  const t = useText(askText)
  const { add } = useText(requestTitles)
  // A refetch while the form is open must not reset the form.
  const [start] = useState(given)
  const request = useNewRequest({ id, start, options: data.options })
  const discard = async () => {
    await dropRequestDraft(id).catch(() => undefined)
    onAnew()
  }
  return (
    <RequestForm
      {...request}
      data={data}
      title={again ? t.again : add}
      send={t.send}
      note={
        start.saved &&
        request.phase === 'writing' && (
          <RestoredNote text={t.restored} question={t.anewBody} onDiscard={discard} />
        )
      }
    />
  )
}

function savedStart({ ask, photos, key, waiting }: RequestDraft): RequestStart {
  return { ask, photos: photos.map(savedPhoto), saved: { key, waiting } }
}

/** The page for an unknown request, and for a request of somebody else. */
function NoSuchRequest() {
  const t = useText(askText)
  return (
    <EmptyPage
      title={t.goneTitle}
      actions={
        <>
          <ButtonLink to="/profile/my-requests">{t.myRequests}</ButtonLink>
          <ButtonLink to="/profile/add-request" kind="outlined">
            {t.askNew}
          </ButtonLink>
        </>
      }
    />
  )
}
