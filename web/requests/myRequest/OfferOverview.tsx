import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { compareText } from './messages.ts'
import type { OffersProps } from './OfferTable.tsx'
import { kilogramsOf } from './offerWords.ts'

/** The overview of all offers on a phone, one line each that links to its card. */
export function OfferOverview({ request, offers, best }: Omit<OffersProps, 'onAccept' | 'news'>) {
  const t = useText(compareText)
  const exact = offers.some(({ total }) => !Number.isInteger(total))
  const written = (riyals: number, decimals: boolean) => {
    const parts = moneyParts(halalasOf(riyals))
    return decimals ? `${parts.whole}.${parts.decimals}` : parts.whole
  }
  return (
    <div className="overflow-hidden rounded-card bg-card shadow-card">
      <table className="w-full text-dense">
        <caption className="visually-hidden">{t.overview}</caption>
        <thead>
          <tr className="bg-ground text-meta text-quiet">
            <th scope="col" className="py-3 ps-3 text-start font-normal">
              {t.offer}
            </th>
            {[t.perKilogramShort, t.kilograms, t.sum].map((name) => (
              <th key={name} scope="col" className="px-2 py-3 text-end font-normal last:pe-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(({ id, seller, price, quantity, total }) => (
            <tr key={id} className={classes('border-t border-hairline', id === best && 'bg-tint font-bold')}>
              <th scope="row" className="py-1 ps-3 text-start font-normal">
                <a href={`#${offerCardId(id)}`} className="flex min-h-11 items-center hover:underline">
                  <Name className={id === best ? 'font-bold' : undefined}>{seller.name}</Name>
                </a>
              </th>
              <td className="px-2 text-end font-bold">
                <Isolate>{written(price, true)}</Isolate>
              </td>
              <td
                className={classes('px-2 text-end font-normal', quantity < request.quantity && 'text-amber')}
              >
                <Isolate>{kilogramsOf(quantity)}</Isolate>
              </td>
              <td className="px-2 pe-3 text-end font-bold">
                <Isolate>{written(total, exact)}</Isolate>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const offerCardId = (id: number) => `offer-${id}`
