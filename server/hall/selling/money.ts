import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Account, lockWallets, type Movement, moveMoney } from '../../wallet/ledgerStore.ts'
import type { SaleRow } from '../row.ts'

/**
 * The fields of a sale that its money movements need. Every amount passes through the account of the halls, which keeps
 * the hall's commission without its VAT.
 */
export type SaleMoney = Pick<
  SaleRow,
  | 'id'
  | 'payment'
  | 'buyer_user_id'
  | 'seller_user_id'
  | 'dallal_id'
  | 'hammer_halalas'
  | 'proceeds_halalas'
  | 'say_halalas'
  | 'vat_halalas'
>

/**
 * Moves the money of a new sale: from the buyer to the hall, then to the seller, the dallal and the VAT of the halls. Refuses:
 * insufficient_funds.
 */
export async function moveSale(tx: Sql, sale: SaleMoney): Promise<void> {
  await lockWallets(tx, walletsOf(sale))
  await move(tx, sale, 'purchase', {
    type: 'purchase',
    from: buyer(sale),
    to: hall,
    amount: sale.hammer_halalas,
  })
  await move(tx, sale, 'sale', { type: 'sale', from: hall, to: seller(sale), amount: sale.proceeds_halalas })
  await moveSay(tx, sale, 'say', { type: 'say' })
  await move(tx, sale, 'vat', { type: 'vat', from: hall, to: vat, amount: sale.vat_halalas })
}

/**
 * Reverses the movements of a sale. If the seller was paid in cash, that cash first becomes a due of the hall again.
 * Refuses: insufficient_funds if the seller or the dallal has spent the money.
 */
export async function moveBack(tx: Sql, sale: SaleMoney & { readonly paid_at: Date | null }): Promise<void> {
  await lockWallets(tx, walletsOf(sale))
  const type = 'reversal'
  if (sale.paid_at !== null)
    await move(tx, sale, 'cash_returned', { type, from: cash, to: due, amount: sale.proceeds_halalas })
  await move(tx, sale, 'sale_back', { type, from: seller(sale), to: hall, amount: sale.proceeds_halalas })
  await moveSay(tx, sale, 'say_back', { type, back: true })
  await move(tx, sale, 'vat_back', { type, from: vat, to: hall, amount: sale.vat_halalas })
  await move(tx, sale, 'purchase_back', { type, from: hall, to: buyer(sale), amount: sale.hammer_halalas })
}

/** Moves the proceeds of a sale from the dues of the hall to its cash. */
export function moveCash(tx: Sql, sale: Pick<SaleRow, 'id' | 'proceeds_halalas'>): Promise<void> {
  return move(tx, sale, 'paid', { type: 'payout', from: due, to: cash, amount: sale.proceeds_halalas })
}

async function moveSay(
  tx: Sql,
  sale: SaleMoney,
  reason: string,
  { type, back = false }: { readonly type: Movement['type']; readonly back?: boolean },
): Promise<void> {
  // Without a dallal, the sa'y stays with the hall.
  if (sale.dallal_id === null) return
  const dallal: Account = { person: sale.dallal_id }
  const [from, to] = back ? [dallal, hall] : [hall, dallal]
  await move(tx, sale, reason, { type, from, to, amount: sale.say_halalas })
}

/** Moves money for a sale, once for each reason; does nothing if the amount is zero. */
async function move(
  tx: Sql,
  { id }: Pick<SaleRow, 'id'>,
  reason: string,
  part: Pick<Movement, 'type' | 'from' | 'to'> & { readonly amount: Halalas },
): Promise<void> {
  if (part.amount === 0) return
  await moveMoney(tx, { ...part, key: `hall:${id}:${reason}`, about: { type: 'hall_sale', id } })
}

function walletsOf({ buyer_user_id, seller_user_id, dallal_id }: SaleMoney): number[] {
  return [buyer_user_id, seller_user_id, dallal_id].filter((id) => id !== null)
}

const hall: Account = { market: 'hall' }
const cash: Account = { market: 'hall_cash' }
const due: Account = { market: 'hall_due' }
const vat: Account = { market: 'hall_vat' }
const buyer = ({ buyer_user_id }: SaleMoney): Account =>
  buyer_user_id === null ? cash : { person: buyer_user_id }
const seller = ({ seller_user_id }: SaleMoney): Account =>
  seller_user_id === null ? due : { person: seller_user_id }
