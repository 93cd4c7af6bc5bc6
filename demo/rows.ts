import type { Pair } from '#shared/base/locale.ts'
import { type Halalas, priceOf } from '#shared/base/money.ts'
import { orderCourse } from './orders/course.ts'
import type { MadeOrder, Offered } from './orders/orders.ts'
import { vatNumberOf } from './people/people.ts'
import { preparationsOf } from './products/preparations.ts'
import type { MadeProduct, PlacedProduct } from './products/products.ts'
import type { MadeOffer } from './requests/requests.ts'
import { type Ids, known, type Rows } from './store.ts'
import type { Market } from './trade/market.ts'

/** Returns the pictures of a species, or of goods with a name: the drawing first, then photographs. */
export type PicturesOf = (speciesCode: string, name?: Pair) => readonly number[]

/** Numbers the list from `first`. Records with a time are listed oldest first, because the market treats a higher id as newer. */
export function numbered<T>(list: readonly T[], first = 1): Map<T, number> {
  return new Map(list.map((one, place) => [one, first + place]))
}

/**
 * The row of a product; `taken` is the weight in grams that its orders contain. The main picture is a drawing; photographs
 * are in `product_images`.
 */
export function productRow(id: number, product: PlacedProduct, ids: Ids, pictures: PicturesOf, taken = 0) {
  const { offer, market, landing, name, details } = product
  const [image] = pictures(offer.species.code, name)
  // For goods for normal sale, `remaining` is the weight after their orders. A lot is sold whole, so its order is subtracted here.
  const left = product.saleType === 'auction' ? product.remaining - taken : product.remaining
  return {
    id,
    seller_id: product.seller.id,
    sale_type: product.saleType,
    origin: offer.origin,
    farmed: offer.farmed,
    origin_country: product.country,
    landing_place_ar: landing?.ar ?? null,
    landing_place_en: landing?.en ?? null,
    caught_at: product.caughtAt ?? null,
    ...pair('name', name),
    ...pair('details', details),
    fish_id: known(ids.fish, offer.species.code),
    market_id: known(ids.markets, market.code),
    city_id: known(ids.cities, market.city),
    size_id: ids.option('sizes', product.size),
    quality_id: ids.option('qualities', product.quality),
    fish_type_id: ids.option('fish_types', product.state),
    quantity_grams: left,
    listed_grams: left + taken,
    price_halalas: product.lotPrice ?? product.price,
    preparations: product.saleType === 'auction' ? {} : preparationsOf(product),
    image_id: image,
    special_position: product.specialPosition ?? null,
    status: product.status,
    hidden_by_staff: false,
    created_at: product.createdAt,
    updated_at: product.createdAt,
  }
}

export function pair<Field extends string>(field: Field, { ar, en }: Pair) {
  return { [`${field}_ar`]: ar, [`${field}_en`]: en } as Record<`${Field}_ar` | `${Field}_en`, string>
}

/** Rows of the photographs, in addition to the main picture. */
export function productImageRows(products: ReadonlyMap<MadeProduct, number>, pictures: PicturesOf): Rows {
  return [...products].flatMap(([{ offer, name }, product_id]) =>
    pictures(offer.species.code, name)
      .slice(1)
      .map((image_id, place) => ({ product_id, position: place + 1, image_id })),
  )
}

