import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Halalas } from '#shared/base/money.ts'

/** An account: a person's wallet, the escrow of an order, or one of the market's counter-accounts. */
export type Account =
  | { readonly person: number }
  | { readonly escrow: number }
  | {
      readonly market:
        | 'gateway'
        | 'bank'
        | 'payout'
        | 'commission'
        | 'loss'
        | 'subscription'
        | 'hall'
        | 'hall_cash'
        | 'hall_due'
        | 'hall_vat'
    }

export interface Movement {
  /** The idempotency key, such as `order:7:purchase`; money is moved at most once for each key. */
  readonly key: string
  readonly type:
    | 'charge'
    | 'purchase'
    | 'sale'
    | 'refund'
    | 'commission'
    | 'payout'
    | 'reversal'
    | 'subscription'
    | 'say'
    | 'vat'
  readonly from: Account
  readonly to: Account
  /** The amount in halalas, above 0. */
  readonly amount: Halalas
  readonly about: {
    readonly type: 'order' | 'charge' | 'confirmation' | 'payout' | 'renewal' | 'hall_sale'
    readonly id: number
  }
  /** If set, the received amount is held for this order until the given time. */
  readonly held?: { readonly order: number; readonly until: Date }
}

/**
 * Moves money in the caller's transaction, as a balanced pair of entries, once per key (contract, section 2, Wallet).
 * Releases due holds of both accounts first. Returns whether the money was moved by this call. Refuses:
 * insufficient_funds when the giver's available balance is smaller.
 */
export async function moveMoney(tx: Sql, movement: Movement): Promise<boolean> {
  const { key, type, from, to, amount, about, held } = movement
  try {
    const [row] = await tx.query<{ moved: number | null }>({
      name: 'wallet_move',
      text: `select move_money($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as moved`,
      values: [key, type, ...placeOf(from), ...placeOf(to), amount, about.type, about.id, ...heldOf(held)],
    })
    return row?.moved != null
  } catch (error) {
    throw (error as { code?: string }).code === 'WL001' ? new Refusal('insufficient_funds') : error
  }
}

/**
 * Locks these people's wallets until the transaction ends, in the order of their ids. Call it before a transaction moves
 * money of several people, because a fixed lock order prevents deadlocks.
 */
export async function lockWallets(tx: Sql, userIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'wallet_lock',
    text: 'select id from accounts where user_id = any($1::bigint[]) order by id for no key update',
    values: [userIds],
  })
}

function placeOf(account: Account): [kind: string, owner: number | null] {
  if ('person' in account) return ['person', account.person]
  if ('escrow' in account) return ['escrow', account.escrow]
  return [account.market, null]
}

const heldOf = (held: Movement['held']) => [held?.order ?? null, held?.until ?? null]
