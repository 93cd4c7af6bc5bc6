import { useCallback, useEffect, useRef, useState } from 'react'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { api, settle } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'

export interface LiveRequest {
  readonly request: RequestDetails
  /** Whether it was asked for as whoever is signed in: their own offers are in it. */
  readonly own: boolean
  /** Asks for it again; what is shown stays where no answer comes. */
  readonly reload: () => Promise<void>
  /** Takes over the answer to one's own offer at once. */
  readonly put: (offer: Offer) => void
}

type Drawn = { readonly request: RequestDetails; readonly own: boolean }

/** A request as it stands now: what the page was drawn with, gone on by what its reader does and is told. */
export function useLiveRequest({ request: drawn, own: drawnOwn }: Drawn): LiveRequest {
  const locale = useLocale()
  const [live, setLive] = useState({ request: drawn, own: drawnOwn, from: drawn })
  if (live.from !== drawn) setLive({ request: drawn, own: drawnOwn, from: drawn })
  const asked = useRef(0)
  const { id } = drawn
  const reload = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    const own = storedToken() !== null
    const { data } = await settle(api('GET requests/show/{id}', { params: { id } }, { locale }))
    // A later question has the later answer.
    if (data && turn === asked.current) setLive((before) => ({ ...before, request: data, own }))
  }, [id, locale])
  const put = useCallback((offer: Offer) => {
    asked.current += 1
    setLive((before) => ({ ...before, request: withOffer(before.request, offer) }))
  }, [])
  useReader(live.own, reload)
  return { request: live.request, own: live.own, reload, put }
}

/** Who signs in or out beside this page: what is their own comes or goes with them. */
function useReader(own: boolean, reload: () => Promise<void>): void {
  const { state, profile } = useSession()
  const reader = profile?.id
  const unlike = (reader !== undefined && !own) || (state === 'out' && own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reader who comes or goes.
  useEffect(() => {
    if (unlike) void reload()
  }, [reader, state, reload])
}

/** The newest first; a new one replaces the open one. */
function withOffer(request: RequestDetails, offer: Offer): RequestDetails {
  const others = request.offers
    .filter(({ id }) => id !== offer.id)
    .map((each) =>
      each.status === 'open' ? { ...each, status: 'replaced' as const, ended_at: offer.created_at } : each,
    )
  return { ...request, offers: [offer, ...others] }
}
