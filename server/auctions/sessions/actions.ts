import { timeOf } from '#platform/clock.ts'
import { publishAfterCommit, type Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { startProblem } from '#shared/auctions/rules.ts'
import { announcedClosings } from '#shared/auctions/sessions/plan.ts'
import {
  isOrderOf,
  joinRefusal,
  reordered,
  sessionState,
  softCloseOf,
} from '#shared/auctions/sessions/rules.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type PrayerSetting, usualPrayers } from '#shared/catalog/clearTimes.ts'
import type { Terms } from '../../base/settings.ts'
import { topicOf } from '../live/topic.ts'
import { stepAuction } from '../step.ts'
import { lockAuction } from '../stepStore.ts'
import { findPrayerMarket, isChiefOf, savePrayers } from './marketStore.ts'
import { termsOfSession } from './moving.ts'
import {
  announceLots,
  findJoining,
  type HeldSession,
  insertSession,
  listPlanned,
  lockSession,
  updateSession,
} from './store.ts'

/** The start and the pace of a session, and the current settings of the market. */
export interface Pace {
  readonly startsAt: Date
  readonly gapS: number
  readonly terms: Pick<Terms, 'SOFT_CLOSE_S' | 'SOFT_CLOSE_CAP_S'>
}

/** An action on a session, for the audit log. */
export interface SessionAct {
  readonly actorId: number
  readonly action:
    | 'auction_session.announce'
    | 'auction_session.change'
    | 'auction_session.order'
    | 'auction_session.remove'
    | 'market.prayers'
  readonly record: { readonly type: 'auction_session' | 'market'; readonly id: number }
  readonly before: object | null
  readonly after: object | null
  readonly note: string | null
}

/** Records an action in its transaction. It is passed in, because this feature may not import the audit log of operator. */
export type RecordAct = (tx: Sql, act: SessionAct) => Promise<void>

/** Whether a staff member may run the sessions of every market. The same roles may stop every auction. */
export const runsEvery = ({ staff }: Pick<Caller, 'staff'>): boolean =>
  staff === 'editor' || staff === 'administrator'

/** Throws `forbidden` unless the caller is the chief of the market's hall or a staff member who may run sessions. */
async function requireRunner(db: Sql, caller: Caller, marketId: number): Promise<void> {
  if (!runsEvery(caller) && !(await isChiefOf(db, marketId, caller.id))) throw new Refusal('forbidden')
}

/** Announces a session and returns its id. Refuses: validation_failed; forbidden; already_exists for the same start. */
export async function announce(
  tx: Sql,
  caller: Caller,
  { marketId, startsAt, gapS, terms }: Pace & { readonly marketId: number },
  recordAct: RecordAct,
): Promise<number> {
  if (!(await findPrayerMarket(tx, marketId)))
    throw new Refusal('validation_failed', { market_id: [{ code: 'choice' }] })
  await requireRunner(tx, caller, marketId)
  const now = await timeOf(tx)
  requireStart(startsAt, now)
  const id = await insertSession(tx, {
    marketId,
    startsAt,
    gapS,
    softCloseS: softCloseOf(gapS, terms.SOFT_CLOSE_S),
    softCapS: terms.SOFT_CLOSE_CAP_S,
    by: caller.id,
    now,
  })
  if (id === undefined) throw new Refusal('already_exists')
  await recordAct(tx, {
    ...actOn(caller, id, 'announce'),
    before: null,
    after: { market_id: marketId, ...paceOf(startsAt, gapS) },
  })
  return id
}

/** The start and the pace that the caller saw. */
interface Seen {
  readonly starts_at: Date
  readonly seconds_per_lot: number
}

/** Changes start and pace of a session that has not begun. Refuses: not_found; forbidden; conflict; already_exists. */
export async function change(
  tx: Sql,
  caller: Caller,
  { id, startsAt, gapS, was, terms }: Pace & { readonly id: number; readonly was: Seen | undefined },
  recordAct: RecordAct,
): Promise<void> {
  const held = await holdAnnounced(tx, caller, id)
  requireStart(startsAt, held.clock)
  const isNow = (start: Date, gap: number) =>
    start.getTime() === held.starts_at.getTime() && gap === held.gap_s
  if (isNow(startsAt, gapS)) return
  if (was && !isNow(was.starts_at, was.seconds_per_lot)) throw conflict('session_moved')
  const softCloseS = softCloseOf(gapS, terms.SOFT_CLOSE_S)
  if (!(await updateSession(tx, id, { startsAt, gapS, softCloseS }))) throw new Refusal('already_exists')
  const after = { ...held, starts_at: startsAt, gap_s: gapS, soft_close_s: softCloseS }
  await plan(tx, after, await idsOf(tx, id))
  await recordAct(tx, {
    ...actOn(caller, id, 'change'),
    before: paceOf(held.starts_at, held.gap_s),
    after: paceOf(startsAt, gapS),
  })
}

/** Changes the order of the lots of a session that has not begun. Refuses: not_found; forbidden; conflict for an unknown lot. */
export async function order(
  tx: Sql,
  caller: Caller,
  {
    id,
    lots,
    was,
  }: { readonly id: number; readonly lots: readonly number[]; readonly was?: readonly number[] | undefined },
  recordAct: RecordAct,
): Promise<void> {
  const held = await holdAnnounced(tx, caller, id)
  const before = await idsOf(tx, id)
  const after = reordered(before, lots)
  if (!after) throw conflict('session_changed')
  if (after.every((lot, place) => lot === before[place])) return
  if (was && !isOrderOf(before, was)) throw conflict('session_changed')
  await plan(tx, held, after)
  await recordAct(tx, {
    ...actOn(caller, id, 'order'),
    before: { lots: before },
    after: { lots: after },
  })
}

/**
 * Stops a lot of a session that has not begun, and plans the other lots again. Refuses: not_found, also for a lot of another session;
 * forbidden; conflict.
 */
export async function remove(
  tx: Sql,
  caller: Caller,
  { id, lotId, reason }: { readonly id: number; readonly lotId: number; readonly reason: string },
  recordAct: RecordAct,
): Promise<void> {
  const held = await holdAnnounced(tx, caller, id)
  const before = await idsOf(tx, id)
  if (!before.includes(lotId)) throw new Refusal('not_found')
  await stepAuction(tx, lotId, { kind: 'void' }, { note: reason })
  await plan(
    tx,
    held,
    before.filter((one) => one !== lotId),
  )
  await recordAct(tx, {
    ...actOn(caller, id, 'remove'),
    before: { lot: lotId },
    after: null,
    note: reason,
  })
}

/** Puts a lot of the caller at the end of an announced session. Refuses: not_found for a lot of others; conflict. */
export async function join(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id, lotId }: { readonly id: number; readonly lotId: number },
): Promise<void> {
  const held = await lockSession(tx, id)
  if (!held) throw new Refusal('not_found')
  await lockAuction(tx, lotId)
  const lot = await findJoining(tx, lotId)
  if (lot?.seller_id !== caller.id) throw new Refusal('not_found')
  if (lot.session_id === id) return
  await append(tx, held, lotId, lot)
}

