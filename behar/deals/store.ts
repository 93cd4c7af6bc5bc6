import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { Contact } from '#shared/behar/dealContract.ts'
import type { DealState } from '#shared/behar/deals.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'

/** A deal with its entries, as one of its sides sees it; weights are grams, days `YYYY-MM-DD`. */
export interface DealRow {
  readonly id: number
  readonly status: DealState
  readonly supply_id: number
  readonly demand_id: number
  readonly seller_id: number
  readonly buyer_id: number
  readonly sender_id: number
  readonly seller: string
  readonly buyer: string
  readonly quantity: number | null
  readonly note: string
  readonly reason: string
  readonly reserved: number
  readonly sold: number
  readonly seller_contact: Contact | null
  readonly buyer_contact: Contact | null
  readonly created_at: Date
  readonly changed_at: Date
  readonly fish: number
  readonly category: number
  readonly size: number
  readonly supply_status: SupplyStatus
  readonly supply_quantity: number
  readonly supply_reserved: number
  readonly available_to: string | null
  readonly price: Halalas
  readonly demand_status: DemandStatus
  readonly demand_quantity: number
  readonly target: Halalas | null
  readonly needed_by: string
  readonly unread: number
}

/** Selects deals as the member `$1` sees them. The kind of goods is that of the supply. */
const dealRows = `
  select l.id, l.status, l.supply_id, l.demand_id, l.seller_id, l.buyer_id, l.sender_id, ms.name as seller, mb.name as buyer,
    l.quantity_grams as quantity, l.note, l.reason, l.reserved_grams as reserved, l.sold_grams as sold,
    l.seller_contact, l.buyer_contact, l.created_at, l.changed_at,
    s.fish_type_id as fish, s.category_id as category, s.size_id as size, s.status as supply_status,
    s.quantity_grams as supply_quantity, s.reserved_grams as supply_reserved, s.available_to::text as available_to,
    s.price_halalas as price, d.status as demand_status, d.quantity_grams as demand_quantity,
    d.target_halalas as target, d.needed_by::text as needed_by,
    (select count(*) from (select from deal_messages m
       where m.deal_id = l.id and m.sender_id <> $1
         and m.created_at > case when l.seller_id = $1 then l.seller_read_at else l.buyer_read_at end
       limit 99) fresh)::int as unread
  from deals l
  join supplies s on s.id = l.supply_id
  join demands d on d.id = l.demand_id
  join members ms on ms.user_id = l.seller_id
  join members mb on mb.user_id = l.buyer_id`

/** A member's own deal; undefined when it is missing or belongs to others. */
export async function findDeal(
  sql: Sql,
  { id, member }: { readonly id: number; readonly member: number },
): Promise<DealRow | undefined> {
  const [row] = await sql.query<DealRow>({
    name: 'deals_find',
    text: `${dealRows} where l.id = $2 and $1 in (l.seller_id, l.buyer_id)`,
    values: [member, id],
  })
  return row
}

/** A page of a member's deals, the last changed first. `live` filters by whether the deal is sent or agreed. */
export async function listDealsOf(
  db: Sql,
  member: number,
  { page, limit, live }: Paging & { readonly live: boolean | null },
): Promise<{ readonly rows: DealRow[]; readonly count: number; readonly waiting: number }> {
  const [rows, counted] = await Promise.all([
    db.query<DealRow>({
      name: 'deals_list',
      text: `${dealRows} where l.id in (${ownIds}) order by l.changed_at desc, l.id desc limit $3 offset $4`,
      values: [member, live, page > limits.page.totalCap / limit ? 0 : limit, (page - 1) * limit],
    }),
    db.query<{ count: number; waiting: number }>({
      name: 'deals_count',
      text: `select (select count(*) from (${ownIds}) own)::int as count,
               (select count(*) from (
                  select from deals l where $1 in (l.seller_id, l.buyer_id) and (
                    (l.status = 'sent' and l.sender_id <> $1)
                    or l.status in ('sent', 'agreed') and exists (
                      select from deal_messages m where m.deal_id = l.id and m.sender_id <> $1
                        and m.created_at > case when l.seller_id = $1 then l.seller_read_at else l.buyer_read_at end))
                  limit 100) waits)::int as waiting`,
      values: [member, live],
    }),
  ])
  return { rows, count: counted[0]?.count ?? 0, waiting: counted[0]?.waiting ?? 0 }
}

const ownIds = ['seller_id', 'buyer_id']
  .map(
    (
      side,
    ) => `(select id from deals where ${side} = $1 and ($2::boolean is null or (status in ('sent', 'agreed')) = $2)
      order by changed_at desc, id desc limit ${limits.page.totalCap + 1})`,
  )
  .join(' union all ')

export interface NewDeal {
  readonly supply: number
  readonly demand: number
  readonly seller: number
  readonly buyer: number
  readonly sender: number
  /** In grams. */
  readonly quantity: number | null
  readonly note: string
  readonly contact: Contact
  readonly now: Date
}

