import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { maskEmail, maskMobile, personName } from '#shared/base/text/masks.ts'
import { type ArrivalRule, arrivalOf, leastHoursOf } from '#shared/orders/arrival.ts'
import type { Order, OrderAddress, OrderSummary, Party } from '#shared/orders/contract.ts'
import { outcomeOf } from '#shared/orders/outcome.ts'
import { reasonName } from '#shared/orders/refusalReasons.ts'
import { needsAddress, orderNumber } from '#shared/orders/rules.ts'
import { sharesOf } from '#shared/orders/shares.ts'
import { allowedStatuses, ratingProblem, weighingProblem } from '#shared/orders/status.ts'
import { vatIn, vatPercent } from '#shared/orders/sums.ts'
import { cutDrawing } from '#shared/products/cuts.ts'
import { preparationNames } from '#shared/products/preparation.ts'
import { requestNumber, titleIn } from '#shared/requests/rules.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { type Payments, payOf } from '../wallet/payments.ts'
import { withDue } from './payment/pay.ts'
import { disputeUntilOf, factsOf, wasAccepted } from './progress/facts.ts'
import type { ArrivalColumns, ItemRow, OrderRow, OrderState, PartyRow, SummaryRow } from './row.ts'

/** The reader of an order. */
export interface Reader {
  readonly side: OrderSummary['side']
  /** True for staff who may decide a dispute. */
  readonly decides: boolean
  readonly locale: Locale
  readonly now: Date
}

/** The side of an order to which a caller belongs; null for everybody else (contract, section 1, "not yours"). */
export function sideOf(
  { buyer_id, seller_id }: { readonly buyer_id: number; readonly seller_id: number },
  { id, staff }: Pick<Caller, 'id' | 'staff'>,
): OrderSummary['side'] | null {
  if (id === buyer_id) return 'buyer'
  if (id === seller_id) return 'seller'
  return staff === null ? null : 'staff'
}

/** Returns the caller as a reader of the order. Refuses: not_found for people who may not read it. */
export function readerOf(
  row: OrderState,
  caller: Pick<Caller, 'id' | 'staff'>,
  { locale, now }: Pick<Reader, 'locale' | 'now'>,
): Reader {
  const side = sideOf(row, caller)
  if (!side) throw new Refusal('not_found')
  return { side, decides: caller.staff === 'finance' || caller.staff === 'administrator', locale, now }
}

/** The whole order as its reader sees it at `now`; money in SAR, weights in kilograms. */
export function orderOf(row: OrderRow, reader: Reader, payments: Payments): Order {
  const { locale, now, side } = reader
  const moment = (at: Date | null) => at?.toISOString() ?? null
  const facts = factsOf(row)
  const own = side === 'staff' ? null : side
  const ratingBy = (rater: number) => {
    const said = row.ratings.find(({ rater_id }) => rater_id === rater)
    return said ? { stars: said.stars, text: said.body, at: new Date(said.at).toISOString() } : null
  }
  const ratings = { by_buyer: ratingBy(row.buyer_id), by_seller: ratingBy(row.seller_id) }
  return {
    ...summaryOf(row, reader),
    address: row.address && shownAddress(row.address, row.city, locale),
    pickup_places: pickupPlacesOf(row, locale),
    body: row.body,
    timeline: row.events.map(({ status, at, side: by, f_name, l_name, reason, note }) => ({
      status,
      by,
      at: new Date(at).toISOString(),
      name: f_name === null ? null : personName({ f_name, l_name: l_name ?? '' }, locale),
      refusal: reason === null ? null : { reason, name: reasonName(reason, locale), note },
    })),
    failed_by: row.failed_by ?? null,
    weighings: row.weighings.map(({ at, grams: weight, total_halalas }) => ({
      at: new Date(at).toISOString(),
      weight: toKilograms(grams(weight)),
      total: toRiyals(total_halalas),
    })),
    arrives_at: arrivesAt(row, now),
    vat: vatOf(row),
    step_by: row.status === 'accepted' ? moment(facts.stepBy) : null,
    return_until: facts.returnAsked || row.status !== 'completed' ? null : moment(facts.returnUntil),
    return: returnOf(row),
    dispute: disputeOf(row),
    refunded: toRiyals(row.refunded_halalas),
    ...proceedsOf(row, reader),
    ratings,
    may_rate: own !== null && !ratings[`by_${own}`] && ratingProblem(row.completed_at, now) === null,
    may_weigh: side === 'seller' && weighingProblem(row.status) === null,
    pay: side === 'buyer' ? payBy(row, payments) : null,
    transfer: side === 'buyer' && row.status === 'pending' ? transferOf(row) : null,
  }
}

