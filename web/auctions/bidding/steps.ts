import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { type Halalas, halalasOf, maxAmount, toRiyals } from '#shared/base/money.ts'

/** The amount of one of the next bid steps; SAR for the whole lot. */
export interface BidStep {
  readonly amount: number
  /** The difference to the current price; 0 for the opening price. */
  readonly above: number
  /** The number of increments above the minimum bid. */
  readonly steps: number
}

type Priced = Pick<AuctionDetails, 'price' | 'next_minimum' | 'min_increment'>

/** The minimum bid and the two steps after it, up to the amount limit. */
export function nextSteps({ price, next_minimum, min_increment }: Priced): BidStep[] {
  const [now, least, step] = [halalasOf(price), halalasOf(next_minimum), halalasOf(min_increment)]
  return [0, 1, 2].flatMap((steps) => {
    const amount = (least + steps * step) as Halalas
    const above = (amount - now) as Halalas
    return amount > maxAmount ? [] : [{ amount: toRiyals(amount), above: toRiyals(above), steps }]
  })
}

/** A bid of more than this many increments above the minimum asks for confirmation, because it may be a typing error. */
const plainSteps = 5

/** Whether an amount is more than five increments above the minimum bid, or at least twice the price. */
export function isBigJump(amount: number, { price, next_minimum, min_increment }: Priced): boolean {
  const exact = halalasOf(amount)
  return (
    exact > halalasOf(next_minimum) + plainSteps * halalasOf(min_increment) || exact >= 2 * halalasOf(price)
  )
}

/**
 * The reason why a bid asks for confirmation; null if it does not. The highest bidder gains nothing by a higher bid of
 * their own. A retry of a bid whose answer was lost needs no confirmation, because it is not above the bidder's highest
 * bid.
 */
export function bidDoubt(
  amount: number,
  auction: Priced & Pick<AuctionDetails, 'my_standing' | 'my_highest'>,
): 'own' | 'jump' | null {
  if (isBigJump(amount, auction)) return 'jump'
  return auction.my_standing === 'leading' && amount > (auction.my_highest ?? 0) ? 'own' : null
}

/** Whether a sealed offer asks for confirmation, because it may be a typing error: from twice the minimum offer. */
export function isBigOffer(amount: number, { starting_price }: Pick<AuctionDetails, 'starting_price'>) {
  return halalasOf(amount) >= 2 * halalasOf(starting_price)
}

/** Whether a maximum asks for confirmation. A maximum is usually high, so it asks only from twice the price. */
export function isBigMaximum(maximum: number, { price }: Pick<AuctionDetails, 'price'>): boolean {
  return halalasOf(maximum) >= 2 * halalasOf(price)
}
