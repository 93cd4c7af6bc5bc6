import { randomInt } from 'node:crypto'
import type { Database, Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas } from '#shared/base/money.ts'
import { notify } from '../notifications/actions.ts'
import { moveMoney } from './ledgerStore.ts'
import type { Payments } from './payments.ts'
import {
  type ChargeRow,
  findCharge,
  insertCharge,
  listPaidOrders,
  listWaitingCards,
  lockCharge,
  type NewCharge,
  settleCharge,
  settleLate,
  storePayment,
  takeFailedCards,
  takeOldCards,
} from './store.ts'

/**
 * Listeners of other features, called in the transaction that settles a charge; connected in server/app.ts. When
 * `onChargePaid` is called, the money is already in the wallet of `charge.user_id`.
 */
export interface ChargeListeners {
  /** Takes the locks that the other listeners need, before the charge's own lock; the global lock order requires this. */
  readonly lockForCharge: (tx: Sql, chargeId: number) => Promise<void>
  readonly onChargePaid: (tx: Sql, charge: ChargeRow) => Promise<void>
  readonly onChargeFailed: (tx: Sql, charge: ChargeRow) => Promise<void>
  /** A transfer for the charge was reported; called before the confirmation is inserted. */
  readonly onTransferReported: (tx: Sql, chargeId: number) => Promise<void>
  /** The reported transfer did not arrive, so the charge waits for another one; called after `lockForCharge`. */
  readonly onTransferRefused: (tx: Sql, chargeId: number) => Promise<void>
}

/** Calls several listeners in their order, which is the lock order. */
export function joinListeners(...all: readonly ChargeListeners[]): ChargeListeners {
  const each =
    <Of>(call: (listeners: ChargeListeners, tx: Sql, of: Of) => Promise<void>) =>
    async (tx: Sql, of: Of) => {
      for (const listeners of all) await call(listeners, tx, of)
    }
  return {
    lockForCharge: each<number>((one, tx, id) => one.lockForCharge(tx, id)),
    onChargePaid: each<ChargeRow>((one, tx, charge) => one.onChargePaid(tx, charge)),
    onChargeFailed: each<ChargeRow>((one, tx, charge) => one.onChargeFailed(tx, charge)),
    onTransferReported: each<number>((one, tx, id) => one.onTransferReported(tx, id)),
    onTransferRefused: each<number>((one, tx, id) => one.onTransferRefused(tx, id)),
  }
}

/**
 * Creates a pending charge in the caller's transaction; call `requireMethod` before. The payment of a card charge is
 * opened at the gateway after the commit (`startCardPayment`).
 */
export async function openCharge(tx: Sql, charge: NewCharge): Promise<ChargeRow> {
  for (;;) {
    const row = await insertCharge(tx, { ...charge, reference: newReference() })
    if (row) return row
  }
}

/**
 * Opens the payment of a card charge at the gateway and stores its address; a second call returns the stored payment. Does nothing
 * for other charges. Never call it inside a transaction. Refuses: unavailable when the gateway does not answer.
 */
export async function startCardPayment(
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  chargeId: number,
  locale: Locale,
): Promise<ChargeRow> {
  const charge = await findCharge(db, chargeId)
  if (!charge) throw new RangeError(`no charge ${chargeId}`)
  if (charge.method !== 'card' || charge.status !== 'pending' || charge.redirect_url !== null) return charge
  const payment = await openPayment(payments, charge, locale)
  return (await storePayment(db, chargeId, payment)) ?? charge
}

/** The outcome of a card charge: from the gateway, with the amount in halalas, or from the owner in a sandbox. */
export interface ChargeOutcome {
  readonly chargeId: number
  readonly status: 'paid' | 'failed'
  readonly amount?: number
  readonly ownerId?: number
}

/**
 * Settles a card charge once: credits the wallet and calls the listeners (contract 2, payments/callback). A repeated
 * outcome changes nothing. A payment that arrives after a reported failure only credits the wallet. Refuses: not_found
 * for a missing charge, another person's charge, or a charge that is not by card; validation_failed for another amount;
 * illegal_transition when the charge is settled with another outcome.
 */
