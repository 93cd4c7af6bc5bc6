import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshAuction } from '#demo/auctions/freshAuction.ts'
import { type TradeEffect, takeEvent } from '#demo/testing/trade/auctionEvents.ts'
import { type History, histories, type Moment, ownerId } from '#demo/testing/trade/histories.ts'
import { latestEnd, withBid } from './bidding.ts'
import {
  type AuctionState,
  awardOf,
  bestOf,
  dueAt,
  settle,
  standingsWith,
  statusOf,
  withoutBidder,
} from './engine.ts'

/** Properties of every history of bids, acceptances, orders and pauses. Bids go through foldBids, as in production. */

const holds = (property: (history: History) => void) =>
  fc.assert(fc.property(histories, property), { numRuns: 400 })

type Of<Kind extends TradeEffect['kind']> = Extract<TradeEffect, { readonly kind: Kind }>
const all = <Kind extends TradeEffect['kind']>({ effects }: History, kind: Kind) =>
  effects.filter((effect): effect is Of<Kind> => effect.kind === kind)
const failures = (history: History) => all(history, 'excluded').filter(({ reason }) => reason !== 'barred')
const excludedBy = (moment: Moment) =>
  taken(moment).filter((effect): effect is Of<'excluded'> => effect.kind === 'excluded')
const taken = ({ outcome }: Moment) => (outcome.refused === undefined ? outcome.effects : [])

