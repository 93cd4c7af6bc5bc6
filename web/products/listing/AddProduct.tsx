import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { useNow } from '../../app/live/now.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { BarredNote, barredShort, useBarred } from './BarredNote.tsx'
import { RestoredNote } from './draft/DraftNotes.tsx'
import { dropDraft, findDraft } from './draft/drafts.ts'
import { useFoundDraft } from './draft/useWaitingDraft.ts'
import { ListingForm } from './ListingForm.tsx'
import { ListingSkeleton, NoSuchProduct } from './ListingStates.tsx'
import { listingText } from './messages.ts'
import { type ListingStart, startOf, startOfDraft } from './state/start.ts'
import { type ListingData, useListingData } from './useListingData.ts'
import { useNewListing } from './useNewListing.ts'

/**
 * The page that lists goods for sale. The form starts with new goods, a copy, or the draft that is saved on this device.
 */
export function AddProduct({ copyOf = null }: { readonly copyOf?: number | null | undefined }) {
  const t = useText(listingText)
  const { profile } = useSession()
  const { data, refusal, retry } = useListingData(copyOf)
  const [round, setRound] = useState(0)
  const now = useNow()
  const draft = useFoundDraft(profile && { userId: profile.id, copyOf }, round, findDraft)
  if (refusal?.code === 'not_found') return <NoSuchProduct />
  if (refusal) return <ErrorState title={t.failedTitle} refusal={refusal} onRetry={retry} headingLevel={1} />
  if (!data || !profile || draft === 'loading') return <ListingSkeleton />
  return (
    <NewListing
      key={round}
      userId={profile.id}
      data={data}
      start={
        draft
          ? startOfDraft(draft, data)
          : startOf(data, copyOf, riyadhDay(new Date(now)), profile.type === 'fisherman')
      }
      onAnew={() => setRound(round + 1)}
    />
  )
}

function NewListing({
  userId,
  data,
  start: given,
  onAnew,
}: {
  readonly userId: number
  readonly data: ListingData
  readonly start: ListingStart
  readonly onAnew: () => void
}) {
  const t = useText(listingText)
  // A refetch while the form is open must not reset the form.
  const [start] = useState(given)
  const listing = useNewListing({ userId, start }, data.options, data.seasons)
  const barred = useBarred(oneMore)
  const discard = async () => {
    await dropDraft({ userId, copyOf: start.copyOf }).catch(() => undefined)
    onAnew()
  }
  return (
    <ListingForm
      {...listing}
      title={start.copyOf === null ? t.add : t.copy}
      send={t.sell}
      latest={data.latest}
      folds={start.copyOf === null}
      onStopWaiting={listing.stopWaiting}
      refusedBecause={barredShort(barred, t)}
      note={
        <>
          <BarredNote reason={barred} />
          {start.saved && listing.phase === 'writing' && <RestoredNote onDiscard={discard} />}
        </>
      }
    />
  )
}

const oneMore = { goods: 1 } as const