export async function settle(
  { db, listeners }: { readonly db: Database; readonly listeners: ChargeListeners },
  { chargeId, status, amount, ownerId }: ChargeOutcome,
): Promise<ChargeRow> {
  return db.transaction(async (tx) => {
    const known = await findCharge(tx, chargeId)
    if (known?.method !== 'card' || (ownerId !== undefined && known.user_id !== ownerId))
      throw new Refusal('not_found')
    if (amount !== undefined && amount !== known.amount_halalas)
      throw new Refusal('validation_failed', { amount: [{ code: 'mismatch' }] })
    const byGateway = ownerId === undefined
    if (!accepts(known, status, byGateway)) return unchanged(known, status)
    await listeners.lockForCharge(tx, chargeId)
    const charge = (await lockCharge(tx, chargeId)) ?? known
    if (!accepts(charge, status, byGateway)) return unchanged(charge, status)
    if (charge.status === 'failed') return receiveLate(tx, charge)
    if (status === 'paid') return receive(tx, listeners, charge)
    const failed = await settleCharge(tx, chargeId, 'failed')
    await listeners.onChargeFailed(tx, failed)
    return failed
  })
}

type LookDeps = {
  readonly db: Database
  readonly payments: Payments
  readonly listeners: ChargeListeners
}

/**
 * Queries the gateway for a card charge that is pending, or that failed within the last 2 days, and settles the charge by
 * the answer. An unknown payment or another amount changes nothing. Returns the charge as it is afterwards. Never call it
 * inside a transaction.
 */
export async function lookAfter(deps: LookDeps, charge: ChargeRow): Promise<ChargeRow> {
  const { id, status, gateway_id } = charge
  if (gateway_id === null || status === 'paid') return charge
  if (status === 'pending') return settleByGateway(deps, charge)
  const [due] = await takeFailedCards(deps.db, { id, most: 1 })
  return due ? settleByGateway(deps, due) : charge
}

/** Queries the gateway for pending and failed card charges; returns how many were settled. */
export async function lookAfterAll(deps: LookDeps): Promise<number> {
  if (!deps.payments.gateway || deps.payments.gateway.sandbox) return 0
  let settled = 0
  for (const charge of await listWaitingCards(deps.db, LOOKED_AT_ONCE)) {
    if ((await settleByGateway(deps, charge)).status !== 'pending') settled += 1
  }
  for (const charge of await takeOldCards(deps.db, OLD_LOOKED_AT_ONCE)) {
    if ((await settleByGateway(deps, charge)).status !== 'pending') settled += 1
  }
  for (const charge of await takeFailedCards(deps.db, { most: FAILED_LOOKED_AT_ONCE })) {
    if ((await settleByGateway(deps, charge)).status !== 'failed') settled += 1
  }
  return settled
}

/** The sizes of batches. They are small, because each query takes 8 s if the gateway does not answer. */
const LOOKED_AT_ONCE = 20
const FAILED_LOOKED_AT_ONCE = 10
const OLD_LOOKED_AT_ONCE = 5

async function settleByGateway(deps: LookDeps, charge: ChargeRow): Promise<ChargeRow> {
  const { id, status, gateway_id, amount_halalas } = charge
  if (gateway_id === null) return charge
  // A failed query changes nothing, because the next query or the callback settles the charge.
  const state = await deps.payments.gateway?.look(gateway_id).catch(() => undefined)
  if (!state || state.status === 'pending' || state.status === status) return charge
  if (state.amount !== amount_halalas) return charge
  return settle(deps, { chargeId: id, status: state.status }).catch(async (error: unknown) => {
    if (error instanceof Refusal) return (await findCharge(deps.db, id)) ?? charge
    throw error
  })
}

