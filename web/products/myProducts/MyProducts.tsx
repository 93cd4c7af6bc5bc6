import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { intlLocale } from '#shared/base/locale.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { productLink } from '../card.ts'
import { DraftNote } from '../listing/draft/DraftNotes.tsx'
import { dropDraft, keepDraft, type ListingDraft, listDrafts } from '../listing/draft/drafts.ts'
import { useStoredDrafts, useWaitingDraft } from '../listing/draft/useWaitingDraft.ts'
import { listingText } from '../listing/messages.ts'
import { justListed, sendNewListing } from '../listing/state/sendListing.ts'
import { problemsOf, stepDone, stepNames, stepTitles } from '../listing/state/steps.ts'
import { MyProductRow, rowColumns } from './MyProductRow.tsx'
import { myProductsText } from './messages.ts'
import { OwnPage } from './OwnList.tsx'
import { type MyProductsSearch, ownStates } from './search.ts'
import { useMyProducts } from './useMyProducts.ts'

/** The user's own goods: on sale, sold out and paused goods, and the drafts on this device. */
export function MyProducts({
  search,
  afterListing,
}: {
  readonly search: MyProductsSearch
  /** Content below the note about the product that was just listed, which a later feature provides. */
  readonly afterListing: (productId: number) => ReactNode
}) {
  const t = useText(myProductsText)
  const query = useMyProducts(search)
  const [round, setRound] = useState(0)
  return (
    <OwnPage
      words={t}
      addTo="/profile/add-product"
      group="my-products"
      states={ownStates}
      search={search}
      linkTo={(next) => ({ to: '/profile/my-products', search: next })}
      query={query}
      table="md"
      skeleton={<MyProductsSkeleton />}
      notes={
        <>
          <ListedNote after={afterListing} />
          <DraftNotes key={round} onSent={() => setRound(round + 1)} />
        </>
      }
    >
      {(products) => (
        <>
          <div
            aria-hidden="true"
            className={`${rowColumns} min-h-11 items-center bg-ground px-4 text-meta text-quiet max-md:hidden md:grid`}
          >
            <span>{t.product}</span>
            <span>{t.perKilo}</span>
            <span>{t.left}</span>
            <span className="max-xl:hidden">{t.sold}</span>
            <span>{t.state}</span>
            <span />
          </div>
          <ul aria-label={t.title} className="flex flex-col gap-3 md:block md:divide-y md:divide-hairline">
            {products.map((product) => (
              <MyProductRow key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
    </OwnPage>
  )
}

/** The skeleton of the user's own goods. */
function MyProductsSkeleton() {
  return (
    <SkeletonList className="flex flex-col gap-3 md:gap-0">
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 rounded-card bg-card p-3 shadow-card md:min-h-19 md:grid-cols-[4.75rem_minmax(0,1fr)_5rem_9rem_8.5rem] md:items-center md:rounded-none md:border-b md:border-hairline md:px-4 md:shadow-none">
        <Skeleton className="h-21 rounded-control md:h-13.5" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-2 w-full md:hidden" />
        </div>
        <Skeleton className="h-5 max-md:hidden" />
        <Skeleton className="h-5 max-md:hidden" />
        <Skeleton className="h-11 max-md:col-span-2" />
      </div>
    </SkeletonList>
  )
}

/** The product that was just listed, with the market's warnings for it. */
function ListedNote({ after }: { readonly after: (productId: number) => ReactNode }) {
  const t = useText(myProductsText)
  const [listed] = useState(justListed.take)
  if (!listed) return null
  return (
    <>
      <Notice
        tone="palm"
        icon={CircleCheck}
        title={t.listedNow(`\u2068${listed.name}\u2069`)}
        corners="rounded-card"
        role="status"
      >
        {listed.warnings.map(({ code, message }) => (
          <p key={`${code}${message}`} className="flex items-start gap-2 text-amber">
            <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
            {message}
          </p>
        ))}
        <TextLink {...productLink(listed.id, listed.origin)}>{t.see}</TextLink>
      </Notice>
      {after(listed.id)}
    </>
  )
}

/** The drafts on this device; drafts that wait for the network are sent from here too. */
function DraftNotes({ onSent }: { readonly onSent: () => void }) {
  const { profile } = useSession()
  const userId = profile?.id
  const [drafts] = useStoredDrafts(userId, listDrafts)
  if (userId === undefined) return null
  return drafts.map((draft) => (
    <StoredDraft key={draft.copyOf ?? 0} draft={draft} userId={userId} onSent={onSent} />
  ))
}

type StoredDraftProps = {
  readonly draft: ListingDraft
  readonly userId: number
  readonly onSent: () => void
}

function StoredDraft({ draft, userId, onSent }: StoredDraftProps) {
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
  return (
    <DraftNote
      waiting={waiting}
      title={name[locale] ? t.draftOf(name[locale]) : t.draftUnnamed}
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
