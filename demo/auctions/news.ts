import { newsOf } from '#server/auctions/closing/news.ts'
import { kinds } from '#server/notifications/messages.ts'
import type { AuctionState, Effect } from '#shared/auctions/engine.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import { halalas } from '#shared/base/money.ts'
import type { DemoNotification } from '../trade/notifications.ts'
import { type MadeAuction, termsOf } from './auctions.ts'

/** The notifications about the end of each auction, its award, or its stop by the market. */
export function auctionNews(auctions: ReadonlyMap<MadeAuction, number>): DemoNotification[] {
  return [...auctions].flatMap(([auction, id]) => {
    const { state, effects } = courseOf(auction)
    const { name, grams } = auction.product
    const way: AuctionWay = auction.way ?? 'english'
    const row = { id, way, name_ar: name.ar, name_en: name.en, lot_grams: grams, leader_id: null }
    return effects.flatMap(([effect, happened_at]) =>
      newsOf({ row, state, effects: [effect], note: stopped }).map(
        ({ to, by, about, kind, facts, event }): DemoNotification => ({
          user_id: to,
          actor_id: by,
          data_type: kinds[kind].type,
          data_id: about,
          kind,
          facts,
          happened_at,
          event_key: event,
        }),
      ),
    )
  })
}

const stopped = 'السمك المعروض ليس ما في الصورة'

/** The events of an auction since its end, and the resulting state. */
function courseOf(auction: MadeAuction): {
  readonly state: AuctionState
  readonly effects: readonly (readonly [Effect, Date])[]
} {
  const { fate, bids, endsAt, acceptedAt, voidedAt, autoAccept } = auction
  const last = bids.at(-1)
  const best = last && { bidder: last.bidder.id, amount: halalas(last.amount), number: last.number }
  const award = best &&
    acceptedAt && {
      ...best,
      at: acceptedAt.getTime(),
      lapsedAt: null,
      failure: null,
      by: autoAccept ? ('clock' as const) : ('owner' as const),
    }
  const state: AuctionState = {
    terms: termsOf(auction),
    endsAt: endsAt.getTime(),
    bidsCount: bids.length,
    closed: true,
    leader: best ? { ...best, max: best.amount } : null,
    standings: best ? [best] : [],
    awards: award ? [award] : [],
    orderedAt: null,
    voidedAt: voidedAt?.getTime() ?? null,
  }
  if (fate === 'scheduled' || fate === 'open') return { state, effects: [] }
  return {
    state,
    effects: [
      [{ kind: 'ended', at: endsAt.getTime() }, endsAt],
      ...(award && acceptedAt ? [[{ kind: 'awarded', award }, acceptedAt] as const] : []),
      ...(voidedAt ? [[{ kind: 'voided', at: voidedAt.getTime() }, voidedAt] as const] : []),
    ],
  }
}
