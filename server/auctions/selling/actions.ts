import type { Sql } from '#platform/database/db.ts'
import { defaultStep, reserveProblem } from '#shared/auctions/rules.ts'
import type { LotForm, NewAuction } from '#shared/auctions/selling.ts'
import { sessionTakes } from '#shared/auctions/sessions/rules.ts'
import type { FieldProblem, FieldProblems } from '#shared/base/errors.ts'
import { type Clearing, clearingOf, clearSpansOf, usualPrayersOfSellers } from '#shared/catalog/clearTimes.ts'
import type { ProductChange } from '#shared/products/listing.ts'
import type { Settings, Terms } from '../../base/settings.ts'
import {
  createListing,
  type Listed,
  type ListingContext,
  type ListingDeps,
} from '../../products/listing/actions.ts'
import { type ChangeLot, conflict, differs } from '../../products/listing/prepare.ts'
import { nothingMore, type Sale } from '../../products/listing/sale.ts'
import { joinNew } from '../sessions/actions.ts'
import { findPrayerMarket, listLocated } from '../sessions/marketStore.ts'
import { findSession, listOpenForLots } from '../sessions/store.ts'
import { fallAsked } from './fall.ts'
import { findClockIn, findLot, insertLot, type Lot, listPlaces, updateLot } from './store.ts'
import { fallingTimes, type Timed, timesOf } from './times.ts'

/**
 * Creates a product and its auction in one transaction (contract 2, product/auction/create); `price` is the starting
 * price of the whole lot. Idempotent by key. Refuses like createListing, and at `starts_at`, `starts_after`, `ends_at`,
 * `minutes` and `reserve_price` by the rules of auctions and the database's clock.
 */
export async function putUpForAuction(
  { settings, ...deps }: ListingDeps & { readonly settings: Settings },
  context: ListingContext,
  form: NewAuction,
): Promise<Listed> {
  return createListing(deps, context, form, saleOf(form, await settings()))
}

/**
 * Changes the terms of an auction that has no bids and is not over (contract 2, product/update). Refuses: conflict once
 * the terms may not change; validation_failed at the fields of {@link putUpForAuction}.
 */
export function lotChanges(settings: Settings): ChangeLot {
  return async (db, { id, before, after, change }) => {
    const lot = await findLot(db, id, after.city)
    if (!lot) return nothingMore
    const elsewhere = before.city !== after.city
    const [{ AUCTION_MIN_S: shortestS }, clear] = await Promise.all([
      settings(),
      clearingIn(db, after.market),
    ])
    const { times, problems } = timesOf(change, {
      now: lot.now,
      place: lot.place,
      clear,
      shortestS,
      standing: { ...lot, elsewhere },
    })
    const next = { ...changedTerms(lot, change), ...times }
    const changes = lotFields.some((field) => next[field]?.valueOf() !== lot[field]?.valueOf())
    const otherTimes =
      next.startsAt.getTime() !== lot.startsAt.getTime() || next.endsAt.getTime() !== lot.endsAt.getTime()
    if (lot.sessionId !== null && (otherTimes || after.market !== before.market))
      throw conflict('auction_in_session')
    if (lot.bids > 0 && changes) throw conflict('auction_with_bids')
    if (lot.over && (changes || differs(after, before))) throw conflict('auction_over')
    if (!changes && after.price === before.price) return nothingMore
    if (lot.way !== 'english') throw conflict('way_fixed')
    const reserve = reserveProblem(next.reserve, after.price)
    return {
      problems: { ...problems, ...(reserve && at('reserve_price', reserve)) },
      record: (tx) => updateLot(tx, id, next),
    }
  }
}

/** The rules that the form of a lot shows (contract 2, product/auction/create). */
export async function lotForm(db: Sql, settings: Settings): Promise<LotForm> {
  const [{ places, now }, terms, located, sessions] = await Promise.all([
    listPlaces(db),
    settings(),
    listLocated(db),
    listOpenForLots(db),
  ])
  return {
    shortest_s: terms.AUCTION_MIN_S,
    soft_close_s: terms.SOFT_CLOSE_S,
    soft_cap_s: terms.SOFT_CLOSE_CAP_S,
    accept_s: terms.ACCEPT_S,
    award_s: terms.AWARD_S,
    places,
    prayers: located.flatMap(({ id, place, prayers }) => {
      const { clear, before_min, after_min } = prayers ?? usualPrayersOfSellers
      return place && clear ? { market_id: id, ...place, before_min, after_min } : []
    }),
    sessions: sessions.map(({ id, market_id, starts_at, lots }) => ({
      id,
      market_id,
      starts_at: starts_at.toISOString(),
      lots_count: lots,
    })),
    server_time: now.toISOString(),
  }
}

