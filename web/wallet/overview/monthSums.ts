import { type Halalas, halalas, halalasOf } from '#shared/base/money.ts'
import type { Transaction } from '#shared/wallet/contract.ts'

type Line = Pick<Transaction, 'amount' | 'passed_through'>

/**
 * The incoming and outgoing money of a wallet (outgoing is negative), without money that only passed through it: a card payment
 * of an order is a charge and a purchase. `passed` is the sum of these payments.
 */
export function monthSums(lines: readonly Line[]): Record<'incoming' | 'outgoing' | 'passed', Halalas> {
  const sum = (amounts: readonly Halalas[]) => halalas(amounts.reduce((total, amount) => total + amount, 0))
  const kept = lines.map(({ amount, passed_through }) => {
    const passed = halalasOf(passed_through)
    return halalas(halalasOf(amount) + (amount > 0 ? -passed : passed))
  })
  return {
    incoming: sum(kept.filter((amount) => amount > 0)),
    outgoing: sum(kept.filter((amount) => amount < 0)),
    passed: sum(lines.filter(({ amount }) => amount < 0).map((line) => halalasOf(line.passed_through))),
  }
}
