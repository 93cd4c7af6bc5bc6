/** Rows of one table by column names. */
type Rows = readonly Readonly<Record<string, unknown>>[]

/** An account of the ledger, named as in the database functions: `person 7`, `escrow 12`, `gateway 3`. */
export type AccountName = `${'person' | 'escrow' | MarketKind} ${number}`

/** The market's own accounts, which are the counter-accounts for money from and to the outside. */
export const marketKinds = [
  ...(['gateway', 'bank', 'payout', 'commission', 'loss', 'subscription'] as const),
  ...(['hall', 'hall_cash', 'hall_due', 'hall_vat'] as const),
] as const
export type MarketKind = (typeof marketKinds)[number]

export interface Move {
  readonly key: string
  readonly type: 'charge' | 'purchase' | 'sale' | 'refund'
  readonly from: AccountName
  readonly to: AccountName
  /** Halalas, above 0. */
  readonly amount: number
  readonly about: { readonly type: 'order' | 'charge'; readonly id: number }
  readonly at: Date
}

interface Account {
  readonly id: number
  readonly name: AccountName
  balance: number
  held: number
  version: number
}

interface Hold {
  readonly id: number
  readonly account: Account
  readonly order: number
  readonly amount: number
  releaseAt: Date
  frozen: boolean
  endedAt: Date | null
}

/** Number of accounts of each kind; the migrations create them. */
export const shards = 16

/**
 * An in-memory ledger that returns the rows that the database functions would have written, each row at its own time.
 * Calls must be in the order of time. `nextId` is the first free account id.
 */
export class Book {
  readonly #accounts = new Map<AccountName, Account>()
  readonly #holds = new Map<number, Hold>()
  readonly #transfers: Record<string, unknown>[] = []
  readonly #entries: Record<string, unknown>[] = []
  #nextId: number

  constructor(marketAccounts: ReadonlyMap<AccountName, number>, nextId: number) {
    this.#nextId = nextId
    for (const [name, id] of marketAccounts) this.#open(name, id)
  }

  /** Available balance of a person, in halalas. */
  available(person: number): number {
    const account = this.#accounts.get(`person ${person}`)
    return account ? account.balance - account.held : 0
  }

  move({ key, type, from, to, amount, about, at }: Move): number {
    const transfer = this.#transfer(key, type, about, at)
    this.#write(this.#account(from), transfer, type, -amount, 0, at)
    this.#write(this.#account(to), transfer, type, amount, 0, at)
    return transfer
  }

  /** Adds a hold on the money that a transfer has paid to a person for an order; the hold lasts until `releaseAt`. */
  hold(transfer: number, person: number, order: number, amount: number, at: Date, releaseAt: Date): void {
    const account = this.#account(`person ${person}`)
    this.#write(account, transfer, 'hold', 0, amount, at)
    const hold = { id: this.#holds.size + 1, account, order, amount, releaseAt, frozen: false, endedAt: null }
    this.#holds.set(order, hold)
  }

  freeze(order: number): void {
    const hold = this.#holds.get(order)
    if (hold?.endedAt === null) hold.frozen = true
  }

  /** Ends the freeze of a hold, and extends the hold to at least `until`. */
  extend(order: number, until: Date): void {
    const hold = this.#holds.get(order)
    if (hold?.endedAt !== null) return
    hold.frozen = false
    if (hold.releaseAt < until) hold.releaseAt = until
  }

  /** Releases the hold of an order. */
  end(order: number, at: Date): void {
    const hold = this.#holds.get(order)
    if (hold?.endedAt !== null) return
    hold.endedAt = at
    const about = { type: 'hold', id: hold.id } as const
    const transfer = this.#transfer(`hold:${hold.id}:release`, 'release', about, at)
    this.#write(hold.account, transfer, 'release', 0, -hold.amount, at)
  }

  /** The time at which the hold is released; undefined if there is no hold or the hold is frozen. */
  releaseAt(order: number): Date | undefined {
    const hold = this.#holds.get(order)
    return hold && !hold.frozen && hold.endedAt === null ? hold.releaseAt : undefined
  }

  /** The rows, accounts first. The market's own accounts already exist, so the caller updates them. */
  rows(): { accounts: Rows; market: Rows; transfers: Rows; entries: Rows; holds: Rows } {
    const all = [...this.#accounts.values()]
    const isOwned = ({ name }: Account) => /^(person|escrow) /.test(name)
    return {
      accounts: all.filter(isOwned).map((account) => ({ ...this.#row(account), ...ownerOf(account.name) })),
      market: all.filter((account) => !isOwned(account) && account.version > 0).map((one) => this.#row(one)),
      transfers: this.#transfers,
      entries: this.#entries,
      holds: [...this.#holds.values()].map((hold) => ({
        id: hold.id,
        account_id: hold.account.id,
        order_id: hold.order,
        amount_halalas: hold.amount,
        release_at: hold.releaseAt,
        frozen_by_return: hold.frozen,
        ended_at: hold.endedAt,
      })),
    }
  }

  #row({ id, balance, held, version, name }: Account) {
    const due = [...this.#holds.values()].filter(
      (hold) => hold.account.name === name && hold.endedAt === null && !hold.frozen,
    )
    const next = due.map(({ releaseAt }) => releaseAt.getTime())
    return {
      id,
      balance_halalas: balance,
      held_halalas: held,
      version,
      next_release_at: next.length ? new Date(Math.min(...next)) : null,
    }
  }

  #account(name: AccountName): Account {
    return this.#accounts.get(name) ?? this.#open(name, this.#nextId++)
  }

  #open(name: AccountName, id: number): Account {
    const account = { id, name, balance: 0, held: 0, version: 0 }
    this.#accounts.set(name, account)
    return account
  }

  #transfer(key: string, type: string, about: { type: string; id: number }, at: Date): number {
    const id = this.#transfers.length + 1
    this.#transfers.push({ id, key, type, reference_type: about.type, reference_id: about.id, at })
    return id
  }

  #write(account: Account, transfer: number, type: string, amount: number, held: number, at: Date): void {
    account.balance += amount
    account.held += held
    account.version += 1
    if (/^(person|escrow) /.test(account.name) && account.balance < account.held) {
      throw new RangeError(`${account.name} would fall below its held amount`)
    }
    this.#entries.push({
      account_id: account.id,
      version: account.version,
      transfer_id: transfer,
      type,
      amount_halalas: amount,
      held_change_halalas: held,
      balance_after_halalas: account.balance,
      held_after_halalas: account.held,
      at,
    })
  }
}

function ownerOf(name: AccountName) {
  const [kind, id] = name.split(' ')
  return kind === 'person'
    ? { kind, user_id: Number(id), order_id: null }
    : { kind, user_id: null, order_id: Number(id) }
}