/** Inserts a deal in the state `sent`, with the sender's contact; undefined when the two entries already have a live deal. */
export async function insertDeal(tx: Sql, deal: NewDeal): Promise<number | undefined> {
  const { supply, demand, seller, buyer, sender, quantity, note, contact, now } = deal
  const side = sender === seller ? 'seller' : 'buyer'
  const [row] = await tx.query<{ id: number }>({
    name: `deals_insert_by_${side}`,
    text: `insert into deals (supply_id, demand_id, seller_id, buyer_id, sender_id, quantity_grams, note, ${side}_contact,
             seller_read_at, buyer_read_at, created_at, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9, $9)
           on conflict (supply_id, demand_id) where status in ('sent', 'agreed') do nothing returning id`,
    values: [supply, demand, seller, buyer, sender, quantity, note, JSON.stringify(contact), now],
  })
  return row?.id
}

/** Finds the live deal between two entries. */
export async function findLiveDeal(
  tx: Sql,
  { supply, demand }: { readonly supply: number; readonly demand: number },
): Promise<{ readonly id: number; readonly sender: number } | undefined> {
  const [row] = await tx.query<{ id: number; sender: number }>({
    name: 'deals_live',
    text: `select id, sender_id as sender from deals
           where supply_id = $1 and demand_id = $2 and status in ('sent', 'agreed')`,
    values: [supply, demand],
  })
  return row
}

/** Locks a deal until the transaction ends; the caller has locked the entries that it changes. */
export async function lockDeal(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'deals_hold',
    text: 'select from deals where id = $1 for no key update',
    values: [id],
  })
}

/** Accepts a deal with the contact of the accepting side. */
export async function writeAgreed(
  tx: Sql,
  {
    id,
    side,
    contact,
    now,
  }: {
    readonly id: number
    readonly side: 'seller' | 'buyer'
    readonly contact: Contact
    readonly now: Date
  },
): Promise<void> {
  await tx.query({
    name: `deals_agree_${side}`,
    text: `update deals set status = 'agreed', ${side}_contact = $2, changed_at = $3 where id = $1`,
    values: [id, JSON.stringify(contact), now],
  })
}

/** Closes a deal and sets its reserved quantity to 0. */
export async function writeClosed(
  tx: Sql,
  {
    id,
    status,
    reason = '',
    now,
  }: {
    readonly id: number
    readonly status: 'declined' | 'withdrawn' | 'ended'
    readonly reason?: string
    readonly now: Date
  },
): Promise<void> {
  await tx.query({
    name: 'deals_close',
    text: 'update deals set status = $2, reason = $3, changed_at = $4, reserved_grams = 0 where id = $1',
    values: [id, status, reason, now],
  })
}

/** Writes the quantities that a deal has reserved and sold. */
export async function writeDealParts(
  tx: Sql,
  {
    id,
    reserved,
    sold,
    now,
  }: {
    readonly id: number
    readonly reserved: number
    readonly sold: number
    readonly now: Date
  },
): Promise<void> {
  await tx.query({
    name: 'deals_write_parts',
    text: 'update deals set reserved_grams = $2, sold_grams = $3, changed_at = $4 where id = $1',
    values: [id, reserved, sold, now],
  })
}

/** The owners and the fields of a supply and a demand by which they match. */
export interface PairRow {
  readonly seller: number
  readonly buyer: number
  readonly supply_status: SupplyStatus
  readonly demand_status: DemandStatus
  /** Whether the supply and the demand have the same fish, category and size. */
  readonly same: boolean
  readonly available_from: string
  readonly available_to: string | null
  readonly needed_by: string
  /** In grams: the free quantity of the supply, and the quantity that the demand still needs. */
  readonly free: number
  readonly needed: number
}

export async function findPair(
  tx: Sql,
  { supply, demand }: { readonly supply: number; readonly demand: number },
): Promise<PairRow | undefined> {
  const [row] = await tx.query<PairRow>({
    name: 'deals_pair',
    text: `select s.owner_id as seller, d.owner_id as buyer, s.status as supply_status, d.status as demand_status,
             (s.fish_type_id, s.category_id, s.size_id) = (d.fish_type_id, d.category_id, d.size_id) as same,
             s.available_from::text as available_from, s.available_to::text as available_to, d.needed_by::text as needed_by,
             s.quantity_grams::float8 as free, d.quantity_grams::float8 as needed
           from supplies s cross join demands d where s.id = $1 and d.id = $2`,
    values: [supply, demand],
  })
  return row
}

/** Deletes the contacts of barred members from their deals. */
export async function forgetContacts(tx: Sql): Promise<void> {
  for (const side of ['seller', 'buyer'] as const) {
    await tx.query({
      name: `deals_forget_${side}s`,
      text: `update deals l set ${side}_contact = null
             from (select b.id from members m join deals b on b.${side}_id = m.user_id
                   where m.barred and b.${side}_contact is not null order by b.id for no key update of b) held
             where l.id = held.id`,
    })
  }
}