function saleOf(form: NewAuction, terms: Terms): Sale {
  return {
    type: 'auction',
    async prepare(db, goods) {
      const [{ now, place }, market] = await Promise.all([
        findClockIn(db, goods.city),
        findPrayerMarket(db, goods.market),
      ])
      const keeps = [market?.place ?? null, market?.prayers ?? usualPrayersOfSellers] as const
      const way = form.way ?? 'english'
      const { fall, problems: wrong } = fallAsked(form, goods.price)
      const { times, problems } =
        form.session_id !== undefined
          ? await timesInSession(db, form, form.session_id, goods.market)
          : way === 'dutch'
            ? fallingTimes(form, { now, place, spans: clearSpansOf(...keeps) }, fall)
            : timesOf(form, { now, place, clear: clearingOf(...keeps), shortestS: terms.AUCTION_MIN_S })
      const reserve = form.reserve_price ?? null
      const tooLow = reserveProblem(reserve, goods.price)
      return {
        problems: { ...problems, ...(tooLow && at('reserve_price', tooLow)), ...wrong },
        record: async (tx, id) => {
          await insertLot(tx, id, {
            ...times,
            way,
            floor: fall?.floor ?? null,
            stepS: fall?.stepS ?? null,
            starting: goods.price,
            increment: fall?.step ?? form.min_increment ?? defaultStep(goods.price),
            reserve,
            // Only an English auction waits for its owner, and only its bids move its end.
            autoAccept: way !== 'english' || (form.auto_accept ?? false),
            softCloseS: way === 'english' ? terms.SOFT_CLOSE_S : 0,
            softCapS: way === 'english' ? terms.SOFT_CLOSE_CAP_S : 0,
            acceptS: terms.ACCEPT_S,
            awardS: terms.AWARD_S,
          })
          if (form.session_id !== undefined) await joinNew(tx, form.session_id, id)
        },
      }
    },
  }
}

/** Returns the function that moves an end out of the prayer times of a market. */
async function clearingIn(db: Sql, marketId: number): Promise<Clearing> {
  const market = await findPrayerMarket(db, marketId)
  return clearingOf(market?.place ?? null, market?.prayers ?? usualPrayersOfSellers)
}

/** The times of a new lot in a session. The lot gets its place in the session when it is inserted. */
async function timesInSession(
  db: Sql,
  form: NewAuction,
  sessionId: number,
  marketId: number,
): Promise<Timed> {
  const session = await findSession(db, sessionId)
  const startsAt = session?.starts_at ?? new Date(0)
  const times = {
    startsAt,
    startsAfter: null,
    endsAt: new Date(startsAt.getTime() + (session?.gap_s ?? 0) * 1_000),
  }
  const ownTimes = [form.starts_at, form.starts_after, form.ends_at, form.minutes]
  if (ownTimes.some((one) => one !== undefined))
    return { times, problems: { session_id: [{ code: 'only_one' }] } }
  const fits = session?.market_id === marketId && startsAt > session.clock && sessionTakes(form.way)
  return { times, problems: fits ? {} : { session_id: [{ code: 'choice' }] } }
}

const lotFields = ['increment', 'reserve', 'autoAccept', 'startsAt', 'startsAfter', 'endsAt'] as const

function changedTerms(lot: Lot, { min_increment, reserve_price, auto_accept }: ProductChange) {
  return {
    increment: min_increment ?? lot.increment,
    reserve: reserve_price === undefined ? lot.reserve : reserve_price,
    autoAccept: auto_accept ?? lot.autoAccept,
  }
}

function at(field: string, problem: FieldProblem): FieldProblems {
  return { [field]: [problem] }
}
