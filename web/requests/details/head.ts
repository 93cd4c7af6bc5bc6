import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { paths } from '#shared/base/paths.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { textIn } from '../../app/texts/text.ts'
import { requestCardText } from '../messages.ts'
import { requestText } from './messages.ts'

/** The preview of a shared link: species, quantity, place and price in the language of the link. */
export function requestHead(request: RequestDetails, locale: Locale) {
  const t = textIn(requestText, locale)
  const { id, fish, city, price, offers_count, image } = request
  const offers = textIn(requestCardText, locale).offers(offers_count)
  return {
    title: titleOf(request, locale),
    description:
      price === null
        ? t.described(fish.name, city.name, offers)
        : t.describedPrice(fish.name, city.name, printMoney(halalasOf(price), locale), offers),
    path: paths.requestDetails(id),
    image,
  } as const
}

function titleOf({ status, title, quantity }: RequestDetails, locale: Locale): string {
  const t = textIn(requestText, locale)
  const weight = fromKilograms(quantity)
  const kilograms = weight === undefined ? '' : printKilograms(weight)
  switch (status) {
    case 'open':
      return t.headOpen(title, kilograms)
    case 'accepted':
    case 'ordered':
      return t.headAccepted(title, kilograms)
    case 'closed':
      return t.headClosed(title, kilograms)
  }
}
