import { randomInt } from 'node:crypto'
import type { Database, Sql } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Payments } from './payments.ts'
import { type ChargeRow, findCharge, insertCharge, keepPayment, type NewCharge } from './store.ts'

/**
 * What a settled charge causes in a feature further right, in the same transaction; wired in server/app.ts. By then the
 * money of a paid one stands in the wallet of `charge.user_id`.
 */
export interface ChargeListeners {
  /** Takes the locks that the other two need, in the order of the house, before the charge's own is taken. */
  readonly lockForCharge: (tx: Sql, chargeId: number) => Promise<void>
  readonly onChargePaid: (tx: Sql, charge: ChargeRow) => Promise<void>
  readonly onChargeFailed: (tx: Sql, charge: ChargeRow) => Promise<void>
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
