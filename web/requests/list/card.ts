import type { Request } from '#shared/requests/contract.ts'

/** The fields that a request card shows. A list is embedded in the page, so unused fields are left out. */
export type CardRequest = {
  readonly id: number
  readonly title: string
  /** The species, and its size and quality if they were requested. */
  readonly what: readonly string[]
  readonly image: string
  /** True if the picture is the drawing of the species and not a photograph. */
  readonly plate: boolean
  /** The initials of the buyer. */
  readonly asker: string
  /** Set only in answers to signed-in requests; the server renders without a user. */
  readonly isOwner: boolean
  readonly city: string
  readonly createdAt: string
  /** Kilograms. */
  readonly quantity: number
  /** The price that the buyer suggested, in SAR per kilogram. */
  readonly price: number | null
  /** The day by which the buyer needs the fish, `YYYY-MM-DD`; null if none was named. */
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
