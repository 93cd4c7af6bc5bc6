import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import type { UserType } from '#shared/base/permissions.ts'
import { type ConfirmationRow, confirmationColumns } from '../wallet/confirmationsStore.ts'
import type { PayoutRow } from '../wallet/payoutsStore.ts'

/** Whose record it is, as the market's people see them. */
export interface OwnerColumns {
  readonly f_name: string
  readonly l_name: string
  readonly user_type: UserType
  readonly mobile: string | null
}

export type ConfirmationToDecideRow = ConfirmationRow & OwnerColumns
export type PayoutToSettleRow = PayoutRow & OwnerColumns

type Listed<Row> = { rows: Row[]; count: number }

/** Bank transfers that people told of: those that wait first, the oldest of them first; then the others, newest first. */
export async function listConfirmationsToDecide(
  db: Sql,
  { status, page, limit }: Paging & { readonly status?: ConfirmationRow['status'] | undefined },
): Promise<Listed<ConfirmationToDecideRow>> {
  const [rows, [counted]] = await Promise.all([
    db.query<ConfirmationToDecideRow>({
      name: 'operator_confirmations',
      text: `select ${confirmationColumns}, u.f_name, u.l_name, u.type as user_type, u.mobile
             from ((select *, 0 as place from confirmations where status = 'pending' and $1 in ('', 'pending')
                    order by id limit $2::bigint + $3::bigint)
                   union all
                   (select *, 1 from confirmations where status <> 'pending' and $1 in ('', status)
                    order by id desc limit $2::bigint + $3::bigint)) b
             join users u on u.id = b.user_id left join images i on i.id = b.receipt_id
             order by b.place, case when b.place = 0 then b.id end, b.id desc
             limit $2 offset $3`,
      values: [status ?? '', limit, skipped(page, limit)],
    }),
    db.query<{ count: number }>({
      name: 'operator_confirmations_count',
      text: `select count(*) from (select from confirmations where $1 in ('', status)
             limit ${limits.page.totalCap + 1}) c`,
      values: [status ?? ''],
    }),
  ])
  return { rows, count: counted?.count ?? 0 }
}

/** Payouts in the same order. */
export async function listPayoutsToSettle(
  db: Sql,
  { status, page, limit }: Paging & { readonly status?: PayoutRow['status'] | undefined },
): Promise<Listed<PayoutToSettleRow>> {
  const [rows, [counted]] = await Promise.all([
    db.query<PayoutToSettleRow>({
      name: 'operator_payouts',
      text: `select p.id, p.user_id, p.amount_halalas, p.iban, p.account_holder, p.status, p.note, p.created_at,
               u.f_name, u.l_name, u.type as user_type, u.mobile
             from ((select *, 0 as place from payouts where status = 'pending' and $1 in ('', 'pending')
                    order by id limit $2::bigint + $3::bigint)
                   union all
                   (select *, 1 from payouts where status <> 'pending' and $1 in ('', status)
                    order by id desc limit $2::bigint + $3::bigint)) p
             join users u on u.id = p.user_id
             order by p.place, case when p.place = 0 then p.id end, p.id desc
             limit $2 offset $3`,
      values: [status ?? '', limit, skipped(page, limit)],
    }),
    db.query<{ count: number }>({
      name: 'operator_payouts_count',
      text: `select count(*) from (select from payouts where $1 in ('', status)
             limit ${limits.page.totalCap + 1}) c`,
      values: [status ?? ''],
    }),
  ])
  return { rows, count: counted?.count ?? 0 }
}

/** The total is capped, and so is what can be reached. */
const skipped = (page: number, limit: number) => Math.min((page - 1) * limit, limits.page.totalCap)
