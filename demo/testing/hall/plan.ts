/** The plan of a hall day for tests: six clerks, three of them without a network, sell lots of known prices. */

/** Clerks 0 to 2 have no network; clerks 3 to 5 have one. */
export const clerksOffline = 3
export const clerks = 6

export interface PlannedLot {
  readonly number: number
  readonly clerk: number
  readonly fish: number
  readonly tubs: number
  /** Grams and halalas. The prices of two lots always differ. */
  readonly weight: number
  readonly hammer: number
  /** Indexes into the sellers and the buyers of the day; a null buyer is a walk-in. */
  readonly seller: number
  readonly buyer: number | null
  readonly payment: 'cash' | 'wallet'
  /**
   * `undone`: recorded at a wrong price and taken back within ten seconds. `reversed`: recorded at a wrong price, and reversed
   * by the chief. `first` and `second`: goods on sale that another clerk also sells; this sale is recorded first or second.
   */
  readonly how: 'plain' | 'undone' | 'reversed' | 'first' | 'second'
}

/** Sellers 0 to 3 have an account, 4 to 7 have none. */
export const sellersWithAccount = 4
export const sellers = 8
/** The hall may charge the wallets of buyers 0 to 2; buyers 3 to 5 pay in cash. */
export const buyersWithWallet = 3
export const buyers = 6

/**
 * Plans the lots of a day. Each clerk sells for two sellers, one after the other. The seller of a lot of goods on sale has an
 * account.
 */
export function planDay(count: number): PlannedLot[] {
  return Array.from({ length: count }, (_, number): PlannedLot => {
    const clerk = number % clerks
    const turn = Math.floor(number / clerks)
    const isOffline = clerk < clerksOffline
    const goods = isOffline && (turn === 1 ? 'second' : turn === 3 ? 'first' : null)
    const plain = turn % 5 === 2 ? 'undone' : turn % 7 === 4 ? 'reversed' : 'plain'
    const buyer = goods || number % 7 === 0 ? null : (number * 5) % buyers
    return {
      number,
      clerk,
      fish: (turn + clerk) % 3,
      tubs: 1 + (number % 3),
      weight: 20_000 + (number % 11) * 1_375,
      hammer: 50_000 + number * 1_237,
      seller: goods ? clerk : (clerk + (turn < count / clerks / 2 ? 0 : 4)) % sellers,
      buyer,
      payment: buyer !== null && buyer < buyersWithWallet ? 'wallet' : 'cash',
      how: goods || plain,
    }
  })
}

/** The wrong price of a corrected lot, and the price at which another clerk sells the same goods. No lot has this price. */
export const otherHammer = ({ hammer }: Pick<PlannedLot, 'hammer'>): number => hammer + 1

export interface DaySums {
  /** Halalas, by the index of the person. */
  readonly sellers: readonly number[]
  readonly wallets: readonly number[]
  readonly cash: number
  readonly dallal: number
  /** The hall's commission without VAT. */
  readonly hall: number
  readonly vat: number
}

/**
 * The money of each side at the end of the day, computed without the market's code: 2.5 % for the hall and 1.5 % for the
 * dallal, truncated; the hall's part contains 15 % VAT, rounded half up.
 */
export function sumsOf(sold: readonly (PlannedLot & { readonly price: number })[]): DaySums {
  const shares = sold.map(({ price, seller, buyer, payment }) => {
    const [hall, say] = [
      (price * 25 - ((price * 25) % 1_000)) / 1_000,
      (price * 15 - ((price * 15) % 1_000)) / 1_000,
    ]
    return {
      price,
      seller,
      buyer: payment === 'wallet' ? buyer : null,
      hall,
      say,
      vat: Math.round((hall * 3) / 23),
    }
  })
  const sum = (of: (share: (typeof shares)[number]) => number) =>
    shares.reduce((total, share) => total + of(share), 0)
  const places = (most: number) => Array.from({ length: most }, (_, place) => place)
  return {
    sellers: places(sellers).map((place) =>
      sum(({ seller, price, hall, say }) => (seller === place ? price - hall - say : 0)),
    ),
    wallets: places(buyersWithWallet).map((place) =>
      sum(({ buyer, price }) => (buyer === place ? price : 0)),
    ),
    cash: sum(({ buyer, price }) => (buyer === null ? price : 0)),
    dallal: sum(({ say }) => say),
    hall: sum(({ hall, vat }) => hall - vat),
    vat: sum(({ vat }) => vat),
  }
}
