import { expect } from 'vitest'
import { ask } from '../ask.ts'
import { openLot } from '../trade/lots.ts'
import { done, makeDeal, refuseReturn } from '../trade/orderLife.ts'
import { addRequest } from '../trade/requests.ts'
import { listGoods, makeBuyer, makeSeller } from '../trade/trade.ts'
import { type Desk, note, type Writing } from './writing.ts'

async function dispute({ market }: Desk): Promise<number> {
  const deal = await makeDeal(market, { upTo: done })
  const body = { order_id: deal.id, reason: 'ليست طازجة' }
  await ask(market, 'POST orders/return', { token: deal.buyer.token, body })
  await refuseReturn(market, deal)
  await ask(market, 'POST orders/dispute', { token: deal.buyer.token, body })
  return deal.id
}
const order = async ({ market }: Desk) => (await makeDeal(market)).id
const goods = async ({ market }: Desk) => listGoods(market.db, (await makeSeller(market.db)).id)
const lot = async ({ market }: Desk) => openLot(market.db, await makeSeller(market.db))
const request = async ({ market }: Desk) => addRequest(market.db, await makeBuyer(market.db))

/** The staff calls that change products, auctions, requests and orders. */
export const tradeWritings: readonly Writing[] = [
  {
    call: 'POST operator/products/{id}',
    on: goods,
    body: { hidden: true, note },
    action: 'product.hide',
    record: 'product',
    note,
    tables: ['products', 'notifications'],
    before: { status: 'active', hidden_by_staff: false },
    after: { status: 'hidden', hidden_by_staff: true },
  },
  {
    call: 'POST operator/products/{id}',
    on: goods,
    body: { is_special: true, special_position: 1 },
    action: 'product.special',
    record: 'product',
    tables: ['products'],
    before: { special_position: null },
    after: { special_position: 1 },
  },
  {
    call: 'POST operator/auctions/{id}/void',
    on: lot,
    body: { note },
    note,
    action: 'auction.void',
    record: 'auction',
    tables: ['auctions', 'notifications'],
    before: { status: 'open', current_price: null, bids_count: 0 },
    after: { status: 'void', current_price: null, bids_count: 0 },
  },
  {
    call: 'POST operator/requests/{id}/close',
    on: request,
    body: { note },
    note,
    action: 'request.close',
    record: 'request',
    tables: ['requests', 'notifications'],
    before: { status: 'open', offers: 0 },
    after: { status: 'closed', offers: 0 },
  },
  {
    call: 'POST operator/orders/{id}/note',
    on: order,
    body: { note },
    note,
    again: 'makes another',
    action: 'order.note',
    record: 'order',
    before: 'made',
    after: 'removed',
    tables: ['order_notes'],
  },
  {
    call: 'POST operator/orders/{id}/decide',
    on: dispute,
    body: { refund: 40, note },
    note,
    action: 'order.decide',
    record: 'order',
    tables: ['orders', 'order_events', 'entries', 'accounts'],
    before: { status: 'disputed', payment_status: 'paid' },
    after: { status: 'returned', payment_status: expect.any(String), refund: 40 },
  },
]
