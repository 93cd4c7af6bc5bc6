import { notFound } from '@tanstack/react-router'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Session } from '#shared/auctions/sessions/contract.ts'
import { currentLot } from '#shared/auctions/sessions/rules.ts'
import { paths } from '#shared/base/paths.ts'
import { api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import { addServerTime } from '../../app/live/serverClock.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { riyadhMoment } from '../times.ts'
import { sessionText } from './messages.ts'

/** The data of a session's page: the session and its current lot, or the refusal. */
export type SessionData =
  | {
      readonly session: Session
      /** Null before the start and after the end, and if it could not be loaded. */
      readonly current: AuctionDetails | null
      readonly refusal: null
      readonly head: PageFacts
    }
  | { readonly session: null; readonly refusal: RefusalFacts; readonly head: undefined }

export async function loadSession(
  sessionId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<SessionData> {
  const id = wholeOf(sessionId)
  if (!id || String(id) !== sessionId) throw notFound()
  const found = await settle(api('GET auction/sessions/{id}', { params: { id } }, { locale, signal }))
  if (found.refusal?.code === 'not_found') throw notFound()
  if (found.refusal) return { session: null, refusal: found.refusal, head: undefined }
  const session = found.data
  if (typeof document !== 'undefined') addServerTime(Date.parse(session.server_time), Date.now())
  const lot = session.state === 'open' ? currentLot(session.lots) : undefined
  const shown =
    lot && (await settle(api('GET auction/show/{id}', { params: { id: lot.id } }, { locale, signal })))
  const t = textIn(sessionText, locale)
  const head = {
    title: session.title,
    description: t.description(session.market.name, riyadhMoment(new Date(session.starts_at))),
    path: paths.auctionSession(id),
    image: session.lots[0]?.image,
  }
  return { session, current: shown?.data ?? null, refusal: null, head }
}
