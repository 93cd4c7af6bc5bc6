import { useQuery } from '@tanstack/react-query'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { ListedAuction } from '#shared/operator/orders.ts'
import { Bids } from '../auctions/Bids.tsx'
import { useLiveAuction } from '../auctions/useLiveAuction.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { Skeleton } from '../base/ui/Skeleton.tsx'
import { Amount } from './Amount.tsx'
import { Moment } from './DataTable.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { decisionText } from './decisionMessages.ts'
import { Facts } from './Facts.tsx'
import { marketText } from './ordersMessages.ts'
import { useStaffMay } from './staffMay.ts'

/** An auction as it runs, its bidders masked, beside what can be decided of it. */
export function AuctionWatch({ row }: { readonly row: ListedAuction }) {
  const locale = useLocale()
  const { data, isPending } = useQuery({
    queryKey: ['operator', 'auction', locale, row.id],
    queryFn: ({ signal }) => api('GET auction/show/{id}', { params: { id: row.id } }, { locale, signal }),
    // A hidden one is shown to nobody: its bids are not watched.
    enabled: !row.hidden,
  })
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {row.hidden || (!isPending && !data) ? (
        <Lot row={row} />
      ) : data ? (
        <Live row={row} drawn={data} />
      ) : (
        <Skeleton className="h-60" />
      )}
      <Voiding row={row} />
    </div>
  )
}

function Live({ row, drawn }: { readonly row: ListedAuction; readonly drawn: AuctionDetails }) {
  const live = useLiveAuction(drawn)
  const { current_price, bids_count, ends_at } = live.auction
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Lot row={{ ...row, current_price, bids_count, ends_at }} />
      <Bids {...live} />
    </div>
  )
}

function Lot({ row }: { readonly row: ListedAuction }) {
  const t = useText(marketText)
  const price = row.current_price ?? row.starting_price
  return (
    <Facts
      title={t.facts}
      facts={[
        [t.seller, <Name key="seller">{row.seller.name}</Name>],
        [t.quantity, <Isolate key="quantity">{String(row.quantity)}</Isolate>],
        [t.price, <Amount key="price" riyals={price} />],
        [t.bids, <Isolate key="bids">{String(row.bids_count)}</Isolate>],
        [t.ends, <Moment key="ends" at={row.ends_at} />],
        [
          t.status,
          row.hidden && (
            <Mark key="hidden" tone="amber">
              {t.hidden}
            </Mark>
          ),
        ],
      ]}
    />
  )
}

function Voiding({ row: { id, status, own, seller, hidden } }: { readonly row: ListedAuction }) {
  const [t, common] = [useText(marketText), useText(decisionText)]
  const locale = useLocale()
  const may = useStaffMay('editor')
  const over = status === 'ordered' || status === 'unsold' || status === 'void'
  return (
    <div className="flex flex-col gap-4">
      {!over && (
        <>
          <p className="text-meta text-quiet">{t.voidHint}</p>
          <DecisionForm
            refusedBecause={own ? common.own : may ? null : common.editorOnly}
            refuse={{
              ...{ label: t.voidIt, done: t.wasVoided },
              work: (note) =>
                api('POST operator/auctions/{id}/void', { params: { id }, body: { note } }, { locale }),
            }}
          />
        </>
      )}
      {over && <p className="text-meta text-quiet">{t.over}</p>}
      <div className="flex flex-wrap gap-3">
        {!hidden && (
          <ButtonLink kind="outlined" to="/auctions/$auctionId" params={{ auctionId: String(id) }}>
            {t.page}
          </ButtonLink>
        )}
        <ButtonLink
          kind="outlined"
          to="/operator/$"
          params={{ _splat: 'orders' }}
          search={{ person: seller.id } as never}
        >
          {t.orders}
        </ButtonLink>
      </div>
    </div>
  )
}
