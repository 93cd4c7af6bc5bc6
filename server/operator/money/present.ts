import type { Caller } from '#platform/http/caller.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { maskMobile, personName } from '#shared/base/text/masks.ts'
import { transferDoubts } from '#shared/operator/bank/transferDoubts.ts'
import type { ConfirmationToDecide, PayoutToSettle, transferDays } from '#shared/operator/contract.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { confirmationOf, payoutOf } from '../../wallet/present.ts'
import { isHolder } from '../people/holder.ts'
import type { ConfirmationToDecideRow, DecidedColumns, OwnerColumns, PayoutToSettleRow } from './store.ts'

/** The reader and their language. */
export interface MoneyReader {
  readonly caller: Pick<Caller, 'id' | 'staff'>
  readonly locale: Locale
}

/** A bank transfer with the results of its checks. */
export function confirmationToDecide(
  row: ConfirmationToDecideRow,
  reader: MoneyReader,
): ConfirmationToDecide {
  const { locale } = reader
  return {
    ...confirmationOf(row),
    user: ownerOf(row, row.user_id, locale),
    ...decidedOf(row, reader),
    checks: checksOf(row, locale),
    line: row.line && {
      amount: toRiyals(row.line.amount_halalas),
      day: row.line.day,
      reference: row.line.reference,
      details: row.line.details,
    },
    orders: row.waiting_orders.map(Number).map((id) => ({ id, number: orderNumber(id) })),
    until: row.until?.toISOString() ?? null,
  }
}

function checksOf(row: ConfirmationToDecideRow, locale: Locale): ConfirmationToDecide['checks'] {
  const { due_halalas, charge_halalas, charge_status, charge_reference } = row
  return {
    due:
      due_halalas === null || charge_status === null
        ? null
        : {
            amount: toRiyals(due_halalas),
            status: charge_status,
            reference: charge_reference ?? '',
            fits: due_halalas === row.amount_halalas || charge_halalas === row.amount_halalas,
          },
    duplicates: row.duplicates.map(
      ({ id, same, status, amount_halalas, transferred_at, user_id, ...names }) => ({
        id,
        same,
        status,
        amount: toRiyals(amount_halalas),
        transferred_at: new Date(transferred_at).toISOString(),
        user: { id: user_id, name: personName(names, locale) },
      }),
    ),
    day: dayOf(row),
    holder: isHolder(row.account_holder, row) ? 'fits' : 'differs',
  }
}

/** Whether a transfer needs a manual decision, given the day of the statement line that matches it. */
export function isDoubted(row: ConfirmationToDecideRow, lineDay: string | null): boolean {
  const shown = { checks: checksOf(row, 'ar'), transferred_at: row.transferred_at.toISOString() }
  return transferDoubts(shown, lineDay).length > 0
}

/** A payout; the full IBAN only for the staff who send the money. */
export function payoutToSettle(row: PayoutToSettleRow, reader: MoneyReader): PayoutToSettle {
  const { staff } = reader.caller
  const sends = staff === 'finance' || staff === 'administrator'
  const payout = payoutOf(row)
  return {
    ...payout,
    iban: sends ? (row.iban ?? '') : payout.iban,
    user: ownerOf(row, row.user_id, reader.locale),
    ...decidedOf(row, reader),
    batch: row.batch,
    failure: row.failure,
  }
}

/**
 * Whether the day of a transfer fits: it is at most one day before the charge was opened, and at most 30 days before the
 * transfer was reported.
 */
function dayOf({
  transferred_at,
  created_at,
  charge_at,
}: Pick<
  ConfirmationToDecideRow,
  'transferred_at' | 'created_at' | 'charge_at'
>): (typeof transferDays)[number] {
  if (charge_at !== null && transferred_at.getTime() < charge_at.getTime() - dayMs) return 'before_charge'
  return transferred_at.getTime() < created_at.getTime() - 30 * dayMs ? 'long_ago' : 'fits'
}

const dayMs = 86_400_000

function decidedOf(
  { decided_by, decider_f, decider_l, decided_at, user_id }: DecidedColumns & { readonly user_id: number },
  { caller, locale }: MoneyReader,
) {
  const names = { f_name: decider_f ?? '', l_name: decider_l ?? '' }
  return {
    decided_by: decided_by === null ? null : { id: decided_by, name: personName(names, locale) },
    decided_at: decided_at?.toISOString() ?? null,
    own: user_id === caller.id,
  }
}

const ownerOf = (row: OwnerColumns, id: number, locale: Locale) => ({
  id,
  name: personName(row, locale),
  type: row.user_type,
  mobile: row.mobile === null ? null : maskMobile(row.mobile),
})
