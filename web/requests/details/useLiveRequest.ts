import { useCallback, useEffect, useRef, useState } from 'react'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { api, settle } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'

export interface LiveRequest {
  readonly request: RequestDetails
  /** Whether the request was loaded with the user's token, so that it includes the user's own offers. */
  readonly own: boolean
  /** Loads the request again; after a failure, the shown state stays. */
  readonly reload: () => Promise<void>
  /** Applies the answer to the user's own offer at once. */
  readonly put: (offer: Offer) => void
}

type Drawn = { readonly request: RequestDetails; readonly own: boolean }

/** The current state of a request: the state in the server's page, updated by the user's actions and by notifications. */
export function useLiveRequest({ request: drawn, own: drawnOwn }: Drawn): LiveRequest {
  const locale = useLocale()
  const [live, setLive] = useState({ request: drawn, own: drawnOwn, from: drawn })
  if (live.from !== drawn) setLive({ request: drawn, own: drawnOwn, from: drawn })
  const latest = useRef(0)
  const { id } = drawn
  const reload = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    const own = storedToken() !== null
    const { data } = await settle(api('GET requests/show/{id}', { params: { id } }, { locale }))
    // Only the answer to the latest call counts.
    if (data && turn === latest.current) setLive((before) => ({ ...before, request: data, own }))
  }, [id, locale])
  const put = useCallback((offer: Offer) => {
    latest.current += 1
    setLive((before) => ({ ...before, request: withOffer(before.request, offer) }))
  }, [])
  useReader(live.own, reload)
  return { request: live.request, own: live.own, reload, put }
}

/** Reloads the request when the user signs in or out, because the answer contains facts about the user. */
function useReader(own: boolean, reload: () => Promise<void>): void {
  const { state, profile } = useSession()
  const reader = profile?.id
  const unlike = (reader !== undefined && !own) || (state === 'out' && own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session change.
  useEffect(() => {
    if (unlike) void reload()
  }, [reader, state, reload])
}

/** Adds an offer as the newest one. The offer that was open before becomes a replaced offer. */
function withOffer(request: RequestDetails, offer: Offer): RequestDetails {
  const others = request.offers
    .filter(({ id }) => id !== offer.id)
    .map((each) =>
      each.status === 'open' ? { ...each, status: 'replaced' as const, ended_at: offer.created_at } : each,
    )
  return { ...request, offers: [offer, ...others] }
}
