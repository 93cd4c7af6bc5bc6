import { HandCoins, RefreshCw } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { bestOf, offerSorts } from '#shared/requests/rules.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { ShareButtons } from '../../ui/ShareButton.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { compareText } from './messages.ts'
import { OfferCards } from './OfferCards.tsx'
import { OfferTable } from './OfferTable.tsx'
import { kilogramsOf } from './offerWords.ts'
import { type SteadyOrder, useSteadyOrder } from './sorts.ts'

type CompareOffersProps = {
  readonly request: RequestDetails
  readonly onAccept: (offer: Offer) => void
}

/** The open offers on the user's own request: a table on a wide screen, cards on a phone. */
export function CompareOffers({ request, onAccept }: CompareOffersProps) {
  const open = request.offers.filter(({ status }) => status === 'open')
  if (open.length === 0) return <NoOffers request={request} />
  return <Comparison request={request} open={open} onAccept={onAccept} />
}

function Comparison({ request, open, onAccept }: CompareOffersProps & { readonly open: readonly Offer[] }) {
  const order = useSteadyOrder(open, request.quantity)
  const best = bestOf(open, request.quantity)?.id
  const wide = useWide()
  const Shown = wide ? OfferTable : OfferCards
  return (
    <section aria-labelledby="compare" className="flex flex-col gap-4">
      <Top request={request} order={order} />
      <Arrived order={order} />
      <Shown request={request} offers={order.offers} news={order.news} best={best} onAccept={onAccept} />
      {!wide && <FootNote />}
    </section>
  )
}

function Top({ request, order }: Pick<CompareOffersProps, 'request'> & { readonly order: SteadyOrder }) {
  const t = useText(compareText)
  const { offers, sort, choose } = order
  const then = { total: t.thenTotal, price: t.thenPrice, rating: t.thenRating, soonest: t.thenSoonest }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="compare" className="min-w-0 text-h2">
        {t.title}
      </h2>
      {offers.length > 1 && (
        <SortSelect
          label={t.sort}
          value={sort}
          options={offerSorts.map((value) => ({ value, label: t[value] }))}
          onChange={choose}
        />
      )}
      <p className="w-full text-meta text-quiet lg:order-last">
        {t.sub(t.offers(offers.length), kilogramsOf(request.quantity), then[sort])}
      </p>
    </div>
  )
}

/** Says that new offers arrived; a button sorts them into the list. */
function Arrived({ order: { news, sort, choose } }: { readonly order: SteadyOrder }) {
  const t = useText(compareText)
  return (
    <div role="status" className="empty:hidden">
      {news.size > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-palm-tint px-4 py-2 text-dense text-palm">
          <p className="flex min-w-0 items-center gap-2">
            <HandCoins aria-hidden size={20} className="shrink-0" />
            {t.arrived}
          </p>
          <Button kind="text" icon={RefreshCw} onClick={() => choose(sort)}>
            {t.again}
          </Button>
        </div>
      )}
    </div>
  )
}

function FootNote() {
  const t = useText(compareText)
  return <p className="text-center text-meta text-quiet">{t.footNote}</p>
}

/** The empty state: for how long sellers see the request, and buttons that share it. */
function NoOffers({ request: { id, title, closes_at } }: Pick<CompareOffersProps, 'request'>) {
  const t = useText(compareText)
  return (
    <Card>
      <Empty
        picture={<Scene kind="ice" />}
        title={t.emptyTitle}
        body={t.emptyBody(riyadhDay(new Date(closes_at)))}
        actions={<ShareButtons title={title} path={paths.requestDetails(id)} label={t.share} />}
      />
    </Card>
  )
}
