import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { type Halalas, halalasOf, maxAmount, toRiyals } from '#shared/base/money.ts'

/** What a press on one of the next steps bids; SAR for the whole lot. */
export interface BidStep {
  readonly amount: number
  /** How much higher than the present price; 0 for the opening price. */
  readonly above: number
  /** How many steps above the least bid. */
  readonly steps: number
}

type Priced = Pick<AuctionDetails, 'price' | 'next_minimum' | 'min_increment'>

/** The least that may be bid now and the two steps after it, as far as amounts go. */
export function nextSteps({ price, next_minimum, min_increment }: Priced): BidStep[] {
  const [now, least, step] = [halalasOf(price), halalasOf(next_minimum), halalasOf(min_increment)]
  return [0, 1, 2].flatMap((steps) => {
    const amount = (least + steps * step) as Halalas
    const above = (amount - now) as Halalas
    return amount > maxAmount ? [] : [{ amount: toRiyals(amount), above: toRiyals(above), steps }]
  })
}

/** Beyond so many steps a bid is rather a slip of the finger than a wish, and is asked about first. */
const plainSteps = 5

/** Whether an amount lies more than five steps above the least bid, or is twice the price. */
export function isBigJump(amount: number, { price, next_minimum, min_increment }: Priced): boolean {
  const asked = halalasOf(amount)
  return (
    asked > halalasOf(next_minimum) + plainSteps * halalasOf(min_increment) || asked >= 2 * halalasOf(price)
  )
}

/** A maximum is meant to be high; only one of twice the price is asked about. */
export function isBigMaximum(maximum: number, { price }: Pick<AuctionDetails, 'price'>): boolean {
  return halalasOf(maximum) >= 2 * halalasOf(price)
}