/** Puts a new lot, which the same transaction has created, at the end of a session. Refuses: conflict. */
export async function joinNew(tx: Sql, sessionId: number, lotId: number): Promise<void> {
  const held = await lockSession(tx, sessionId)
  const lot = await findJoining(tx, lotId)
  if (!held || !lot) throw conflict('session_begun')
  await append(tx, held, lotId, lot)
}

/** Sets whether closings of a market keep clear of prayer times. Refuses: not_found; forbidden. */
export async function setPrayers(
  tx: Sql,
  caller: Caller,
  { id, setting }: { readonly id: number; readonly setting: PrayerSetting },
  recordAct: RecordAct,
): Promise<void> {
  const market = await findPrayerMarket(tx, id)
  if (!market) throw new Refusal('not_found')
  await requireRunner(tx, caller, id)
  const before = market.prayers ?? usualPrayers
  const names = ['clear', 'before_min', 'after_min'] as const
  if (names.every((name) => before[name] === setting[name])) return
  await savePrayers(tx, id, setting)
  await recordAct(tx, {
    actorId: caller.id,
    action: 'market.prayers',
    record: { type: 'market', id },
    before,
    after: setting,
    note: null,
  })
}

async function holdAnnounced(tx: Sql, caller: Caller, id: number): Promise<HeldSession> {
  const held = await lockSession(tx, id)
  if (!held) throw new Refusal('not_found')
  await requireRunner(tx, caller, held.market_id)
  if (stateOf(held) !== 'announced') throw conflict('session_begun')
  return held
}

const stateOf = ({ starts_at, clock }: HeldSession) =>
  sessionState({ startsAt: starts_at.getTime(), lastEnd: null }, clock.getTime())

async function append(
  tx: Sql,
  held: HeldSession,
  lotId: number,
  { market_id, bids, over, session_id, way }: NonNullable<Awaited<ReturnType<typeof findJoining>>>,
): Promise<void> {
  const lots = await idsOf(tx, held.id)
  const refusal = joinRefusal({
    session: { state: stateOf(held), marketId: held.market_id, lots: lots.length },
    lot: { marketId: market_id, bids, over, sessionId: session_id, way },
  })
  if (refusal) throw conflict(refusal)
  await plan(tx, held, [...lots, lotId])
}

const idsOf = async (tx: Sql, id: number) => (await listPlanned(tx, id)).map((lot) => lot.id)

/** Announces the lots of a session that has not begun, in the order of `ids`. Publishes each changed lot to its streams. */
async function plan(tx: Sql, held: HeldSession, ids: readonly number[]): Promise<void> {
  const closings = announcedClosings(ids.length, termsOfSession(held))
  const startsAt = held.starts_at.getTime()
  const lots = ids.map((id, place) => ({
    id,
    position: place + 1,
    startsAt,
    endsAt: closings[place] ?? startsAt,
  }))
  const changed = await announceLots(tx, held, lots)
  publishAfterCommit(tx, changed.map(topicOf))
}

function requireStart(startsAt: Date, now: Date): void {
  const problem = startProblem(startsAt, now)
  if (problem) throw new Refusal('validation_failed', { starts_at: [problem] })
}

const paceOf = (startsAt: Date, gapS: number) => ({
  starts_at: startsAt.toISOString(),
  seconds_per_lot: gapS,
})

function actOn<Verb extends 'announce' | 'change' | 'order' | 'remove'>(
  { id: actorId }: Caller,
  id: number,
  verb: Verb,
) {
  const action: `auction_session.${Verb}` = `auction_session.${verb}`
  return { actorId, action, record: { type: 'auction_session', id } as const, note: null as string | null }
}

function conflict(
  words:
    | 'session_begun'
    | 'session_full'
    | 'session_lot'
    | 'session_way'
    | 'session_changed'
    | 'session_moved',
): Refusal {
  return new Refusal('conflict', undefined, { words })
}
