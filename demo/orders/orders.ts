import { type Halalas, priceOf } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import { streets } from '../people/names.ts'
import type { Person } from '../people/people.ts'
import type { MadeProduct } from '../products/products.ts'
import type { Random } from '../random.ts'
import { type OptionCode, options } from '../reference/options.ts'
import { regions } from '../reference/reference.ts'
import type { MadeOffer, MadeRequest } from '../requests/requests.ts'
import { type OrderEvent, type OrderStatus, playOrder } from './course.ts'

export interface MadeItem<Product extends MadeProduct = MadeProduct> {
  readonly product: Product
  readonly grams: number
  /** Halalas per kilogram. */
  readonly price: number
  /** Halalas: price times weight, truncated. For an auction, the accepted amount. */
  readonly total: number
}

export interface MadeOrder<Product extends MadeProduct = MadeProduct> {
  readonly saleType: 'normal' | 'auction' | 'offers'
  readonly buyer: Person
  readonly seller: Person
  /** Empty for an accepted offer, whose goods were never listed. */
  readonly items: readonly MadeItem<Product>[]
  readonly offered?: Offered
  readonly payment: OptionCode<'payments'>
  readonly delivery: OptionCode<'delivery_methods'>
  /** Null when the buyer picks the goods up. */
  readonly address: Readonly<Record<string, string>> | null
  readonly body: string
  readonly subtotal: number
  readonly deliveryFee: number
  readonly createdAt: Date
  readonly status: OrderStatus
  readonly paymentStatus: 'unpaid' | 'pending' | 'paid' | 'refunded' | 'failed'
  readonly completedAt?: Date
  readonly events: readonly OrderEvent[]
}

/** An accepted offer and its request. */
export interface Offered {
  readonly request: MadeRequest
  readonly offer: MadeOffer
}

export interface OrderPlan<Product extends MadeProduct> {
  readonly saleType: 'normal' | 'auction'
  readonly buyer: Person
  readonly operator: Person
  readonly items: readonly MadeItem<Product>[]
  readonly createdAt: Date
  readonly now: Date
  /** The completion time of an order that must be completed. */
  readonly completedAt?: Date
}

/** Generates one order of one seller's goods, up to now. Its totals add up exactly. */
export function makeOrder<Product extends MadeProduct>(
  random: Random,
  plan: OrderPlan<Product>,
): MadeOrder<Product> {
  const { buyer, items, saleType } = plan
  const seller = items[0]?.product.seller
  if (!seller || items.some(({ product }) => product.seller !== seller)) {
    throw new RangeError('an order has one seller')
  }
  const payment = random.weighted(paymentOdds)
  const delivery = deliveryOf(random, buyer, seller, items)
  const subtotal = items.reduce((sum, { total }) => sum + total, 0)
  return {
    saleType,
    items,
    ...wayOf(random, { ...plan, awarded: saleType === 'auction' }, { seller, payment, delivery, subtotal }),
  }
}

/** Generates the order of an accepted offer: its whole quantity, at its price, with its delivery method. */
export function makeOfferOrder(
  random: Random,
  { request, offer }: Offered,
  { createdAt, ...plan }: Pick<OrderPlan<never>, 'operator' | 'createdAt' | 'now'>,
): MadeOrder<never> {
  const { seller, delivery } = offer
  const way = wayOf(
    random,
    { ...plan, createdAt, buyer: request.asker, awarded: true },
    {
      seller,
      delivery,
      payment: random.weighted(paymentOdds),
      subtotal: priceOf(offer.price as Halalas, offer.grams),
    },
  )
  return { saleType: 'offers', items: [], offered: { request, offer }, ...way }
}

/** Generates the course of an order up to now. */
function wayOf(
  random: Random,
  plan: Omit<OrderPlan<never>, 'items' | 'saleType'> & { readonly awarded: boolean },
  agreed: Pick<MadeOrder, 'seller' | 'payment' | 'delivery' | 'subtotal'>,
): Omit<MadeOrder<never>, 'saleType' | 'items' | 'offered'> {
  const { buyer, createdAt } = plan
  const { seller, payment, delivery } = agreed
  const course = playOrder(random, { ...plan, seller })
  return {
    ...agreed,
    buyer,
    address: delivery.startsWith('pickup') ? null : deliveryAddress(random, buyer),
    body: random.chance(0.3) ? random.pick(notes) : '',
    deliveryFee: feeOf(delivery),
    createdAt,
    status: course.status,
    paymentStatus: paymentStatus(payment, course.status, course.lapsed),
    ...(course.completedAt ? { completedAt: course.completedAt } : {}),
    events: course.events,
  }
}

