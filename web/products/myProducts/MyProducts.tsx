import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { productLink } from '../card.ts'
import { justListed } from '../listing/state/sendListing.ts'
import { DraftNotes } from './DraftNotes.tsx'
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
    <div className="flex flex-col gap-3 md:gap-0">
      <LoadingNote />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 rounded-card bg-card p-3 shadow-card md:min-h-19 md:grid-cols-[4.75rem_minmax(0,1fr)_5rem_9rem_8.5rem] md:items-center md:rounded-none md:border-b md:border-hairline md:px-4 md:shadow-none"
        >
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
      ))}
    </div>
  )
}

/** The product that was just listed, with the market's warnings for it. */
function ListedNote({ after }: { readonly after: (productId: number) => ReactNode }) {
  const t = useText(myProductsText)
  const [listed] = useState(justListed.take)
  if (!listed) return null
  return (
    <>
      <div role="status" className="flex items-start gap-3 rounded-card bg-palm-tint p-4 text-dense">
        <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-palm" />
        <div className="min-w-0">
          <p className="font-bold text-palm">{t.listedNow(`\u2068${listed.name}\u2069`)}</p>
          {listed.warnings.map(({ code, message }) => (
            <p key={`${code}${message}`} className="flex items-start gap-2 text-amber">
              <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
              {message}
            </p>
          ))}
          <TextLink {...productLink(listed.id, listed.origin)}>{t.see}</TextLink>
        </div>
      </div>
      {after(listed.id)}
    </>
  )
}
