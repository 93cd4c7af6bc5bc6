import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Halalas } from '#shared/base/money.ts'

/** Whose money: a person's wallet, the money of one order on its way, or the market's side of the world outside. */
export type Account =
  | { readonly person: number }
  | { readonly escrow: number }
  | { readonly market: 'gateway' | 'bank' | 'payout' | 'commission' | 'loss' }

export interface Movement {
  /** What it is for, said once: `order:7:purchase`. The same key moves nothing twice. */
  readonly key: string
  readonly type: 'charge' | 'purchase' | 'sale' | 'refund' | 'commission' | 'payout' | 'reversal'
  readonly from: Account
  readonly to: Account
  /** Halalas, above 0. */
  readonly amount: Halalas
  readonly about: { readonly type: 'order' | 'charge' | 'confirmation' | 'payout'; readonly id: number }
  /** What the receiver gets is held for this order until then. */
  readonly held?: { readonly order: number; readonly until: Date }
}

/**
 * Moves money in the caller's transaction, balanced, once for its key (contract, section 2, Wallet). What is due on both
 * accounts is freed first. Answers whether it moved now. Refuses: insufficient_funds, when less is free on the giving side.
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
 * Holds these people's wallets until the end of the transaction, in the order of the house. To be done first where one
 * transaction moves money of several: by the order alone two that cross never wait for each other.
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