/** Rows of orders with their lines, timeline and ratings. */
export function orderRows(
  { orders, ratings }: Pick<Market, 'orders' | 'ratings'>,
  products: ReadonlyMap<MadeProduct, number>,
  ids: Ids,
  pictures: PicturesOf,
  {
    chargeOf,
    offerIds,
  }: {
    readonly chargeOf: ReadonlyMap<MadeOrder, number>
    readonly offerIds: ReadonlyMap<MadeOffer, number>
  },
): Record<'orders' | 'order_items' | 'order_events' | 'ratings', Rows> {
  const orderIds = numbered(orders)
  const idOf = (order: MadeOrder<PlacedProduct>) => orderIds.get(order) ?? 0
  return {
    orders: orders.map((order) => ({
      id: idOf(order),
      sale_type: order.saleType,
      buyer_id: order.buyer.id,
      seller_id: order.seller.id,
      status: order.status,
      payment_status: order.paymentStatus,
      city_id: known(ids.cities, order.buyer.city.code),
      payment_id: ids.option('payments', order.payment),
      delivery_method_id: ids.option('delivery_methods', order.delivery),
      address: order.address,
      body: order.body,
      subtotal_halalas: order.subtotal,
      delivery_fee_halalas: order.deliveryFee,
      created_at: order.createdAt,
      completed_at: order.completedAt ?? null,
      charge_id: chargeOf.get(order) ?? null,
      offer_id: (order.offered && offerIds.get(order.offered.offer)) ?? null,
      seller_vat_number: vatNumberOf(order.seller),
      ...orderCourse(order),
      ...goneBack(order),
    })),
    order_items: numberedRows(
      orders.flatMap((order) => [
        ...order.items.map(({ product, grams, price, total }) => ({
          order_id: idOf(order),
          product_id: products.get(product) ?? 0,
          fish_id: known(ids.fish, product.offer.species.code),
          market_id: known(ids.markets, product.market.code),
          origin: product.offer.origin,
          ...pair('name', product.name),
          image_id: pictures(product.offer.species.code, product.name)[0],
          quantity_grams: grams,
          ordered_grams: grams,
          price_halalas: price,
          total_halalas: total,
        })),
        ...(order.offered ? [offeredLine(idOf(order), order.offered, ids, pictures)] : []),
      ]),
    ),
    order_events: orders.flatMap((order) =>
      order.events.map(({ status, at, by }, place) => ({
        order_id: idOf(order),
        position: place + 1,
        status,
        at,
        by_user_id: by?.id ?? null,
        side:
          by === undefined
            ? 'clock'
            : by === order.buyer
              ? 'buyer'
              : by === order.seller
                ? 'seller'
                : 'operator',
      })),
    ),
    ratings: ratings.map(({ order, rater, rated, stars, body, at }) => ({
      order_id: idOf(order),
      rater_id: rater.id,
      rated_id: rated.id,
      stars,
      body,
      at,
    })),
  }
}

/** The address book of each buyer: the address of their latest order with a delivery. */
export function addressRows(orders: Market['orders'], ids: Ids): Rows {
  const latest = new Map(orders.flatMap(({ buyer, address }) => (address ? [[buyer, address] as const] : [])))
  return [...latest].map(([buyer, { recipient_name, address, street, zip_code }], place) => ({
    id: place + 1,
    user_id: buyer.id,
    slot: 1,
    recipient_name,
    city_id: known(ids.cities, buyer.city.code),
    address,
    street,
    zip_code,
    short_address: '',
    is_default: true,
    created_at: buyer.createdAt,
  }))
}

/** The order line of an accepted offer has no product and no market. */
function offeredLine(orderId: number, { request, offer }: Offered, ids: Ids, pictures: PicturesOf) {
  const { code, name_ar, name_en } = request.species
  return {
    order_id: orderId,
    product_id: null,
    fish_id: known(ids.fish, code),
    market_id: null,
    origin: offer.seller.type === 'international_seller' ? 'imported' : 'local',
    name_ar,
    name_en,
    image_id: pictures(code)[0],
    quantity_grams: offer.grams,
    ordered_grams: offer.grams,
    price_halalas: offer.price,
    total_halalas: priceOf(offer.price as Halalas, offer.grams),
  }
}

/** The amount that was refunded through the ledger, and the refund that staff decided in a dispute. */
function goneBack({ payment, paymentStatus, events, subtotal, deliveryFee }: MadeOrder) {
  const total = subtotal + deliveryFee
  const back = payment !== 'cod' && paymentStatus === 'refunded' ? total : 0
  const decided = events.at(-1)?.status === 'returned' && events.at(-2)?.status === 'disputed'
  return { refunded_halalas: back, decision_refund_halalas: decided ? total : null }
}

function numberedRows(rows: Rows): Rows {
  return rows.map((row, place) => ({ id: place + 1, ...row }))
}
