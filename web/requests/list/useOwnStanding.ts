import { useEffect, useState } from 'react'
import { canSell } from '#shared/base/access/permissions.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { useNotifications } from '../../notifications/store.ts'
import type { CardRequest } from './card.ts'
import type { CardReader } from './RequestCard.tsx'
import type { TabCounts } from './RequestTabs.tsx'

/** How the signed-in reader stands to requests; a page that is the same for everyone does not know. */
export type OwnStanding = {
  readonly sells: boolean
  /** The ids of one's own open requests. */
  readonly asked: ReadonlySet<number>
  /** The ids of requests with an open offer of one's own. */
  readonly offered: ReadonlySet<number>
  /** How many of one's requests are under way (open, or accepted and not ordered yet), and of one's offers open. */
  readonly counts: TabCounts
}

/** Known when the page is alive and somebody is signed in; looked at again whenever something is told. */
export function useOwnStanding(): OwnStanding {
  const locale = useLocale()
  const { profile } = useSession()
  const { news } = useNotifications()
  const [known, setKnown] = useState<Known | null>(null)
  const id = profile?.id
  const sells = profile !== null && canSell(profile.type)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives may speak of any of them.
  useEffect(() => {
    if (id === undefined) return
    const asked = new AbortController()
    lookUp({ sells, locale, signal: asked.signal }).then(
      (found) => setKnown({ ...found, of: id }),
      (error: unknown) => {
        if (asked.signal.aborted) return
        if (!(error instanceof Refusal)) throw error
        // Without it the page is what everybody sees.
        setKnown({ ...nothing, counts: {}, of: id })
      },
    )
    return () => asked.abort()
  }, [id, sells, locale, news])
  return { ...(known && known.of === id ? known : nothing), sells }
}

export function readerOf({ id, isOwner }: CardRequest, { sells, asked, offered }: OwnStanding): CardReader {
  if (isOwner || asked.has(id)) return 'owner'
  if (offered.has(id)) return 'offered'
  return sells ? 'seller' : 'other'
}

type Facts = Omit<OwnStanding, 'sells'>
/** Whose it is: another person's is never shown. */
type Known = Facts & { readonly of: number }

const nothing: Facts = { asked: new Set(), offered: new Set(), counts: { mine: null, offers: null } }

type Asking = {
  readonly sells: boolean
  readonly locale: ReturnType<typeof useLocale>
  readonly signal: AbortSignal
}

async function lookUp({ sells, locale, signal }: Asking): Promise<Facts> {
  const query = { status: 'open', limit: 100 } as const
  const [requests, offers] = await Promise.all([
    api('GET requests/my', { query }, { locale, signal }),
    sells ? api('GET requests/offers/my', { query }, { locale, signal }) : null,
  ])
  return {
    asked: new Set(requests.data.map(({ id }) => id)),
    offered: new Set(offers?.data.map(({ product_request_id }) => product_request_id)),
    counts: {
      mine: requests.counts.open + requests.counts.accepted,
      ...(offers && { offers: offers.counts.open }),
    },
  }
}