/**
 * Credits the wallet with the money of a pending charge, which the caller has locked. The orders of the charge are paid
 * from the wallet, and the rest remains there. `amount_halalas` is the received amount: a transfer may be less than the
 * charge when some of its orders were cancelled.
 */
export async function receive(
  tx: Sql,
  listeners: ChargeListeners,
  charge: ChargeRow,
  amount_halalas = charge.amount_halalas,
): Promise<ChargeRow> {
  const { id, user_id, method, purpose } = charge
  await moveMoney(tx, {
    key: `charge:${id}:paid`,
    type: 'charge',
    about: { type: 'charge', id },
    from: { market: method === 'card' ? 'gateway' : 'bank' },
    to: { person: user_id },
    amount: amount_halalas,
  })
  const paid = await settleCharge(tx, id, 'paid')
  await listeners.onChargePaid(tx, paid)
  const news = { to: user_id, about: id, by: null, event: `charge:${id}:paid` }
  if (purpose === 'wallet') {
    // The approval of a transfer notifies the owner, so only the owner of a card charge is notified here.
    if (method === 'card')
      await notify(tx, { ...news, kind: 'wallet_charged', facts: { amount: amount_halalas } })
    return paid
  }
  // The renewal uses the whole amount, and `payRenewal` notifies the owner.
  if (purpose === 'subscription') return paid
  const left = amount_halalas - (await takenByOrders(tx, id))
  if (left > 0) await notify(tx, { ...news, kind: 'wallet_received', facts: { amount: halalas(left) } })
  return paid
}

/**
 * Whether a charge accepts this outcome: while the charge is pending, or for a payment that the gateway reports after a
 * failure.
 */
function accepts(charge: ChargeRow, status: ChargeOutcome['status'], byGateway: boolean): boolean {
  return charge.status === 'pending' || (charge.status === 'failed' && status === 'paid' && byGateway)
}

/** Credits a payment that arrived after its charge had failed. Its orders have since been paid otherwise or cancelled. */
async function receiveLate(tx: Sql, { id, user_id, amount_halalas }: ChargeRow): Promise<ChargeRow> {
  const amount = amount_halalas
  await moveMoney(tx, {
    key: `charge:${id}:paid`,
    type: 'charge',
    about: { type: 'charge', id },
    from: { market: 'gateway' },
    to: { person: user_id },
    amount,
  })
  const news = { to: user_id, about: id, by: null, event: `charge:${id}:paid` }
  await notify(tx, { ...news, kind: 'card_paid_late', facts: { amount } })
  return settleLate(tx, id)
}

/**
 * The part of a charge that was used to pay its orders, in halalas. Orders that were cancelled before the payment arrived
 * use none of it.
 */
async function takenByOrders(tx: Sql, chargeId: number): Promise<number> {
  const orders = await listPaidOrders(tx, chargeId)
  return orders
    .filter(({ payment_status }) => payment_status === 'paid')
    .reduce((sum, { total_halalas }) => sum + total_halalas, 0)
}

/** Returns a settled charge unchanged if it has the same outcome; refuses another outcome. */
function unchanged(charge: ChargeRow, status: ChargeOutcome['status']): ChargeRow {
  if (charge.status !== status) throw new Refusal('illegal_transition')
  return charge
}

async function openPayment({ gateway }: Payments, charge: ChargeRow, locale: Locale) {
  if (!gateway) throw new Refusal('unavailable')
  const { id, amount_halalas, reference } = charge
  try {
    return await gateway.open({ chargeId: id, amount: amount_halalas, description: reference, locale })
  } catch {
    throw new Refusal('unavailable')
  }
}

/** A reference such as `SMK-7K2M4Q`, which is easy to read out and to type. There are over two hundred million values. */
function newReference(): string {
  const sign = () => signs[randomInt(signs.length)] ?? ''
  return `SMK-${Array.from({ length: 6 }, sign).join('')}`
}

/** The characters of references, without look-alikes: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
const signs = '34679ACDEFGHJKMNPQRTUVWXY'
