import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { OrderTerms } from './store.ts'

export interface WantedOffer extends OrderTerms {
  readonly offerId: number
  /** The price of the goods, without delivery. */
  readonly subtotal: Halalas
  readonly at: Date
}

/**
 * Writes the order of an accepted offer with its line and first event; returns its id. Returns undefined and writes
 * nothing if the city, payment or delivery method is hidden. The line has no product and no market: it has the name of
 * the species, the picture of the request (or else of the species), and the origin `imported` for an international
 * seller. The caller holds the locks of people, request and offer.
 */
export async function insertOfferOrder(tx: Sql, wanted: WantedOffer): Promise<number | undefined> {
  const { offerId, subtotal, city, payment, delivery, address, body, windows, at } = wanted
  const [row] = await tx.query<{ id: number }>({
    name: 'orders_place_offer',
    text: `with chosen as (
             select p.code as way, d.fee_halalas as fee, s.commission_bp
             from options p, options d, cities c, trade_settings s
             where p.id = $4 and p.list = 'payments' and not p.hidden
               and d.id = $5 and d.list = 'delivery_methods' and not d.hidden and c.id = $3 and not c.hidden),
           accepted as (
             select f.*, r.asker_id, r.fish_id, k.name_ar, k.name_en, coalesce(r.image_id, k.image_id) as image_id,
               case u.type when 'international_seller' then 'imported' else 'local' end as origin, u.vat_number
             from offers f join requests r on r.id = f.request_id join fish k on k.id = r.fish_id
             join users u on u.id = f.seller_id where f.id = $1),
           made as (
             insert into orders (sale_type, offer_id, buyer_id, seller_id, status, payment_status, city_id, payment_id,
               delivery_method_id, address, body, subtotal_halalas, delivery_fee_halalas, created_at, commission_bp,
               windows, seller_vat_number, due_status, due_at)
             select 'offers', a.id, a.asker_id, a.seller_id, 'pending', case way when 'wallet' then 'paid' else 'unpaid' end,
               $3, $4, $5, $6::jsonb, $7, $2, fee, $9, commission_bp, $8::jsonb, a.vat_number,
               'cancelled',
               $9::timestamptz + make_interval(secs =>
                 ($8::jsonb->>case when way in ('wallet', 'cod') then 'accept_s' else 'pay_s' end)::int)
             from accepted a, chosen
             returning id),
           line as (
             insert into order_items (order_id, fish_id, origin, name_ar, name_en, image_id, quantity_grams, ordered_grams,
               price_halalas, total_halalas)
             select m.id, a.fish_id, a.origin, a.name_ar, a.name_en, a.image_id, a.quantity_grams, a.quantity_grams,
               a.price_halalas, $2
             from made m, accepted a),
           event as (
             insert into order_events (order_id, position, status, at, by_user_id, side)
             select m.id, 1, 'pending', $9, a.asker_id, 'buyer' from made m, accepted a)
           select id from made`,
    values: [
      offerId,
      subtotal,
      city,
      payment,
      delivery,
      address && JSON.stringify(address),
      body,
      JSON.stringify(windows),
      at,
    ],
  })
  return row?.id
}
