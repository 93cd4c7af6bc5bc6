import type { Landing } from '#shared/landings/contract.ts'
import { api } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'

/** The fields of an arriving catch in a list. A list is embedded in the page, so unused fields are left out. */
export type CardLanding = Pick<
  Landing,
  'id' | 'name' | 'image' | 'expected' | 'free' | 'price' | 'lands_at' | 'status'
> & {
  readonly fish: string
  readonly place: string
}

export function cardLandingOf(landing: Landing): CardLanding {
  const { id, name, image, expected, free, price, lands_at, status, fish, market, landing_place } = landing
  return {
    ...{ id, name, image, expected, free, price, lands_at, status },
    fish: fish.code,
    place: landing_place ?? market.name,
  }
}

/**
 * Loads the next arriving catches of these species and markets. Returns an empty list if the call fails,
 * because the list of goods around it does not need them.
 */
export async function loadArriving(
  { locale }: Pick<Visit, 'locale'>,
  {
    fishId,
    marketId,
    page,
  }: { fishId?: number[] | undefined; marketId?: number[] | undefined; page?: number | undefined },
  signal?: AbortSignal,
): Promise<readonly CardLanding[]> {
  if (page !== undefined && page > 1) return []
  const query = {
    limit: mostShown,
    ...(fishId && { fish_id: fishId.join() }),
    ...(marketId && { market_id: marketId.join() }),
  }
  return api('GET landings', { query }, { locale, signal }).then(
    ({ landings }) => landings.data.map(cardLandingOf),
    () => [],
  )
}

const mostShown = 8