/** The names of the places of a pickup, each once. */
export function pickupPlacesOf(
  { delivery_method: { code }, goods_places }: Pick<OrderRow, 'delivery_method' | 'goods_places'>,
  locale: Locale,
): string[] {
  if (needsAddress(code)) return []
  const names = (goods_places ?? []).map((place) => {
    const landing = code === 'pickup_port' ? place[`landing_${locale}`] : null
    return landing ?? place[`market_${locale}`]
  })
  return [...new Set(names)]
}

/** The expected arrival of an order; null once the order is handed over or has ended. */
function arrivesAt({ status, accepted_at, delivery_method, route }: OrderRow, now: Date): string | null {
  const open = status === 'pending' || status === 'accepted' || status === 'in_progress'
  const rule = open ? arrivalRuleOf(delivery_method) : null
  return rule && arrivalOf(rule, accepted_at ?? now, leastHoursOf(delivery_method.code, route)).toISOString()
}

/** The arrival rule of a delivery method; null if it has none. */
export function arrivalRuleOf({ lead_hours, from_hour, until_hour }: ArrivalColumns): ArrivalRule | null {
  if (lead_hours === null || from_hour === null || until_hour === null) return null
  return { lead_hours, from_hour, until_hour }
}

/** Default values of the parts that the addresses of older orders do not have. */
const emptyAddress: OrderAddress = {
  street: '',
  region: '',
  address: '',
  zip_code: '',
  recipient_name: '',
  short_address: '',
}

/** The address of an order. If its region is the region of the city, in either language, it is shown in the reader's language. */
function shownAddress(
  address: Partial<OrderAddress>,
  { region_ar, region_en }: SummaryRow['city'],
  locale: Locale,
): OrderAddress {
  const ofCity = !address.region || address.region === region_ar || address.region === region_en
  const region = ofCity ? { region: locale === 'ar' ? region_ar : region_en } : {}
  return { ...emptyAddress, ...address, ...region }
}

/** An order in a list. */
export function summaryOf(row: SummaryRow, { side, decides, locale, now }: Reader): OrderSummary {
  const pick = (named: { readonly name_ar: string; readonly name_en: string }) => named[`name_${locale}`]
  const option = ({ id, code, ...names }: SummaryRow['payment'] | SummaryRow['delivery_method']) => ({
    id,
    code,
    name: pick(names),
  })
  const open = wasAccepted(row)
  const by = side === 'staff' ? (decides ? 'operator' : null) : side
  return {
    id: row.id,
    number: orderNumber(row.id),
    sale_type: row.sale_type,
    status: row.status,
    payment_status: row.payment_status,
    side,
    buyer: partyOf(row.buyer, locale, open || side !== 'seller'),
    seller: partyOf(row.seller, locale, open || side !== 'buyer'),
    items: row.items.map((item) => itemOf(item, locale)),
    request: requestOf(row, locale),
    subtotal: toRiyals(row.subtotal_halalas),
    delivery_fee: toRiyals(row.delivery_fee_halalas),
    delivery_orders: row.delivery_orders,
    total: toRiyals(row.total_halalas),
    city: { id: row.city.id, name: pick(row.city) },
    payment: option(row.payment),
    delivery_method: option(row.delivery_method),
    ...(row.address !== undefined && { address: row.address && shownAddress(row.address, row.city, locale) }),
    ...(row.body !== undefined && { body: row.body }),
    allowed_statuses: by === null ? [] : allowedStatuses(factsOf(row), by, now),
    outcome: outcomeOf({
      status: row.status,
      returnRefused: row.return_refused_at !== null,
      decidedRefund: row.decision_refund_halalas,
      total: row.total_halalas,
    }),
    due:
      row.due_status === null || row.due_at === null
        ? null
        : { status: row.due_status, at: row.due_at.toISOString() },
    payment_group: side === 'buyer' ? groupOf(row) : null,
    created_at: row.created_at.toISOString(),
  }
}

/** The request of an order; a proposed title is in the reader's language. */
function requestOf({ request }: SummaryRow, locale: Locale): OrderSummary['request'] {
  if (!request) return null
  const { id, title, fish_ar: ar, fish_en: en } = request
  return { id, number: requestNumber(id), title: titleIn(title, { ar, en }, locale) }
}

/** The orders that are paid together with an unpaid order. */
function groupOf({ payment_group: group }: SummaryRow): OrderSummary['payment_group'] {
  if (!group) return null
  return { charge_id: group.charge_id, orders: group.orders, amount: toRiyals(group.due_halalas) }
}

