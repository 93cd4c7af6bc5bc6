import { randomInt } from 'node:crypto'
import type { Database, Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas } from '#shared/base/money.ts'
import { notify } from '../notifications/actions.ts'
import { moveMoney } from './ledgerStore.ts'
import type { Payments } from './payments.ts'
import {
  type ChargeRow,
  findCharge,
  insertCharge,
  keepPayment,
  listPaidOrders,
  listWaitingCards,
  lockCharge,
  type NewCharge,
  settleCharge,
  settleLate,
  takeFailedCards,
  takeOldCards,
} from './store.ts'

/**
 * What a settled charge causes in a feature further right, in the same transaction; wired in server/app.ts. By then the
 * money of a paid one stands in the wallet of `charge.user_id`.
 */
export interface ChargeListeners {
  /** Takes the locks that the other two need, in the order of the house, before the charge's own is taken. */
  readonly lockForCharge: (tx: Sql, chargeId: number) => Promise<void>
  readonly onChargePaid: (tx: Sql, charge: ChargeRow) => Promise<void>
  readonly onChargeFailed: (tx: Sql, charge: ChargeRow) => Promise<void>
  /** A transfer for it was told of and waits to be seen; said before the confirmation is written. */
  readonly onTransferTold: (tx: Sql, chargeId: number) => Promise<void>
  /** The transfer that was told of did not arrive: it waits for another, after `lockForCharge`. */
  readonly onTransferRefused: (tx: Sql, chargeId: number) => Promise<void>
}

/**
 * Opens a charge that waits, in the caller's transaction; whether its method is offered is asked before
 * (`requireMethod`). A card's payment is opened at the gateway after the commit (`startCardPayment`).
 */
export async function openCharge(tx: Sql, charge: NewCharge): Promise<ChargeRow> {
  for (;;) {
    const row = await insertCharge(tx, { ...charge, reference: newReference() })
    if (row) return row
  }
}

/**
 * Opens a card charge's payment at the gateway and keeps where it is paid; asked again it answers what stands. Other
 * charges are left as they are. Never inside a transaction. Refuses: unavailable, when the gateway does not answer.
 */
export async function startCardPayment(
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  chargeId: number,
): Promise<ChargeRow> {
  const charge = await findCharge(db, chargeId)
  if (!charge) throw new RangeError(`no charge ${chargeId}`)
  if (charge.method !== 'card' || charge.status !== 'pending' || charge.redirect_url !== null) return charge
  const payment = await openPayment(payments, charge)
  return (await keepPayment(db, chargeId, payment)) ?? charge
}

/** What is said of a card charge: by the gateway, with the amount it took in halalas, or by its owner in a sandbox. */
export interface Word {
  readonly chargeId: number
  readonly status: 'paid' | 'failed'
  readonly amount?: number
  readonly ownerId?: number
}

/**
 * Settles a card charge, once: paid money enters the wallet and what waits for it goes on (contract 2, payments/callback).
 * The same word again changes nothing; money that the gateway took after it reported a failure enters the wallet alone.
 * Refuses: not_found, also for what is not the owner's or no card's; another amount
 * at its field; illegal_transition, for a charge that was settled otherwise.
 */
