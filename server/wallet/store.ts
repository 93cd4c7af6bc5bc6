import type { Sql } from '#node/db.ts'
import type { Halalas } from '#shared/base/money.ts'

/** What somebody pays in: into their wallet, or for the orders that name it. */
export interface ChargeRow {
  readonly id: number
  readonly user_id: number
  readonly method: 'card' | 'bank_transfer'
  readonly purpose: 'wallet' | 'orders'
  readonly amount_halalas: number
  readonly status: 'pending' | 'paid' | 'failed'
  /** What a transfer has to name: SMK-7K2M4Q. */
  readonly reference: string
  readonly gateway_id: string | null
  readonly redirect_url: string | null
  readonly created_at: Date
}

const chargeColumns =
  'id, user_id, method, purpose, amount_halalas, status, reference, gateway_id, redirect_url, created_at'

export interface NewCharge {
  readonly userId: number
  readonly method: ChargeRow['method']
  readonly purpose: ChargeRow['purpose']
  readonly amount: Halalas
}

/** A charge that waits; undefined when another has its reference. */
export async function insertCharge(
  tx: Sql,
  { userId, method, purpose, amount, reference }: NewCharge & { readonly reference: string },
): Promise<ChargeRow | undefined> {
  const [row] = await tx.query<ChargeRow>({
    name: 'wallet_insert_charge',
    text: `insert into charges (user_id, method, purpose, amount_halalas, reference) values ($1, $2, $3, $4, $5)
           on conflict (reference) do nothing returning ${chargeColumns}`,
    values: [userId, method, purpose, amount, reference],
  })
  return row
}

export async function findCharge(db: Sql, id: number): Promise<ChargeRow | undefined> {
  const [row] = await db.query<ChargeRow>({
    name: 'wallet_charge',
    text: `select ${chargeColumns} from charges where id = $1`,
    values: [id],
  })
  return row
}

/** Keeps where the gateway takes the money, unless another was quicker; the charge as it then stands. */
export async function keepPayment(
  db: Sql,
  id: number,
  payment: { readonly id: string | null; readonly url: string },
): Promise<ChargeRow | undefined> {
  await db.query({
    name: 'wallet_keep_payment',
    text: `update charges set gateway_id = $2, redirect_url = $3
           where id = $1 and status = 'pending' and redirect_url is null`,
    values: [id, payment.id, payment.url],
  })
  return findCharge(db, id)
}
