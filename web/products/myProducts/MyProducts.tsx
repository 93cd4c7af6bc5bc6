import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { productLink } from '../card.ts'
import { justListed } from '../listing/state/justListed.ts'
import { DraftNotes } from './DraftNotes.tsx'
import { MyProductRow, rowColumns } from './MyProductRow.tsx'
import { myProductsText } from './messages.ts'
import { EmptyOwnList, OwnList, OwnTitle } from './OwnList.tsx'
import { OwnSearch } from './OwnSearch.tsx'
import { type MyProductsSearch, ownStates } from './search.ts'
import { useMyProducts } from './useMyProducts.ts'

const tabs = ['all', ...ownStates] as const
type Tab = (typeof tabs)[number]

/** The user's own goods: on sale, sold out, paused, and the drafts on this device. */
export function MyProducts({
  search,
  afterListing,
}: {
  readonly search: MyProductsSearch
  /** Below the note about the product listed a moment ago, filled in by a later feature. */
  readonly afterListing: (productId: number) => ReactNode
}) {
  const t = useText(myProductsText)
  const navigate = useNavigate()
  const query = useMyProducts(search)
  const [round, setRound] = useState(0)
  const active: Tab = search.status ?? 'all'
  const narrow = (change: MyProductsSearch) =>
    void navigate({
      to: '/profile/my-products',
      search: { ...search, page: undefined, ...change },
      resetScroll: false,
    })
  const counts = query.data?.counts
  const whole = counts && counts.active + counts.sold_out + counts.hidden
  const countOf = (tab: Tab) => (counts === undefined ? undefined : tab === 'all' ? whole : counts[tab])
  return (
    <div className="flex flex-col gap-3 pb-20 md:gap-4 md:pb-0">
      <OwnTitle title={t.title} add={t.add} addTo="/profile/add-product" />
      <ListedNote after={afterListing} />
      <DraftNotes key={round} onSent={() => setRound(round + 1)} />
      <Card padding="none" className="max-md:bg-transparent max-md:shadow-none">
        <div className="quiet-scroll overflow-x-auto overflow-y-hidden max-md:-mx-4 max-md:bg-card md:px-4">
          <div className="w-max min-w-full max-md:px-4">
            <Tabs
              label={t.states}
              group="my-products"
              look="line"
              active={active}
              onChange={(tab) => narrow({ status: tab === 'all' ? undefined : tab })}
              tabs={tabs.map((id) => {
                const count = countOf(id)
                return { id, label: t[id], ...(count === undefined ? {} : { count }) }
              })}
            />
          </div>
        </div>
        <TabPanel group="my-products" active={active}>
          {(whole !== 0 || search.s) && (
            <OwnSearch key={search.s ?? ''} typed={search.s ?? ''} onSearch={(s) => narrow({ s })} />
          )}
          <OwnList query={query} skeleton={<MyProductsSkeleton />} failed={t.failedTitle}>
            {({ products }) => (
              <Rows
                list={products}
                search={search}
                onAll={() => narrow({ s: undefined, status: undefined })}
              />
            )}
          </OwnList>
        </TabPanel>
      </Card>
    </div>
  )
}

function Rows({
  list,
  search,
  onAll,
}: {
  readonly list: NonNullable<ReturnType<typeof useMyProducts>['data']>['products']
  readonly search: MyProductsSearch
  readonly onAll: () => void
}) {
  const t = useText(myProductsText)
  if (list.data.length === 0) {
    return (
      <EmptyOwnList
        narrowed={Boolean(search.s || search.status)}
        total={list.total}
        words={t}
        addTo="/profile/add-product"
        onAll={onAll}
      />
    )
  }
  return (
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
        {list.data.map((product) => (
          <MyProductRow key={product.id} product={product} />
        ))}
      </ul>
      <ListFoot
        list={list}
        shown={t.shown}
        table="md"
        linkTo={(page) => ({
          to: '/profile/my-products',
          search: { ...search, page: page === 1 ? undefined : page },
        })}
      />
    </>
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

/** The product listed a moment ago, with the market's warnings for it. */
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