export async function settle(
  { db, listeners }: { readonly db: Database; readonly listeners: ChargeListeners },
  { chargeId, status, amount, ownerId }: Word,
): Promise<ChargeRow> {
  return db.transaction(async (tx) => {
    const known = await findCharge(tx, chargeId)
    if (known?.method !== 'card' || (ownerId !== undefined && known.user_id !== ownerId))
      throw new Refusal('not_found')
    if (amount !== undefined && amount !== known.amount_halalas)
      throw new Refusal('validation_failed', { amount: [{ code: 'mismatch' }] })
    const byGateway = ownerId === undefined
    if (!takes(known, status, byGateway)) return standing(known, status)
    await listeners.lockForCharge(tx, chargeId)
    const charge = (await lockCharge(tx, chargeId)) ?? known
    if (!takes(charge, status, byGateway)) return standing(charge, status)
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
 * Asks the gateway about a card charge that is pending, or that failed within the last 2 days, and settles it by the
 * answer; a payment that the gateway does not know, or of another amount, changes nothing. Returns the charge as it then
 * stands. Never inside a transaction.
 */
export async function lookAfter(deps: LookDeps, charge: ChargeRow): Promise<ChargeRow> {
  const { id, status, gateway_id } = charge
  if (gateway_id === null || status === 'paid') return charge
  if (status === 'pending') return settleByGateway(deps, charge)
  const [due] = await takeFailedCards(deps.db, { id, most: 1 })
  return due ? settleByGateway(deps, due) : charge
}

/** Asks the gateway about card charges that are pending or failed; returns how many were settled. */
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

/** Few: each may take 8 s while the gateway hangs. */
const LOOKED_AT_ONCE = 20
const FAILED_LOOKED_AT_ONCE = 10
const OLD_LOOKED_AT_ONCE = 5

async function settleByGateway(deps: LookDeps, charge: ChargeRow): Promise<ChargeRow> {
  const { id, status, gateway_id, amount_halalas } = charge
  if (gateway_id === null) return charge
  // A failed request changes nothing: the next look, or the callback, settles the charge.
  const state = await deps.payments.gateway?.look(gateway_id).catch(() => undefined)
  if (!state || state.status === 'pending' || state.status === status) return charge
  if (state.amount !== amount_halalas) return charge
  return settle(deps, { chargeId: id, status: state.status }).catch(async (error: unknown) => {
    if (error instanceof Refusal) return (await findCharge(deps.db, id)) ?? charge
    throw error
  })
}

/**
 * The money of a waiting charge, whose lock the caller holds, enters its wallet; its orders take theirs from there, and what
 * they leave stays. `amount_halalas` is what came: of a transfer it may be less than was first asked for, where a part of
 * its orders was called off.
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
    amount: halalas(amount_halalas),
  })
  const paid = await settleCharge(tx, id, 'paid')
  await listeners.onChargePaid(tx, paid)
  const news = { to: user_id, about: id, by: null, event: `charge:${id}:paid` }
  if (purpose === 'wallet') {
    // A transfer's owner is told of its approval.
    if (method === 'card')
      await notify(tx, { ...news, kind: 'wallet_charged', facts: { amount: halalas(amount_halalas) } })
    return paid
  }
  const left = amount_halalas - (await takenByOrders(tx, id))
  if (left > 0) await notify(tx, { ...news, kind: 'wallet_received', facts: { amount: halalas(left) } })
  return paid
}

/** Whether a charge takes this word: while it waits, and a payment also after a failure, where the gateway says so. */
function takes(charge: ChargeRow, status: Word['status'], byGateway: boolean): boolean {
  return charge.status === 'pending' || (charge.status === 'failed' && status === 'paid' && byGateway)
}

/** Money that came after its charge had failed: by then its orders are paid in another way, or are gone. */
async function receiveLate(tx: Sql, { id, user_id, amount_halalas }: ChargeRow): Promise<ChargeRow> {
  const amount = halalas(amount_halalas)
  await moveMoney(tx, {
    key: `charge:${id}:paid`,
    type: 'charge',
    about: { type: 'charge', id },
    from: { market: 'gateway' },
    to: { person: user_id },
    amount,
  })
  const told = { to: user_id, about: id, by: null, event: `charge:${id}:paid` }
  await notify(tx, { ...told, kind: 'card_paid_late', facts: { amount } })
  return settleLate(tx, id)
}

/** What the orders of a charge took of it; those that were gone when it was paid took nothing. In halalas. */
async function takenByOrders(tx: Sql, chargeId: number): Promise<number> {
  const orders = await listPaidOrders(tx, chargeId)
  return orders
    .filter(({ payment_status }) => payment_status === 'paid')
    .reduce((sum, { total_halalas }) => sum + total_halalas, 0)
}

/** A charge that is settled: the same word again is no news. */
function standing(charge: ChargeRow, status: Word['status']): ChargeRow {
  if (charge.status !== status) throw new Refusal('illegal_transition')
  return charge
}

async function openPayment({ gateway }: Payments, charge: ChargeRow) {
  if (!gateway) throw new Refusal('unavailable')
  const { id, amount_halalas, reference } = charge
  try {
    return await gateway.open({ chargeId: id, amount: amount_halalas, description: reference })
  } catch {
    throw new Refusal('unavailable')
  }
}

/** `SMK-7K2M4Q`: read out and typed without mistakes, over two hundred million of them. */
function newReference(): string {
  const sign = () => signs[randomInt(signs.length)] ?? ''
  return `SMK-${Array.from({ length: 6 }, sign).join('')}`
}

/** Without what looks alike: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
const signs = '34679ACDEFGHJKMNPQRTUVWXY'
