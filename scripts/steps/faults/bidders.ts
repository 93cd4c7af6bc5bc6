import { randomUUID } from 'node:crypto'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { fillWallet, makeSeller, orderForm } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import type { AuctionDetails, BidAnswer } from '#shared/auctions/contract.ts'
import { type Answer, retryCall } from '../retryCall.ts'
import { type Manner, rest } from './traders.ts'

/** The accepted bids, the number of raised maxima, and the number of bids that were refused because another bid was faster. */
export interface Bidden {
  readonly bids: { readonly auction: number; readonly number: number; readonly hash: string }[]
  raises: number
  refused: number
}

export interface Auctions {
  readonly lots: readonly { readonly id: number; readonly owner: TestPerson; readonly autoAccept: boolean }[]
  readonly bidders: readonly TestPerson[]
  readonly form: object
}

type Url = () => string

/**
 * Creates bidders with money, and lots that their owners listed through the API; every second lot accepts automatically.
 */
export async function makeAuctions(
  db: Database,
  url: Url,
  { bidders, lots, openS }: { readonly bidders: number; readonly lots: number; readonly openS: number },
): Promise<Auctions> {
  const owners: TestPerson[] = []
  for (let place = 0; place < Math.ceil(lots / 10); place += 1) owners.push(await makeSeller(db))
  const people: TestPerson[] = []
  for (let place = 0; place < bidders; place += 1) {
    const person = await makeSeller(db, { firstName: 'أحمد', lastName: 'العمري' })
    await fillWallet(db, person.id, 1_000_000)
    people.push(person)
  }
  const goods = { ...(await goodsForm(db)), price: 500, min_increment: 10 }
  const made = await Promise.all(
    Array.from({ length: lots }, async (_, place) => {
      const owner = owners[place % owners.length] as TestPerson
      const autoAccept = place % 2 === 0
      const ends_at = new Date(Date.now() + openS * 1_000).toISOString()
      const body = { ...goods, ends_at, auto_accept: autoAccept }
      const answer = await retryCall<{ id: number }>(url, 'product/auction/create', asking(owner, body))
      if (answer.status !== 201 || !answer.data) throw said('a lot', answer)
      return { id: answer.data.id, owner, autoAccept }
    }),
  )
  return { lots: made, bidders: people, form: await orderForm(db, { payment: 'wallet' }) }
}

/** Every bidder bids on changing lots, one bid at a time, until all lots have ended or `until` returns true. */
export async function bidUntilOver(
  auctions: Auctions,
  url: Url,
  bidden: Bidden,
  { until = () => false, ...manner }: Manner & { readonly until?: () => boolean } = {},
): Promise<void> {
  const least = new Map(auctions.lots.map(({ id }) => [id, 500]))
  await Promise.all(
    auctions.bidders.map((bidder, place) =>
      bidAlong({ auctions, url, bidden, least, until, ...manner }, bidder, place),
    ),
  )
}

interface Bidding extends Manner {
  readonly auctions: Auctions
  readonly url: Url
  readonly bidden: Bidden
  /** The minimum of the next bid as last reported, by lot; ended lots are left out. */
  readonly least: Map<number, number>
  readonly until: () => boolean
}

async function bidAlong(bidding: Bidding, bidder: TestPerson, place: number): Promise<void> {
  const { url, bidden, least, until, restMs, tried } = bidding
  for (let round = 0; least.size > 0; round += 1) {
    await rest(restMs)
    if (until()) return
    const open = [...least.keys()]
    const auction = open[(place * 7 + round * 11) % open.length] as number
    const money = (least.get(auction) ?? 0) + 10 * ((place + round) % 3)
    const body = (place + round) % 5 === 0 ? { money, max_money: money + 70 } : { money }
    const answer = await retryCall<BidAnswer>(url, `auction/show/${auction}/bid`, {
      ...asking(bidder, body),
      tried,
    })
    if (answer.status === 201 && answer.data) {
      const { number, hash, next_minimum } = answer.data
      if (number !== null && hash !== null) bidden.bids.push({ auction, number, hash })
      else bidden.raises += 1
      if (least.has(auction)) least.set(auction, next_minimum)
    } else if (answer.status === 409) least.delete(auction)
    else if (answer.status === 422) {
      bidden.refused += 1
      const shown = await show(url, auction, bidder)
      if (least.has(auction)) least.set(auction, shown.next_minimum)
    } else throw said('a bid', answer)
  }
}

/** Owners accept bids on lots without automatic acceptance, and winners order. Returns the number of ordered lots. */
export async function finishLots(db: Database, { lots, bidders, form }: Auctions, url: Url): Promise<number> {
  const orders = lots.map(async ({ id, owner, autoAccept }) => {
    const shown = await show(url, id, owner)
    const [highest] = shown.bids
    if (!highest) return 0
    if (!autoAccept) {
      const accepted = await retryCall(url, `auction/accept_bid/${highest.id}`, { token: owner.token })
      if (accepted.status !== 200) throw said('an acceptance', accepted)
    }
    const winner = await winnerOf(db, id, bidders)
    const body = { ...form, sale_type: 'auction' }
    const answer = await retryCall(url, `orders/create/${id}`, asking(winner, body))
    if (answer.status !== 201) throw said('an order', answer)
    return 1
  })
  return (await Promise.all(orders)).reduce<number>((sum, one) => sum + one, 0)
}

/** The winner is the highest bidder, because no award has lapsed here. */
async function winnerOf(db: Database, auction: number, bidders: readonly TestPerson[]): Promise<TestPerson> {
  const [row] = await db.query<{ leader_id: number }>({
    text: 'select leader_id from auctions where product_id = $1',
    values: [auction],
  })
  const winner = bidders.find(({ id }) => id === row?.leader_id)
  if (!winner) throw new Error(`nobody leads in auction ${auction}`)
  return winner
}

async function show(url: Url, auction: number, { token }: TestPerson): Promise<AuctionDetails> {
  const answer = await retryCall<AuctionDetails>(url, `auction/show/${auction}`, { token, method: 'GET' })
  if (!answer.data) throw said('an auction', answer)
  return answer.data
}

const asking = ({ token }: TestPerson, body: object) => ({ token, body, key: randomUUID() })

const said = (what: string, { status, text }: Answer<unknown>) =>
  new Error(`${what} was answered with ${status} ${text}`)
