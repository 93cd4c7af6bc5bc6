import { CalendarClock, CircleCheck, Pause, Play, RotateCcw, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { productLink } from '../card.ts'
import { BarredNote, useBarred } from '../listing/BarredNote.tsx'
import { justListed } from '../listing/state/sendListing.ts'
import { ImportButton, ListTools } from './ListTools.tsx'
import { MyProductRow, rowColumns, SelectBox } from './MyProductRow.tsx'
import { myProductsText } from './messages.ts'
import { OwnDrafts } from './OwnDrafts.tsx'
import { OwnPage } from './OwnList.tsx'
import { RelistSheet } from './RelistSheet.tsx'
import { type MyProductsSearch, ownStates } from './search.ts'
import { useLastDay, useMyProducts, useShownForAll } from './useMyProducts.ts'

/** The user's own goods: on sale, sold out and paused goods, and the drafts on this device. */
export function MyProducts({
  search,
  afterListing,
}: {
  readonly search: MyProductsSearch
  /** Content below the note about the product that was just listed, from a feature that this folder must not import. */
  readonly afterListing: (productId: number) => ReactNode
}) {
  const t = useText(myProductsText)
  const query = useMyProducts(search)
  const [selected, setSelected] = useState<readonly OwnProduct[]>([])
  const [relisting, setRelisting] = useState<readonly OwnProduct[]>([])
  const [open, setOpen] = useState(false)
  const relist = (products: readonly OwnProduct[]) => {
    setRelisting(products)
    setOpen(true)
  }
  return (
    <>
      <OwnPage
        words={t}
        addTo="/profile/add-product"
        group="my-products"
        states={ownStates}
        search={search}
        linkTo={(next) => ({ to: '/profile/my-products', search: next })}
        query={query}
        tools={<ListTools search={search} />}
        emptyAction={<ImportButton />}
        table="md"
        skeleton={<MyProductsSkeleton />}
        notes={
          <>
            <ListedNote after={afterListing} />
            <LimitNote />
            <OwnDrafts />
            <LastDay onRelist={relist} />
          </>
        }
        selection={
          selected.length > 0 && (
            <Selection
              products={selected}
              onClear={() => setSelected([])}
              onRelist={() => relist(selected)}
            />
          )
        }
      >
        {(products) => (
          <>
            <div
              className={`${rowColumns} min-h-11 items-center bg-ground px-4 text-meta text-quiet max-md:hidden md:grid`}
            >
              <span className="flex items-center gap-3">
                <SelectBox
                  label={t.selectAll}
                  selected={products.every((product) => selected.some(({ id }) => id === product.id))}
                  onSelect={(on) => setSelected(on ? products.slice(0, limits.product.relisted) : [])}
                />
                <span aria-hidden="true">{t.product}</span>
              </span>
              <span aria-hidden="true">{t.perKilo}</span>
              <span aria-hidden="true">{t.left}</span>
              <span aria-hidden="true" className="max-xl:hidden">
                {t.sold}
              </span>
              <span aria-hidden="true">{t.state}</span>
              <span />
            </div>
            <ul aria-label={t.title} className="flex flex-col gap-3 md:block md:divide-y md:divide-hairline">
              {products.map((product) => (
                <MyProductRow
                  key={product.id}
                  product={product}
                  selected={selected.some(({ id }) => id === product.id)}
                  onSelect={(on) => {
                    const others = selected.filter(({ id }) => id !== product.id)
                    setSelected(on ? [...others, product].slice(-limits.product.relisted) : others)
                  }}
                  onRelist={() => relist([product])}
                />
              ))}
            </ul>
          </>
        )}
      </OwnPage>
      {relisting.length > 0 && (
        <RelistSheet
          key={relisting.map(({ id }) => id).join()}
          products={relisting}
          open={open}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            setSelected([])
          }}
        />
      )}
    </>
  )
}

/** The number of selected products, with the actions on them; on a phone above the bottom bar. */
function Selection({
  products,
  onClear,
  onRelist,
}: {
  readonly products: readonly OwnProduct[]
  readonly onClear: () => void
  readonly onRelist: () => void
}) {
  const t = useText(myProductsText)
  const { busy, send, refused } = useShownForAll(onClear)
  const toPause = products.filter(({ status }) => status !== 'hidden')
  const toResume = products.filter(({ status, hidden_by_staff: staff }) => status === 'hidden' && !staff)
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 max-md:pointer-events-auto max-md:rounded-card max-md:bg-card max-md:p-2 max-md:ps-4 max-md:shadow-popover">
      <p role="status" className="min-w-0 grow text-dense">
        {t.selected(products.length)}
      </p>
      <IconButton icon={X} label={t.unselect} onClick={onClear} />
      {toPause.length > 0 && (
        <Button
          kind="outlined"
          icon={Pause}
          busy={busy === 'hidden'}
          onClick={() => void send({ products: toPause, status: 'hidden' })}
          className="max-md:hidden"
        >
          {t.pause}
        </Button>
      )}
      {toResume.length > 0 && (
        <Button
          kind="outlined"
          icon={Play}
          busy={busy === 'active'}
          onClick={() => void send({ products: toResume, status: 'active' })}
          className="max-md:hidden"
        >
          {t.resume}
        </Button>
      )}
      <Button icon={RotateCcw} onClick={onRelist}>
        {t.relistSelected}
      </Button>
      {refused.length > 0 && (
        <Notice tone="coral" icon={TriangleAlert} title={t.notAll} role="alert" className="w-full">
          {refused.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}

/** Lists the goods of the last day again; hidden if there is no such day within a week. */
function LastDay({ onRelist }: { readonly onRelist: (products: readonly OwnProduct[]) => void }) {
  const t = useText(myProductsText)
  const now = useNow()
  const last = useLastDay(new Date(now))
  if (!last) return null
  const day = last.day === riyadhDay(addDays(new Date(now), -1)) ? t.ofYesterday : isolated(last.day)
  return (
    <Button
      kind="outlined"
      icon={CalendarClock}
      onClick={() => onRelist(last.products)}
      className="self-start max-md:w-full"
    >
      {t.lastDay(day, last.products.length)}
    </Button>
  )
}

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

/**
 * Tells an unverified seller who has reached the limit that no more goods can be listed. Links to the
 * verification.
 */
function LimitNote() {
  return <BarredNote reason={useBarred(oneMore)} />
}

const oneMore = { goods: 1 } as const

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
