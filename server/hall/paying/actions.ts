import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import { requireHall, type Serving } from '../selling/actions.ts'
import { moveCash } from '../selling/money.ts'
import { findPerson } from '../store.ts'
import { lockOpenSales, setPaid } from './store.ts'

/**
 * Records that a seller without a wallet got all open proceeds in cash. Returns their sum, the ids of the paid sales
 * and the time. Refuses: not_found if nothing is open; price_changed if the open sum is not the expected one.
 */
export async function paySeller(
  tx: Sql,
  serving: Serving,
  { personId, expected }: { readonly personId: number; readonly expected: Halalas },
): Promise<{ readonly amount: Halalas; readonly ids: readonly number[]; readonly at: Date }> {
  const hall = await requireHall(tx, serving)
  if (!(await findPerson(tx, hall.id, { id: personId }))) throw new Refusal('not_found')
  const open = await lockOpenSales(tx, hall.id, personId)
  const amount = halalas(open.reduce((sum, { proceeds_halalas }) => sum + proceeds_halalas, 0))
  if (open.length === 0) throw new Refusal('not_found')
  if (amount !== expected) throw new Refusal('price_changed')
  const ids = open.map(({ id }) => id)
  const at = await timeOf(tx)
  await setPaid(tx, { ids, by: serving.userId, now: at })
  for (const sale of open) await moveCash(tx, sale)
  return { amount, ids, at }
}