/** A line of an order at the listed price. */
export function itemOf<Product extends MadeProduct>(product: Product, grams: number): MadeItem<Product> {
  const total = priceOf(product.price as Halalas, grams as Grams)
  return { product, grams, price: product.price, total }
}

/** The grams that a buyer orders at once: at least a kilogram, at most the whole product. */
export function appetiteFor(random: Random, buyer: Person, product: MadeProduct): number {
  const [least, most] = { household: [1, 8], restaurant: [12, 130], trader: [70, 600] }[buyer.appetite] as [
    number,
    number,
  ]
  const dear = product.price > 12_000 ? 0.3 : product.price > 7_000 ? 0.6 : 1
  const kilograms = Math.max(1, random.between(least, most) * dear)
  const step = kilograms < 10 ? 500 : 1000
  const wanted = Math.max(1000, Math.round((kilograms * 1000) / step) * step)
  return Math.min(wanted, product.grams)
}

const paymentOdds = [
  ['card', 9],
  ['wallet', 5],
  ['bank_transfer', 3],
  ['cod', 4],
] as const

const notes = [
  'تنظيف وتقطيع للقلي لو سمحت.',
  'مفتوح للشوي بدون قشور.',
  'أرجو اختيار حبات متقاربة في الحجم.',
  'التسليم بعد صلاة العصر إن أمكن.',
  'للمطعم، الاستلام قبل الظهر.',
  'مع ثلج إضافي، المسافة بعيدة.',
  'الاتصال قبل الوصول.',
  'Please clean and cut in steaks.',
  'Please leave the heads on.',
]

function deliveryOf(
  random: Random,
  buyer: Person,
  seller: Person,
  items: readonly MadeItem[],
): OptionCode<'delivery_methods'> {
  const sameCity = buyer.city.code === seller.city.code
  const sameRegion = buyer.city.region === seller.city.region
  const frozen = items.every(({ product }) => product.state === 'frozen')
  if (sameCity || (sameRegion && random.chance(0.6))) {
    return random.weighted([
      [seller.type === 'fisherman' ? 'pickup_port' : 'pickup_market', 4],
      ['seller_delivery', 4],
      ['courier', sameCity ? 2 : 0],
    ])
  }
  return random.weighted([
    [frozen ? 'frozen_transport' : 'refrigerated', 8],
    ['courier', buyer.appetite === 'household' ? 3 : 0],
    ['air_cargo', buyer.appetite === 'trader' ? 1 : 0],
  ])
}

/** The buyer's fee for a delivery method, in halalas. */
function feeOf(delivery: OptionCode<'delivery_methods'>): number {
  return (options.delivery_methods.find(({ code }) => code === delivery)?.fee ?? 0) * 100
}

/**
 * The payment status. Cash is paid at completion, and a transfer is unpaid until the order is accepted. If nobody paid in time,
 * a card payment has failed and a transfer stays unpaid; other paid orders that failed or were returned are refunded.
 */
function paymentStatus(
  payment: OptionCode<'payments'>,
  status: OrderStatus,
  lapsed: boolean,
): MadeOrder['paymentStatus'] {
  const gone = status === 'rejected' || status === 'cancelled'
  if (payment === 'cod') {
    if (status === 'returned') return 'refunded'
    return ['completed', 'return_requested', 'disputed'].includes(status) ? 'paid' : 'unpaid'
  }
  if (lapsed) return payment === 'wallet' ? 'refunded' : payment === 'card' ? 'failed' : 'unpaid'
  if (gone || status === 'returned') return 'refunded'
  return status === 'pending' && payment === 'bank_transfer' ? 'unpaid' : 'paid'
}

/** A delivery address (specification, section 3, "Order form"). The postal code begins with the digit of its region. */
function deliveryAddress(random: Random, person: Person): Record<string, string> {
  const region = regions.find(({ code }) => code === person.city.region)
  return {
    street: random.pick(streets),
    region: region?.name_ar ?? '',
    address: person.address,
    zip_code: `${region?.postal_first_digit ?? '1'}${String(1000 + ((person.id * 37) % 8999))}`,
    recipient_name: `${person.firstName} ${person.lastName}`,
  }
}
