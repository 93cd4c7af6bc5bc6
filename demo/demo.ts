import { auctionNews } from './auctions/news.ts'
import { auctionRows } from './auctions/rows.ts'
import { type PictureChoice, productPictures, sceneFor } from './demoPictures.ts'
import { articles } from './news/news.ts'
import { orderNews } from './orders/news.ts'
import { payOrders } from './orders/payments.ts'
import { userRows } from './people/people.ts'
import type { MadeProduct } from './products/products.ts'
import { requestRows } from './requests/rows.ts'
import { addressRows, numbered, orderRows, pair, productImageRows, productRow } from './rows.ts'
import { galleryPictures, tickerLines } from './site.ts'
import { type Ids, known, type Rows } from './store.ts'
import type { AccountName } from './trade/book.ts'
import type { Market } from './trade/market.ts'
import { notificationRows } from './trade/notifications.ts'

export interface DemoOptions {
  readonly market: Market
  readonly ids: Ids
  /** Ids of pictures by `folder/key`. */
  readonly pictures: ReadonlyMap<string, number>
  readonly choice: PictureChoice
  readonly marketAccounts: ReadonlyMap<AccountName, number>
  readonly startAt: Date
}

export interface DemoRows {
  /** The rows by table, in the order in which the tables can be filled. */
  readonly tables: readonly (readonly [table: string, rows: Rows])[]
  /** The rows of the market's own accounts after the demo's payments. */
  readonly marketAccounts: Rows
}

export async function demoRows(options: DemoOptions): Promise<DemoRows> {
  const { market, ids, pictures, startAt } = options
  const picturesOf = productPictures(pictures)
  const products = numbered(market.products)
  const ordered = new Map(
    market.orders
      .filter(({ saleType }) => saleType === 'auction')
      .map(({ items, createdAt }) => [items[0]?.product, createdAt]),
  )
  const lotRows = auctionRows(market.auctions, products, (product) => ordered.get(product))
  const lots = new Map(market.auctions.map((auction) => [auction, products.get(auction.product) ?? 0]))
  const taken = takenBy(market.orders)
  const payments = payOrders(numbered(market.orders), startAt, options.marketAccounts)
  const requested = requestRows(market.requests, ids)
  const { chargeOf } = payments
  const orders = orderRows(market, products, ids, picturesOf, { chargeOf, offerIds: requested.offerIds })
  const tables: [string, Rows][] = [
    ['users', await userRows(market.people, ids.cities)],
    ['addresses', addressRows(market.orders, ids)],
    [
      'products',
      [...products].map(([product, id]) => productRow(id, product, ids, picturesOf, taken.get(product))),
    ],
    ['product_images', productImageRows(products, picturesOf)],
    ['auctions', lotRows.auctions],
    ['bids', lotRows.bids],
    ['awards', lotRows.awards],
    ['sealed_offers', lotRows.sealed_offers],
    ['requests', requested.requests],
    ['offers', requested.offers],
    ['charges', payments.charges],
    ['orders', orders.orders],
    ['order_items', orders.order_items],
    ['order_events', orders.order_events],
    ['ratings', orders.ratings],
    ['accounts', payments.ledger.accounts],
    ['transfers', payments.ledger.transfers],
    ['entries', payments.ledger.entries],
    ['holds', payments.ledger.holds],
    [
      'notifications',
      notificationRows([
        ...orderNews(numbered(market.orders)),
        ...auctionNews(lots),
        ...requested.notifications,
      ]),
    ],
    ['blogs', newsRows(options)],
    ['ticker_lines', lineRows(options)],
    ['gallery', galleryRows(options)],
  ]
  return { tables, marketAccounts: payments.ledger.market }
}

function newsRows({ pictures, choice, startAt }: DemoOptions): Rows {
  return articles.map(({ title, body, scene, hoursAgo }, place) => ({
    id: place + 1,
    ...pair('title', title),
    body_ar: body.ar.join('\n\n'),
    body_en: body.en.join('\n\n'),
    image_id: known(pictures, `Posts/${sceneFor(choice, scene, place)}`),
    published_at: new Date(startAt.getTime() - hoursAgo * 3_600_000),
    hidden: false,
  }))
}

function lineRows({ ids, startAt }: DemoOptions): Rows {
  return tickerLines(startAt, (code) => known(ids.fish, code)).map(({ text, url }, place) => ({
    id: place + 1,
    ...pair('text', text),
    url,
    position: place + 1,
    hidden: false,
  }))
}

function galleryRows({ pictures, choice }: DemoOptions): Rows {
  return galleryPictures.map(({ scene, title }, place) => ({
    id: place + 1,
    ...pair('title', title),
    image_id: known(pictures, `gallery/${sceneFor(choice, scene, place)}`),
    position: place + 1,
    hidden: false,
  }))
}

/**
 * The ordered grams of each product. The grams of rejected and cancelled orders are not counted, because they are on sale again.
 */
function takenBy(orders: Market['orders']): ReadonlyMap<MadeProduct, number> {
  const taken = new Map<MadeProduct, number>()
  for (const { status, items } of orders) {
    if (status === 'rejected' || status === 'cancelled') continue
    for (const { product, grams } of items) taken.set(product, (taken.get(product) ?? 0) + grams)
  }
  return taken
}
