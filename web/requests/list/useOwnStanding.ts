import { useEffect, useState } from 'react'
import { canSell } from '#shared/base/access/permissions.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { useNotifications } from '../../notifications/store.ts'
import type { CardRequest } from './card.ts'
import type { CardReader } from './RequestCard.tsx'
import type { TabCounts } from './RequestTabs.tsx'

/** The user's relation to the shown requests; unknown in the page that the server renders for everyone. */
export type OwnStanding = {
  readonly sells: boolean
  /** The ids of the user's own open requests. */
  readonly own: ReadonlySet<number>
  /** The ids of requests on which the user has an open offer. */
  readonly offered: ReadonlySet<number>
  /**
   * The number of the user's active requests (open, or accepted and not ordered yet), and the number of the user's open
   * offers.
   */
  readonly counts: TabCounts
  /** The species that the user has listed lately; empty for others, and null until they are known. */
  readonly soldFish: readonly number[] | null
}

/** Loads the user's relation after hydration, for signed-in users; refetches it at each notification. */
export function useOwnStanding(): OwnStanding {
  const locale = useLocale()
  const { profile } = useSession()
  const { revision } = useNotifications()
  const [known, setKnown] = useState<Known | null>(null)
  const id = profile?.id
  const sells = profile !== null && canSell(profile.type)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any notification may concern a shown request.
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    lookUp({ sells, locale, signal: controller.signal }).then(
      (found) => setKnown({ ...found, of: id }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof Refusal)) throw error
        // Without an answer, the page stays the same as for everyone.
        setKnown({ ...nothing, counts: {}, soldFish: [], of: id })
      },
    )
    return () => controller.abort()
  }, [id, sells, locale, revision])
  return { ...(known && known.of === id ? known : nothing), sells }
}

export function readerOf({ id, isOwner }: CardRequest, { sells, own, offered }: OwnStanding): CardReader {
  if (isOwner || own.has(id)) return 'owner'
  if (offered.has(id)) return 'offered'
  return sells ? 'seller' : 'other'
}

type Facts = Omit<OwnStanding, 'sells'>
/** The id of the user to whom the data belongs, so that data of another user is never shown. */
type Known = Facts & { readonly of: number }

const nothing: Facts = {
  own: new Set(),
  offered: new Set(),
  counts: { mine: null, offers: null },
  soldFish: null,
}

type Asking = {
  readonly sells: boolean
  readonly locale: ReturnType<typeof useLocale>
  readonly signal: AbortSignal
}

async function lookUp({ sells, locale, signal }: Asking): Promise<Facts> {
  const query = { status: 'open', limit: 100 } as const
  const [requests, offers, goods] = await Promise.all([
    api('GET requests/my', { query }, { locale, signal }),
    sells ? api('GET requests/offers/my', { query }, { locale, signal }) : null,
    sells ? api('GET product/my/local/normal', { query: { limit: 30 } }, { locale, signal }) : null,
  ])
  return {
    own: new Set(requests.data.map(({ id }) => id)),
    offered: new Set(offers?.data.map(({ product_request_id }) => product_request_id)),
    soldFish: [...new Set(goods?.products.data.map(({ type_fish_id }) => type_fish_id))],
    counts: {
      mine: requests.counts.open + requests.counts.accepted,
      ...(offers && { offers: offers.counts.open }),
    },
  }
}
