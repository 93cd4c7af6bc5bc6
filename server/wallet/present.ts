import { toRiyals } from '#shared/base/money.ts'
import type { Confirmation, Payout, Transaction } from '#shared/wallet/contract.ts'
import { hallSaleNumber, maskIban, renewalNumber } from '#shared/wallet/rules.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import type { ConfirmationRow } from './confirmationsStore.ts'
import type { PayoutRow } from './payouts/store.ts'
import type { LineRow } from './statementStore.ts'

/** Returns the displayed number of an order. */
export type OrderName = (orderId: number) => string

/** A statement line for answers. */
export function transactionOf(row: LineRow, nameOrder: OrderName): Transaction {
  return {
    id: row.version,
    type: row.type,
    amount: toRiyals(row.amount_halalas),
    balance_after: toRiyals(row.balance_after_halalas),
    held_change: toRiyals(row.held_change_halalas),
    passed_through: toRiyals(row.passed_halalas),
    reference: { type: row.reference_type, id: row.reference_id },
    detail: detailOf(row, nameOrder),
    method: row.charge_method,
    held_until: row.held_until?.toISOString() ?? null,
    at: row.at.toISOString(),
  }
}

export function confirmationOf(row: ConfirmationRow): Confirmation {
  return {
    id: row.id,
    amount: toRiyals(row.amount_halalas),
    status: row.status,
    note: row.note,
    bank_name: row.bank_name,
    account_holder: row.account_holder,
    transfer_reference: row.transfer_reference,
    transferred_at: row.transferred_at.toISOString(),
    order_id: row.order_id,
    receipt: pictureUrl(row.receipt) ?? '',
    at: row.created_at.toISOString(),
  }
}

/** A payout for its owner, with a masked IBAN. */
export function payoutOf(row: PayoutRow): Payout {
  return {
    id: row.id,
    amount: toRiyals(row.amount_halalas),
    status: row.status,
    note: row.note,
    iban: row.iban === null ? '' : maskIban(row.iban),
    account_holder: row.account_holder,
    reference: row.bank_reference,
    at: row.created_at.toISOString(),
  }
}

/** The detail of a line: the number of the order or of the renewal, the transfer's bank and reference, or the account. */
function detailOf(row: LineRow, nameOrder: OrderName): string {
  if (row.order_id !== null) return nameOrder(row.order_id)
  if (row.reference_type === 'renewal') return renewalNumber(row.reference_id)
  if (row.reference_type === 'hall_sale') return hallSaleNumber(row.reference_id)
  if (row.bank_name !== null) return `${row.bank_name} ${row.transfer_reference}`
  if (row.iban !== null) return maskIban(row.iban)
  return row.charge_reference ?? ''
}
