import { notFound } from '@tanstack/react-router'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { paths } from '#shared/base/paths.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import type { PageFacts } from '../../app/head.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { requestCardText } from '../messages.ts'
import { requestText } from './messages.ts'

/** The data of a request's page: the request, or the refusal. */
export type RequestData =
  | {
      readonly request: RequestDetails
      /**
       * True if the request was loaded with the user's token, so that it includes the user's own offers. The server
       * renders without a user.
       */
      readonly own: boolean
      readonly refusal: null
      readonly head: PageFacts
    }
  | { readonly request: null; readonly refusal: RefusalFacts; readonly head: undefined }

export async function loadRequest(
  requestId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<RequestData> {
  const id = wholeOf(requestId)
  if (!id || String(id) !== requestId) throw notFound()
  const own = typeof document !== 'undefined' && storedToken() !== null
  const shown = await settle(api('GET requests/show/{id}', { params: { id } }, { locale, signal }))
  if (shown.refusal?.code === 'not_found') throw notFound()
  if (shown.refusal) return { request: null, refusal: shown.refusal, head: undefined }
  return { request: shown.data, own, refusal: null, head: requestHead(shown.data, locale) }
}

/** The preview of a shared link: species, quantity, place and price in the language of the link. */
function requestHead(request: RequestDetails, locale: Locale) {
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
