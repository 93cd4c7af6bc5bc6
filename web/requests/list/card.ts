import type { Request } from '#shared/requests/contract.ts'

/** The fields that a request card shows; a list is embedded in the page, so unused fields are left out. */
export type CardRequest = {
  readonly id: number
  readonly title: string
  /** The species, and its size and quality where they were requested. */
  readonly what: readonly string[]
  readonly image: string
  /** The species drawing, not a photograph. */
  readonly plate: boolean
  /** Initials only. */
  readonly asker: string
  /** Only in answers to signed-in requests; the server draws without a user. */
  readonly isOwner: boolean
  readonly city: string
  readonly createdAt: string
  /** Kilograms. */
  readonly quantity: number
  /** The buyer's suggested price, SAR per kilogram. */
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
