import type { Request } from '#shared/requests/contract.ts'

/** What a card shows of a request, and nothing else: lists travel inside the page. */
export type CardRequest = {
  readonly id: number
  readonly title: string
  /** The fish, and its size and quality where they were asked for. */
  readonly what: readonly string[]
  readonly image: string
  /** The species' drawn plate, not a photograph. */
  readonly plate: boolean
  /** First letters only. */
  readonly asker: string
  /** Known to the reader's own answers only; what the server draws is nobody's. */
  readonly isOwner: boolean
  readonly city: string
  readonly createdAt: string
  /** Kilograms. */
  readonly quantity: number
  /** The asker's own idea, SAR per kilogram. */
  readonly price: number | null
  /** `YYYY-MM-DD`. */
  readonly neededBy: string | null
  readonly offers: number
}

export function cardOf(request: Request): CardRequest {
  const { id, title, image, quantity, price, size, quality, fish } = request
  return {
    id,
    title,
    image,
    quantity,
    price,
    what: [fish.name, size?.name, quality?.name].filter((each) => each !== undefined),
    plate: !request.has_image,
    asker: request.asker.name,
    isOwner: request.is_owner,
    city: request.city.name,
    createdAt: request.created_at,
    neededBy: request.needed_by,
    offers: request.offers_count,
  }
}