/** One side of an order as shown to the other side; `open` shows its contact data unmasked. */
function partyOf(row: PartyRow, locale: Locale, open: boolean): Party {
  const { id, avatar, type, mobile, email, stars, ratings } = row
  return {
    id,
    type,
    name: personName(row, locale),
    avatar: pictureUrl(avatar),
    rating: ratings > 0 ? { average: Math.trunc(((stars ?? 0) * 10) / ratings) / 10, count: ratings } : null,
    mobile: mobile === null || open ? mobile : maskMobile(mobile),
    email: email === null || open ? email : maskEmail(email),
  }
}

function itemOf(item: ItemRow, locale: Locale): OrderSummary['items'][number] {
  return {
    product_id: item.product_id,
    name: item[`name_${locale}`],
    ...(item.species !== undefined && { species: item.species?.[`name_${locale}`] ?? null }),
    ...(item.size !== undefined && { size: item.size?.[`name_${locale}`] ?? null }),
    image: pictureUrl(boughtPicture(item)),
    origin: item.origin,
    quantity: toKilograms(grams(item.quantity_grams)),
    ordered_quantity: toKilograms(grams(item.ordered_grams)),
    price: toRiyals(item.price_halalas),
    preparation: {
      code: item.preparation,
      name: preparationNames[item.preparation][locale],
      price: toRiyals(item.preparation_halalas),
    },
    total: toRiyals(item.total_halalas),
    ordered_total: toRiyals(halalas(item.ordered_total_halalas ?? item.total_halalas)),
  }
}

/** The drawing of the cut that was bought, or else the picture of the goods. */
function boughtPicture({ preparation, image, cut }: ItemRow): string | null {
  const drawing = cut ? cutDrawing(preparation, cut) : null
  return (drawing && cut?.pictures?.[drawing]) ?? image
}

function vatOf({ seller_vat_number: number, total_halalas: total }: OrderRow): Order['vat'] {
  return number === null
    ? null
    : { seller_number: number, percent: vatPercent, amount: toRiyals(vatIn(total)) }
}

function returnOf(row: OrderRow): Order['return'] {
  if (row.return_at === null) return null
  return {
    reason: row.return_reason ?? '',
    images: row.return_images.map((path) => pictureUrl(path)),
    at: row.return_at.toISOString(),
    refused_at: row.return_refused_at?.toISOString() ?? null,
    dispute_until: disputeUntilOf(row)?.toISOString() ?? null,
  }
}

function disputeOf(row: OrderRow): Order['dispute'] {
  if (row.dispute_at === null) return null
  const refund = row.decision_refund_halalas
  return {
    reason: row.dispute_reason ?? '',
    at: row.dispute_at.toISOString(),
    refund: refund === null ? null : toRiyals(refund),
    note: row.decision_note,
  }
}

/** The commission and the proceeds, for the seller only. */
function proceedsOf(
  row: OrderRow,
  { side, now }: Reader,
): Pick<Order, 'commission' | 'proceeds' | 'held_until'> {
  if (side !== 'seller') return { commission: null, proceeds: null, held_until: null }
  const gone = row.status === 'rejected' || row.status === 'cancelled' || row.status === 'returned'
  const money = {
    subtotal: row.subtotal_halalas,
    total: row.total_halalas,
    commissionBp: row.commission_bp,
    payment: row.payment.code,
  }
  const shares = sharesOf(money, row.decision_refund_halalas ?? (gone ? row.total_halalas : halalas(0)))
  return {
    commission: toRiyals(shares.market),
    proceeds: toRiyals(shares.seller),
    held_until: row.held_until && row.held_until > now ? row.held_until.toISOString() : null,
  }
}

/** The transfer that the buyer reported last. */
function transferOf({ transfer }: OrderRow): Order['transfer'] {
  if (!transfer) return null
  const { amount_halalas, receipt, at, ...rest } = transfer
  return {
    ...rest,
    amount: toRiyals(amount_halalas),
    receipt: pictureUrl(receipt) ?? '',
    at: new Date(at).toISOString(),
  }
}

/** The payment that a pending order awaits; null if it awaits none. */
function payBy(
  { status, charge, charge_due_halalas: due, due_at }: OrderRow,
  payments: Payments,
): Order['pay'] {
  if (status !== 'pending' || charge?.status !== 'pending') return null
  return { ...payOf(withDue(charge, due), payments), pay_by: due_at?.toISOString() ?? null }
}
