import type { Sql } from '#platform/database/db.ts'

/** The kinds of records that the sitemap lists, in parts of `idsPerPart` ids. */
export const mappedKinds = ['products', 'auctions', 'requests', 'news'] as const
export type MappedKind = (typeof mappedKinds)[number]

/** Each id has two addresses, so a part stays far below the limit of 50,000 addresses. */
export const idsPerPart = 5_000

export interface MappedRow {
  readonly id: number
  readonly origin: 'local' | 'imported'
  readonly changed: Date
}

/** The highest id of each kind, which determines the number of parts. */
export async function highestIds(db: Sql): Promise<Record<MappedKind, number>> {
  const [row] = await db.query<Record<MappedKind, number | null>>({
    name: 'shell_highest_ids',
    text: `select (select max(id) from products) as products,
                  (select max(product_id) from auctions) as auctions,
                  (select max(id) from requests) as requests,
                  (select max(id) from blogs) as news`,
  })
  const of = (kind: MappedKind) => row?.[kind] ?? 0
  return { products: of('products'), auctions: of('auctions'), requests: of('requests'), news: of('news') }
}

/** The public records of a kind with ids between two bounds, both included. */
export function listMapped(db: Sql, kind: MappedKind, from: number, to: number): Promise<MappedRow[]> {
  return db.query<MappedRow>({
    name: `shell_map_${kind}`,
    text: `${found[kind]} between $1 and $2 order by id limit ${idsPerPart}`,
    values: [from, to],
  })
}

/** SQL of the listed records: goods on sale, auctions until a month after their end, open requests and published news. */
const found: Record<MappedKind, string> = {
  products: `select id, origin, updated_at as changed from products
             where sale_type = 'normal' and status = 'active' and id`,
  auctions: `select p.id, p.origin, greatest(p.updated_at, least(a.ends_at, now())) as changed
             from auctions a join products p on p.id = a.product_id
             where p.status <> 'hidden' and a.voided_at is null
               and a.ends_at > now() - interval '30 days' and p.id`,
  requests: `select id, 'local' as origin, updated_at as changed from requests
             where status = 'open' and closes_at > now() and id`,
  news: `select id, 'local' as origin, published_at as changed from blogs
         where not hidden and published_at <= now() and id`,
}