it('the generated histories contain every kind of effect and refusal', () => {
  const seen = fc.sample(histories, { numRuns: 2_000, seed: 7 })
  const kinds = seen.flatMap(({ effects }) => effects.map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(
    new Set(['bid', 'raised', 'extended', 'ended', 'awarded', 'lapsed', 'excluded', 'ordered', 'voided']),
  )
  expect(seen.some(({ end }) => end.awards.length > 2)).toBe(true)
  const again = seen.filter((history) => failures(history).length > 0)
  expect(again.some(({ end }) => end.orderedAt !== null)).toBe(true)
  const refusals = seen.flatMap(({ moments }) => moments.map(({ outcome }) => outcome.refused))
  expect(new Set(refusals)).toEqual(
    new Set([
      undefined,
      'own_auction',
      'auction_not_begun',
      'auction_closed',
      'money required',
      'money at_least',
      'max_money at_least',
      'not_highest',
      'not_now',
      'not_winner',
      'lapsed',
      'rejected',
      'abandoned',
    ]),
  )
})

describe('in any history,', () => {
  it('each bid is higher than every eligible bid and has the next number', () =>
    holds((history) => {
      const bids = all(history, 'bid')
      expect(bids.map(({ number }) => number)).toEqual(bids.map((_, place) => place + 1))
      const best = new Map<number, number>()
      const highest = () => Math.max(history.terms.starting - 1, ...best.values())
      for (const effect of history.effects) {
        if (effect.kind === 'excluded') best.delete(effect.bidder)
        if (effect.kind !== 'bid') continue
        expect(effect.amount).toBeGreaterThan(highest())
        best.set(effect.bidder, effect.amount)
      }
      expect(history.end.bidsCount).toBe(bids.length)
      expect(history.end.leader?.amount ?? history.terms.starting - 1).toBe(highest())
    }))

  it('an excluded bidder neither leads nor wins with earlier bids', () =>
    holds(({ moments }) => {
      for (const moment of moments) {
        const out = excludedBy(moment)
        if (out.length === 0) continue
        const { before, after } = moment
        const gone = out.map(({ bidder }) => bidder)
        expect(out.map((effect) => effect.after)).toEqual(out.map(() => before.bidsCount))
        expect(gone).not.toContain(after.leader?.bidder)
        expect(after.standings).toEqual(before.standings.filter(({ bidder }) => !gone.includes(bidder)))
        expect(gone).not.toContain(awardOf(after)?.bidder)
        expect(after.bidsCount).toBe(before.bidsCount)
      }
    }))

  it('an exclusion changes the leader only if it excludes the leader', () =>
    holds(({ moments }) => {
      for (const moment of moments) {
        const out = excludedBy(moment)
        if (out.length === 0) continue
        const { before, after } = moment
        const led = out.some(({ bidder }) => bidder === before.leader?.bidder)
        if (!led) expect(after.leader).toEqual(before.leader)
        else expect(after.leader?.amount).toBe(after.standings[0]?.amount)
        expect(after.leader === null).toBe(after.standings.length === 0)
      }
    }))

  it('no bid exceeds its bidder’s limit, and the owner places no bid', () =>
    holds(({ moments }) => {
      const most = new Map<number, number>()
      for (const moment of moments) {
        const { event } = moment
        const effects = taken(moment)
        if (event.kind === 'bid' && effects.some(({ kind }) => kind === 'bid' || kind === 'raised')) {
          most.set(event.bidder, Math.max(most.get(event.bidder) ?? 0, event.money ?? 0, event.max ?? 0))
        }
        for (const effect of effects) {
          if (effect.kind === 'bid') expect(effect.amount).toBeLessThanOrEqual(most.get(effect.bidder) ?? 0)
        }
      }
      expect(most.has(ownerId)).toBe(false)
    }))

  it("an automatic bid is the reserve or at most one increment above the rival's limit", () =>
    holds(({ moments, terms }) => {
      for (const moment of moments) {
        const { event, before } = moment
        for (const effect of taken(moment)) {
          if (effect.kind !== 'bid' || !effect.automatic || event.kind !== 'bid') continue
          if (effect.amount === terms.reserve) continue
          const rival =
            effect.bidder === event.bidder
              ? (before.leader?.max ?? 0)
              : Math.max(event.money ?? 0, event.max ?? 0)
          // An automatic bid is at most the maximum of its own bidder: the new maximum of the new bidder, or the recorded one of the leader.
          const own = effect.bidder === event.bidder ? (event.max ?? 0) : (before.leader?.max ?? 0)
          expect(effect.amount).toBeLessThanOrEqual(Math.min(own, rival + terms.increment))
        }
      }
    }))

  it('the bidder with the highest limit leads; of bidders with equal limits, the earliest leads', () =>
    holds(({ moments }) => {
      let said: { bidder: number; limit: number }[] = []
      for (const moment of moments) {
        const { event, after } = moment
        if (taken(moment).some(({ kind }) => kind === 'excluded')) {
          // A maximum ends when it is outbid or its bidder is excluded. From then on, the recorded bids are the limits.
          const leading = after.leader ? [{ bidder: after.leader.bidder, limit: after.leader.max }] : []
          said = [...leading, ...after.standings.map(({ bidder, amount }) => ({ bidder, limit: amount }))]
        }
        if (event.kind !== 'bid' || !taken(moment).some(({ kind }) => kind === 'bid' || kind === 'raised'))
          continue
        said.push({ bidder: event.bidder, limit: Math.max(event.money ?? 0, event.max ?? 0) })
        const first = said.reduce((one, other) => (other.limit > one.limit ? other : one))
        expect(after.leader?.bidder).toBe(first.bidder)
        expect(after.leader?.max).toBe(first.limit)
      }
    }))

  it('the price reaches the reserve as soon as the leader’s maximum reaches the reserve', () =>
    holds(({ moments, terms }) => {
      for (const { after } of moments) {
        if (terms.reserve === null || !after.leader || after.leader.max < terms.reserve) continue
        expect(after.leader.amount).toBeGreaterThanOrEqual(terms.reserve)
      }
    }))

  it('raising a maximum below the reserve changes neither price nor end and records no bid', () =>
    holds(({ moments }) => {
      for (const moment of moments) {
        const effects = taken(moment)
        if (!effects.some(({ kind }) => kind === 'raised')) continue
        const { before, after } = moment
        expect(effects.map(({ kind }) => kind)).toEqual(['raised'])
        expect(after).toEqual({ ...before, leader: { ...before.leader, max: after.leader?.max } })
        expect(after.leader?.max).toBeGreaterThan(before.leader?.max ?? 0)
      }
    }))

  it('only an acceptance makes the end earlier, and no bid moves the end beyond the cap', () =>
    holds(({ moments, terms }) => {
      for (const { before, after, event } of moments) {
        const accepted = event.kind === 'accept' && !before.closed && after.awards.length > 0
        if (!accepted) expect(after.endsAt).toBeGreaterThanOrEqual(before.endsAt)
        if (before.closed) expect(after.endsAt).toBe(before.endsAt)
        expect(after.endsAt).toBeLessThanOrEqual(latestEnd(terms))
        if (after.endsAt > before.endsAt) expect(event.kind).toBe('bid')
      }
    }))

  it('every bid is at or after the start and before the end', () =>
    holds((history) => {
      for (const { at } of all(history, 'bid')) {
        expect(at).toBeGreaterThanOrEqual(history.terms.startsAt)
        expect(at).toBeLessThan(history.end.endsAt)
      }
    }))

  it('at most one award is active, and no bidder gets two awards', () =>
    holds((history) => {
      for (const { after } of history.moments) {
        const standing = after.awards.filter(({ lapsedAt }) => lapsedAt === null)
        expect(standing.length).toBeLessThanOrEqual(1)
        if (standing[0]) expect(after.awards.at(-1)).toBe(standing[0])
        expect(new Set(after.awards.map(({ bidder }) => bidder)).size).toBe(after.awards.length)
      }
    }))

  it('an award goes to the highest eligible bid', () =>
    holds(({ terms, effects }) => {
      let state = freshAuction(terms)
      for (const effect of effects) {
        if (effect.kind === 'awarded') expect(effect.award).toMatchObject(bestOf(state) ?? {})
        state = rebuilt(state, effect)
      }
    }))

  it('automatic awards require automatic acceptance and a bid that reaches the reserve', () =>
    holds((history) => {
      const { autoAccept, reserve } = history.terms
      for (const { award } of all(history, 'awarded')) {
        if (award.by === 'owner') continue
        expect(autoAccept).toBe(true)
        expect(award.amount).toBeGreaterThanOrEqual(reserve ?? 0)
      }
    }))

  it('only the winner orders, once for each award, before the award lapses', () =>
    holds((history) => {
      const ordered = all(history, 'ordered')
      expect(ordered.length).toBeLessThanOrEqual(1 + failures(history).length)
      for (const moment of history.moments) {
        if (!taken(moment).some(({ kind }) => kind === 'ordered')) continue
        const award = awardOf(moment.after)
        expect(moment.event).toMatchObject({ bidder: award?.bidder })
        expect(moment.now).toBeLessThan((award?.at ?? 0) + history.terms.awardS * 1_000)
      }
    }))

  it('a failed order ends its award, and a rejected order also stops automatic awards', () =>
    holds((history) => {
      for (const [place, { before, after, event }] of history.moments.entries()) {
        if (event.kind !== 'fail' || before === after) continue
        const failed = awardOf(before)
        expect(before.orderedAt).not.toBeNull()
        expect(after).toMatchObject({ orderedAt: null, closed: true, endsAt: before.endsAt })
        const ended = after.awards[before.awards.length - 1]
        expect(ended).toMatchObject({ bidder: failed?.bidder, failure: event.reason })
        const later = history.moments.slice(place).flatMap(taken)
        for (const effect of later) {
          if (effect.kind !== 'awarded') continue
          if (event.reason === 'rejected') expect(effect.award.by).toBe('owner')
          expect(effect.award.bidder).not.toBe(failed?.bidder)
        }
      }
    }))

  it('after an abandoned order, automatic acceptance awards the next eligible bid if the owner may sell', () =>
    holds((history) => {
      for (const { before, after, event } of history.moments) {
        if (event.kind !== 'fail' || event.reason !== 'abandoned' || before === after) continue
        const { terms, awards } = after
        const best = bestOf({ standings: after.standings, awards: awards.slice(0, before.awards.length) })
        const rejected = awards.some(({ failure }) => failure === 'rejected')
        const offered = event.ownerSells && terms.autoAccept && !rejected && best !== null
        const next = offered && best.amount >= (terms.reserve ?? 0) ? best.bidder : undefined
        expect(awardOf(after)?.bidder).toBe(next)
      }
    }))

  it('an auction ends at most once and is voided at most once', () =>
    holds((history) => {
      expect(all(history, 'ended').length).toBeLessThanOrEqual(1)
      expect(all(history, 'voided').length).toBeLessThanOrEqual(1)
    }))

  it('a replay of the recorded bids gives the same leader, price, end and winner', () =>
    holds((history) => {
      const { terms, end, effects } = history
      const replayed = effects.reduce(
        (held, effect) => {
          if (effect.kind === 'excluded') return withoutBidder(held, effect.bidder)
          if (effect.kind !== 'bid') return held
          return { ...withBid(held, effect), standings: standingsWith(held.standings, [effect]) }
        },
        {
          terms,
          endsAt: terms.firstEndsAt,
          bidsCount: 0,
          leader: null,
          standings: [],
        } as Pick<AuctionState, 'terms' | 'endsAt' | 'bidsCount' | 'leader' | 'standings'>,
      )
      expect(replayed.standings).toEqual(end.standings)
      expect(replayed.bidsCount).toBe(end.bidsCount)
      expect(replayed.leader?.bidder).toBe(end.leader?.bidder)
      expect(replayed.leader?.amount).toBe(end.leader?.amount)
      const acceptedEarly = end.awards[0]?.by === 'owner' && end.awards[0].at < end.endsAt
      if (!acceptedEarly) expect(replayed.endsAt).toBe(end.endsAt)
      const left = effects.some(({ kind }) => kind === 'excluded')
      if (end.awards[0] && !left) expect(replayed.leader?.bidder).toBe(end.awards[0].bidder)
    }))

  it('the effects contain all that is needed to rebuild the auction except the private maximum', () =>
    holds(({ terms, effects, end }) => {
      const told = ({ leader, ...rest }: AuctionState) => ({
        ...rest,
        leads: leader?.bidder,
        at: leader?.amount,
      })
      expect(told(effects.reduce(rebuilt, freshAuction(terms)))).toEqual(told(end))
    }))
})

describe('at any time,', () => {
  it('a refused event changes nothing and is refused again', () =>
    holds(({ moments }) => {
      for (const { outcome, before, after, event, now } of moments) {
        if (outcome.refused === undefined) continue
        expect(after).toBe(before)
        expect(takeEvent(before, event, now)).toEqual(outcome)
      }
    }))

  it('takeEvent does not mutate the given state', () =>
    holds(({ moments }) => {
      for (const { before, event, now } of moments) {
        const kept = structuredClone(before)
        takeEvent(before, event, now)
        expect(before).toEqual(kept)
      }
    }))

  it('settle is idempotent', () =>
    holds(({ end, moments }) => {
      for (const wait of [0, 1_000, 60_000, 2_000_000, 100_000_000]) {
        const now = (moments.at(-1)?.now ?? 0) + wait
        const { state } = settle(end, now)
        expect(settle(state, now)).toEqual({ state, effects: [] })
      }
    }))

  it('additional calls of settle do not change the result', () =>
    fc.assert(
      fc.property(histories, fc.array(fc.nat(900_000), { maxLength: 12 }), (history, pauses) => {
        const first = history.moments[0]?.now ?? 0
        let ticks = pauses
        let state = freshAuction(history.terms)
        let at = first
        for (const { event, now, outcome } of history.moments) {
          while (ticks[0] !== undefined && at + ticks[0] <= now) {
            at += ticks[0]
            ticks = ticks.slice(1)
            state = settle(state, at).state
          }
          const next = takeEvent(state, event, now)
          expect(next.refused).toBe(outcome.refused)
          if (next.refused === undefined) state = next.state
        }
        const late = (history.moments.at(-1)?.now ?? 0) + 10_000_000
        expect(settle(state, late).state).toEqual(settle(history.end, late).state)
      }),
      { numRuns: 400 },
    ))

  it('one late call of settle makes the same changes as a call at each due time', () =>
    holds(({ end, moments }) => {
      const late = (moments.at(-1)?.now ?? 0) + 100_000_000
      let state = end
      const effects: TradeEffect[] = []
      for (let due = dueAt(state); due !== null; due = dueAt(state)) {
        expect(settle(state, due - 1).effects).toEqual([])
        const step = settle(state, due)
        expect(step.effects.length).toBeGreaterThan(0)
        effects.push(...step.effects)
        state = step.state
      }
      expect({ state, effects }).toEqual(settle(end, late))
    }))

  it('the status is the same before and after settle', () =>
    holds(({ moments }) => {
      for (const { after, now } of moments) {
        for (const at of [now, now + 30_000, now + 600_000, now + 10_000_000]) {
          expect(statusOf(settle(after, at).state, at)).toBe(statusOf(after, at))
        }
      }
    }))
})

/** Returns the state after an effect, rebuilt without the private maximum. */
function rebuilt(state: AuctionState, effect: TradeEffect): AuctionState {
  if (effect.kind === 'bid') {
    const { bidder, amount, number } = effect
    const others = state.standings.filter((one) => one.bidder !== bidder)
    return {
      ...state,
      bidsCount: number,
      leader: { bidder, amount, max: amount },
      standings: [{ bidder, amount, number }, ...others],
    }
  }
  if (effect.kind === 'excluded') {
    const left = withoutBidder(state, effect.bidder)
    return effect.reason === 'barred' ? left : { ...left, orderedAt: null }
  }
  if (effect.kind === 'extended') return { ...state, endsAt: effect.endsAt }
  if (effect.kind === 'ended') return { ...state, closed: true, endsAt: effect.at }
  if (effect.kind === 'awarded') return { ...state, awards: [...state.awards, effect.award] }
  if (effect.kind === 'lapsed') return { ...state, awards: [...state.awards.slice(0, -1), effect.award] }
  if (effect.kind === 'ordered') return { ...state, orderedAt: effect.at }
  if (effect.kind === 'voided') return { ...state, voidedAt: effect.at }
  return state
}
