import type { ReactNode } from 'react'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/values/Money.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { PriceAgainst, QuantityBar } from '../details/PriceAgainst.tsx'
import { compareText } from './messages.ts'
import { kilogramsOf, OfferBadges, OfferSeller, useDelivery } from './OfferParts.tsx'
import { SideScroll } from './SideScroll.tsx'
import type { SteadyOrder } from './sorts.ts'

export type OffersProps = Pick<SteadyOrder, 'offers' | 'news'> & {
  readonly request: RequestDetails
  /** The id of the best offer for the whole quantity. */
  readonly best: number | undefined
  readonly onAccept: (offer: Offer) => void
}

/** The offers next to each other, one column each; with five or more, the table scrolls horizontally. */
export function OfferTable({ request, offers, news, best, onAccept }: OffersProps) {
  const t = useText(compareText)
  const rows = useRows(request)
  const many = offers.length > 4
  const shown = rows.filter(({ always, of }) => always || offers.some((offer) => of(offer) !== null))
  const look = ({ id }: Offer) => classes(cell, many && 'w-48 min-w-48', id === best && 'bg-tint')
  return (
    <SideScroll label={t.table}>
      <table className={classes('text-start', many ? 'w-max' : 'w-full table-fixed')}>
        <thead>
          <tr className="border-b border-hairline">
            <th scope="col" className={classes(label, 'align-bottom font-normal text-quiet')}>
              {t.seller}
            </th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col" className={classes(look(offer), 'text-start')}>
                <OfferBadges
                  best={offer.id === best}
                  part={offer.quantity < request.quantity}
                  news={news.get(offer.id)}
                />
                <span className="mt-2 block">
                  <OfferSeller offer={offer} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, of, strong }) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className={classes(label, strong ? 'font-bold' : 'font-normal text-quiet')}>
                {name}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className={look(offer)}>
                  {of(offer) ?? <span className="text-quiet">{t.notSaid}</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className={label} />
            {offers.map((offer) => (
              <td key={offer.id} className={look(offer)}>
                <Button
                  kind={offer.id === best ? 'filled' : 'outlined'}
                  wide
                  aria-label={t.acceptOf(offer.seller.name)}
                  onClick={() => onAccept(offer)}
                >
                  {t.accept}
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </SideScroll>
  )
}

const cell = 'px-3 py-3 align-middle'
const label = 'sticky inset-s-0 w-42 min-w-42 bg-card px-4 py-3 text-start text-dense'

interface Row {
  readonly name: string
  /** Returns the value of an offer; null if the seller left the field open. */
  readonly of: (offer: Offer) => ReactNode
  /** True for a row that is shown even if every seller left the field open. */
  readonly always: boolean
  readonly strong?: boolean
}

function useRows({ quantity: wanted, price: wished }: RequestDetails): readonly Row[] {
  const t = useText(compareText)
  const delivery = useDelivery()
  return [
    {
      name: t.perKilogram,
      always: true,
      of: ({ price }) => (
        <>
          <Money riyals={price} size="card" perKilogram />
          <PriceAgainst price={price} wished={wished} whose="own" />
        </>
      ),
    },
    {
      name: t.quantity,
      always: true,
      of: ({ quantity }) => (
        <>
          <p className="mb-1 text-dense">{t.ofWanted(kilogramsOf(quantity), kilogramsOf(wanted))}</p>
          <QuantityBar offered={quantity} wanted={wanted} />
        </>
      ),
    },
    { name: t.state, always: false, of: ({ fish_type }) => fish_type?.name ?? null },
    {
      name: t.delivery,
      always: true,
      of: (offer) => (
        <>
          {delivery(offer)}
          {offer.delivery_days !== null && (
            <span className="block text-meta text-quiet">{t.days(offer.delivery_days)}</span>
          )}
        </>
      ),
    },
    {
      name: t.fish,
      always: true,
      of: ({ subtotal }) => <Money riyals={subtotal} className="[&>bdi]:font-normal" />,
    },
    {
      name: t.sum,
      always: true,
      strong: true,
      of: ({ total }) => <Money riyals={total} className="text-h3" />,
    },
    {
      name: t.note,
      always: false,
      of: ({ body }) => (body ? <Written text={body} className="line-clamp-4 text-meta" /> : null),
    },
  ]
}
