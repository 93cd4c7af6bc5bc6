import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale, Pair } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { personName } from '#shared/base/text/masks.ts'
import { type DecisionKind, type DecisionRow, findDecision } from './store.ts'

/**
 * The person who last decided a record; null if nobody decided, or if the last decision was made at the server's
 * terminal.
 */
export async function findDecider(
  db: Sql,
  kind: DecisionKind,
  id: number,
  locale: Locale,
): Promise<{ id: number; name: string } | null> {
  const row = await findDecision(db, kind, id)
  return row ? { id: row.actor_id, name: personName(row, locale) } : null
}

/**
 * Runs a decision. If the decision is refused because a colleague decided before, the refusal names the colleague and the
 * outcome.
 */
export async function namingColleague<T>(
  db: Sql,
  {
    kind,
    id,
    caller,
  }: { readonly kind: DecisionKind; readonly id: number; readonly caller: Pick<Caller, 'id'> },
  decide: () => Promise<T>,
): Promise<T> {
  try {
    return await decide()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'illegal_transition') throw error
    const row = await findDecision(db, kind, id)
    if (!row || row.actor_id === caller.id) throw error
    throw new Refusal('illegal_transition', undefined, { said: decidedWords(row) })
  }
}

function decidedWords(row: DecisionRow): Pair {
  const { ar, en } = outcomeOf(row)
  return {
    ar: `سبقك \u2068${personName(row, 'ar')}\u2069 إلى القرار: ${ar}`,
    en: `\u2068${personName(row, 'en')}\u2069 decided it before you: ${en}`,
  }
}

function outcomeOf({ action, refund, verified }: DecisionRow): Pair {
  if (refund === 0) return { ar: 'يبقى المبلغ كاملًا للبائع', en: 'nothing goes back to the buyer' }
  if (refund !== null) {
    const amount = halalasOf(refund)
    return {
      ar: `يعود للمشتري \u2068${printMoney(amount, 'ar')}\u2069`,
      en: `${printMoney(amount, 'en')} goes back to the buyer`,
    }
  }
  if (action === 'confirmation.reverse') return { ar: 'أُلغي الإيداع', en: 'the credit is reversed' }
  if (action === 'payout.settle') return { ar: 'سُدّد السحب', en: 'the withdrawal is settled' }
  if (action === 'request.close') return { ar: 'أُغلق الطلب', en: 'the request is closed' }
  if (action === 'auction.void') return { ar: 'أُوقف المزاد', en: 'the auction is stopped' }
  if (verified && action.startsWith('user.')) return { ar: 'وُثّق الحساب', en: 'the account is verified' }
  if (action.endsWith('.approve')) return { ar: 'اعتُمد', en: 'approved' }
  return { ar: 'رُفض', en: 'refused' }
}
