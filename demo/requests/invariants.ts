import { kinds } from '#server/notifications/messages.ts'

/** The kinds of notifications that refer to a request, as an SQL list. */
const requestKinds = Object.keys(kinds)
  .filter((kind) => /^(offer|request)_/.test(kind) && kind !== 'offer_order_placed')
  .map((kind) => `'${kind}'`)
  .join(', ')

/** Invariants of requests and their offers (contract, Requests and offers). */
export const requestInvariants: Readonly<Record<string, string>> = {
  'nobody has two open offers on one request, or an offer on their own request': `
    select request_id as id, seller_id as by from offers where status = 'open'
    group by request_id, seller_id having count(*) > 1
    union all
    select r.id, o.seller_id from offers o join requests r on r.id = o.request_id where o.seller_id = r.asker_id`,
  'the offer count of an open request equals its open offers': `
    select r.id, r.offers_count as by from requests r
    left join (select request_id, count(*) as standing from offers where status = 'open' group by 1) o
      on o.request_id = r.id
    where r.status = 'open' and r.offers_count <> coalesce(o.standing, 0)`,
  'only open requests have open offers, and an accepted or ordered one has exactly one accepted offer': `
    select r.id, coalesce(o.accepted, 0) as by from requests r
    left join (select request_id, count(*) filter (where status = 'open') as standing,
                 count(*) filter (where status = 'accepted') as accepted from offers group by 1) o on o.request_id = r.id
    where (r.status <> 'open' and coalesce(o.standing, 0) > 0)
      or coalesce(o.accepted, 0) <> case when r.status in ('accepted', 'ordered') then 1 else 0 end`,
  'a request is ordered exactly if its accepted offer has an order': `
    select r.id, coalesce(o.id, 0) as by from requests r
    left join offers o on o.request_id = r.id and o.status = 'accepted'
    left join orders b on b.offer_id = o.id
    where (r.status = 'ordered') <> (b.id is not null)`,
  'an order of an offer has its people, quantity and price; any other order has no offer': `
    select b.id, coalesce(b.offer_id, 0) as by from orders b
    left join seller_cancellations c on c.order_id = b.id
    left join offers o on o.id = b.offer_id and o.status = case when c.order_id is not null then 'withdrawn'
      when b.status = 'cancelled' then 'declined' else 'accepted' end
    left join requests r on r.id = o.request_id and r.status = case
      when c.order_id is not null then r.status when b.status = 'cancelled' then 'closed' else 'ordered' end
    where (b.sale_type = 'offers') <> (b.offer_id is not null)
      or (b.sale_type = 'offers' and (r.id is null or b.buyer_id <> r.asker_id or b.seller_id <> o.seller_id
        or 1 <> (select count(*) from order_items i where i.order_id = b.id)
        or not exists (select from order_items i where i.order_id = b.id and i.product_id is null
             and i.ordered_grams = o.quantity_grams and i.price_halalas = o.price_halalas)))`,
  'no open request has a declined offer': `
    select r.id, o.id as by from requests r join offers o on o.request_id = r.id and o.status = 'declined'
    where r.status = 'open'`,
  'a request whose seller cancelled the order is open again while its time lasts': `
    select r.id, c.order_id as by from seller_cancellations c join orders b on b.id = c.order_id
    join offers o on o.id = b.offer_id join requests r on r.id = o.request_id
    where r.status = 'ordered' and not exists (select from offers a where a.request_id = r.id and a.status = 'accepted')
      or r.closed_by = 'clock' and r.closes_at > now()`,
  'a request that expired was closed at its deadline': `
    select id, 0 as by from requests where closed_by = 'clock' and closed_at not in (closes_at, coalesce(order_until, closes_at))`,
  'every notification about a request has its request': `
    select n.id, n.data_id as by from notifications n
    where n.kind in (${requestKinds}) and not exists (select from requests r where r.id = n.data_id)`,
}
