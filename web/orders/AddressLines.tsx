import { cityWithRegion } from '#shared/addresses/rules.ts'
import type { Order } from '#shared/orders/contract.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Isolate, Name } from '../ui/values/Isolate.tsx'
import { ordersText } from './messages.ts'

/** The street, the place, the postal code and the short address of an order's address. */
export function AddressLines({
  address,
  city,
}: {
  readonly address: NonNullable<Order['address']>
  readonly city: string
}) {
  const t = useText(ordersText)
  const streets = [address.address, address.street].filter(Boolean)
  const place = cityWithRegion(city, address.region, useLocale())
  const codes = [
    ['zip', address.zip_code],
    ['short', address.short_address],
  ] as const
  return (
    <>
      {[streets, [place]].map(
        (parts) =>
          parts.length > 0 && (
            <span key={parts.join()} className="block text-dense">
              {parts.map((part, index) => (
                <span key={part}>
                  {index > 0 && t.and}
                  <Name>{part}</Name>
                </span>
              ))}
            </span>
          ),
      )}
      {codes.map(
        ([name, code]) =>
          code && (
            <span key={name} className="block text-dense text-quiet">
              {t[name]} <Isolate>{code}</Isolate>
            </span>
          ),
      )}
    </>
  )
}
