import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { type StateRow, stateColumns, stateOf } from '#server/auctions/row.ts'
import { uploadsFolder } from '#server/base/files.ts'
import { statusOf } from '#shared/auctions/engine.ts'
import { type BuildOptions, buildMarket, clearMarket } from './build.ts'
import { findBreaches } from './invariants.ts'
import { demoAccounts } from './people/accounts.ts'
import { sizes } from './products/sizes.ts'
import { seasons } from './reference/reference.ts'
import { cloneDatabase, type TestDatabase } from './testing/database.ts'
import { longTest } from './testing/fixtures/longTest.ts'
import { streamProducts } from './trade/bulk.ts'

const log = openLog({ level: 'error' })
const startAt = new Date('2026-11-21T09:40:00+03:00')

describe('the rows of a built demo', () => {
  let clone: TestDatabase
  let db: Database
  beforeAll(async () => {
    clone = await cloneDatabase('demo')
    db = openDatabase(clone.url, { log })
  })
  afterAll(async () => {
    await db.close()
    await clone.drop()
  })
  const none = (text: string) => async () => expect(await db.query({ text })).toEqual([])
  const number = async (text: string) => (await db.query<{ n: number }>({ text }))[0]?.n ?? -1

  it(
    'have order totals that equal the lines plus the delivery fee',
    none(
      `select o.id from orders o join (select order_id, sum(total_halalas) as lines from order_items group by 1) i
       on i.order_id = o.id join options d on d.id = o.delivery_method_id
     where o.subtotal_halalas <> i.lines or o.delivery_fee_halalas <> d.fee_halalas
        or o.total_halalas <> i.lines + d.fee_halalas`,
    ),
  )

  it(
    'have no product whose cleaning costs less than its gutting',
    none(`select id from products where (preparations->>'cleaned')::int < (preparations->>'gutted')::int`),
  )

  it(
    'mention cutting in the description of a product only if cutting can be ordered',
    none(
      `select id from products where details_ar like '%التنظيف والتقطيع متاحان%'
     and preparations->>'fillet' is null and preparations->>'steaks' is null`,
    ),
  )

  it('satisfy every invariant of the market', async () => {
    expect(await findBreaches(db)).toEqual([])
    expect(await number("select count(*) as n from entries where type = 'sale'")).toBeGreaterThan(10)
  })

  it(
    'have line totals that equal price times weight, truncated',
    none(
      `select i.id from order_items i join orders o on o.id = i.order_id where case o.sale_type
       when 'auction' then i.price_halalas <> trunc(i.total_halalas::numeric * 1000 / i.quantity_grams)
       else i.total_halalas <> trunc(i.price_halalas::numeric * i.quantity_grams / 1000) end`,
    ),
  )

  it(
    'have lines for every order, and a timeline that ends with the status of the order',
    none(
      `select o.id from orders o
     where not exists (select from order_items i where i.order_id = o.id)
        or o.status is distinct from (select status from order_events e where e.order_id = o.id order by position desc limit 1)
        or o.created_at is distinct from (select at from order_events e where e.order_id = o.id and position = 1)`,
    ),
  )

  it(
    'have an address for every delivery and none for a pickup',
    none(
      `select o.id from orders o join options d on d.id = o.delivery_method_id
     where (d.code like 'pickup%') <> (o.address is null or o.address = 'null'::jsonb)
        or (o.address is not null and not o.address ?& array['street', 'region', 'address', 'zip_code', 'recipient_name'])`,
    ),
  )

  it(
    'have bids that rise by at least the increment while the auction is open',
    none(
      `select b.id from (select *, lag(amount_halalas) over (partition by auction_id order by number) as before,
                              row_number() over (partition by auction_id order by number) as place from bids) b
     join auctions a on a.product_id = b.auction_id join products p on p.id = a.product_id
     where b.number <> b.place or b.amount_halalas < coalesce(b.before + a.min_increment_halalas, a.starting_halalas)
        or b.at < a.starts_at or b.at >= a.ends_at or b.at > now() or b.bidder_id = p.seller_id`,
    ),
  )

  it(
    'have an auction with the same starting price for every auction product',
    none(
      `select p.id from products p left join auctions a on a.product_id = p.id
     where (p.sale_type = 'auction') <> (a.product_id is not null) or p.price_halalas <> a.starting_halalas`,
    ),
  )

  it(
    'have only sellers whose account type may sell the goods',
    none(
      `select p.id from products p join users u on u.id = p.seller_id
     where u.type = 'local_buyer' or (u.type = 'fisherman' and (p.origin <> 'local' or p.sale_type = 'auction'))
        or (u.type = 'international_seller') <> (p.origin = 'imported')`,
    ),
  )

  it(
    'have no event time in the future',
    none(
      `select 'product', id from products where created_at > now() or caught_at > created_at
     union all select 'order', id from orders where created_at > now() or completed_at > now()
     union all select 'event', order_id from order_events where at > now()
     union all select 'rating', order_id from ratings where at > now()
     union all select 'news', id from blogs where published_at > now()`,
    ),
  )

  it(
    'give a newer product a higher id',
    none(
      `select id from (select id, created_at, lag(created_at) over (order by id) as before from products) p
     where created_at < before`,
    ),
  )

  it(
    'have sales records that equal the completed orders',
    none(
      `with sold as (select i.fish_id, i.origin, sum(i.total_halalas) as halalas, sum(i.quantity_grams) as grams
       from orders o join order_items i on i.order_id = o.id where o.status = 'completed' group by 1, 2)
     select s.fish_id from sold s join fish f on f.id = s.fish_id
     join (select fish_id, origin, sum(total_halalas) as halalas, sum(quantity_grams) as grams from sales group by 1, 2) v
       using (fish_id, origin)
     where v.halalas <> s.halalas or v.grams <> s.grams or s.halalas * 1000 / s.grams > 50000`,
    ),
  )

  it('have a picture with a file of each width for every product', async () => {
    const rows = await db.query<{ path: string }>({ text: 'select path from images' })
    // There is one picture for each species, and there are photographs and scenes.
    expect(rows.length).toBeGreaterThan(20)
    for (const { path } of rows) {
      for (const width of [160, 320, 640, 960]) {
        const file = join(uploadsFolder(clone.dataDir), path.replace('-640.webp', `-${width}.webp`))
        expect(existsSync(file), file).toBe(true)
      }
    }
    expect(
      await number(`select count(*) as n from products p join images i on i.id = p.image_id
                    join fish f on f.id = p.fish_id where i.path not like '%/' || f.code || '-%'
                      and not exists (select from cut_pictures c where c.image_id = i.id)`),
    ).toBe(0)
  })

  it('show the drawing of a cut for goods that are sold cut', async () => {
    const cut = `from products p where p.name_en ~* 'fillet|steaks|peeled'`
    const shown = `${cut} and p.image_id in (select image_id from cut_pictures)`
    const goods = await number(`select count(*) as n ${cut}`)
    expect(goods).toBeGreaterThan(0)
    expect(await number(`select count(*) as n ${shown}`)).toBe(goods)
  })

  it('have at least the numbers of records that tests need', async () => {
    expect(
      await number(`select count(*) as n from products where sale_type = 'normal'`),
    ).toBeGreaterThanOrEqual(120)
    expect(await number('select count(*) as n from users')).toBeGreaterThanOrEqual(40)
    expect(await number('select count(*) as n from auctions')).toBeGreaterThanOrEqual(30)
    expect(await number('select count(*) as n from orders')).toBeGreaterThanOrEqual(200)
    expect(await number('select count(*) as n from blogs')).toBe(12)
    expect(await number('select count(*) as n from gallery')).toBeGreaterThanOrEqual(8)
    expect(await number('select count(*) as n from ticker_lines')).toBeGreaterThanOrEqual(6)
    expect(await number('select count(*) as n from products where special_position is not null')).toBe(12)
    expect(await number('select count(*) as n from fish')).toBe(113)
  })

  it('have one password hash, one administrator, and id sequences that continue after the rows', async () => {
    const hashes = await db.query<{ password_hash: string }>({
      text: 'select distinct password_hash from users',
    })
    expect(hashes.length).toBe(1)
    expect(hashes[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await number(`select count(*) as n from users where staff_role = 'administrator'`)).toBe(1)
    expect(await number(`select nextval(pg_get_serial_sequence('products', 'id')) as n`)).toBe(
      (await number('select max(id) as n from products')) + 1,
    )
  })

  it('accept a thousand more products from streamProducts', async () => {
    const before = await number('select count(*) as n from products')
    const highest = await number('select max(id) as n from products')
    const progressed: number[] = []
    await streamProducts({
      db,
      count: 1_000,
      seed: 'bulk',
      startAt,
      progress: (done) => progressed.push(done),
    })
    expect(await number('select count(*) as n from products')).toBe(before + 1_000)
    expect(progressed.at(-1)).toBe(1_000)
    expect(
      await number(`select count(*) as n from products where id > ${highest} and image_id is null`),
    ).toBe(0)
    expect(
      await number(`select count(*) as n from (select created_at, lag(created_at) over (order by id) as before
                    from products where id > ${highest}) p where created_at < before`),
    ).toBe(0)
  })
})

describe('buildMarket', () => {
  const databases: TestDatabase[] = []
  afterAll(async () => {
    for (const database of databases) await database.drop()
  })

  async function build(
    options: Partial<BuildOptions> = {},
  ): Promise<{ db: Database; options: BuildOptions }> {
    const database = await cloneDatabase('empty')
    databases.push(database)
    const whole: BuildOptions = {
      databaseUrl: database.url,
      dataDir: database.dataDir,
      demo: true,
      startAt,
      size: 'test',
      log,
      ...options,
    }
    await buildMarket(whole)
    return { db: openDatabase(database.url, { log, max: 2 }), options: whole }
  }

  longTest?.('builds the same rows for the same seed and start time', async () => {
    const first = await build()
    const second = await build()
    const other = await build({ seed: 'other' })
    const digest = await digestOf(first.db)
    expect(await digestOf(second.db)).toBe(digest)
    expect(await digestOf(other.db)).not.toBe(digest)

    await buildMarket(first.options)
    expect(await digestOf(first.db)).toBe(digest)

    await clearMarket(first.db)
    expect((await first.db.query<{ n: number }>({ text: 'select count(*) as n from products' }))[0]?.n).toBe(
      0,
    )
    await buildMarket(first.options)
    expect(await digestOf(first.db)).toBe(digest)
    for (const { db } of [first, second, other]) await db.close()
  })

  it('builds the intended number of auctions in each state', async () => {
    const { db } = await build()
    const rows = await db.query<StateRow>({
      text: `select ${stateColumns}, now() as clock from auctions a join products p on p.id = a.product_id`,
    })
    const counted: Record<string, number> = {}
    for (const row of rows) {
      const status = statusOf(stateOf(row), startAt.getTime())
      counted[status] = (counted[status] ?? 0) + 1
    }
    expect(counted).toEqual(sizes.test.scale.auctions)
    await db.close()
  })

  it('inserts only the lists if no demo is requested, and refuses a demo if people exist', async () => {
    const { db, options } = await build({ demo: false })
    const count = async (table: string) =>
      (await db.query<{ n: number }>({ text: `select count(*) as n from ${table}` }))[0]?.n
    expect(await count('users')).toBe(0)
    expect(await count('products')).toBe(0)
    expect(await count('fish')).toBe(113)
    expect(await count('site')).toBe(1)
    expect(await count('seasons')).toBe(seasons.length)

    await db.query({
      text: `insert into users (f_name, l_name, mobile) values ('سعاد', 'المالكي', '+966501112233')`,
    })
    await expect(buildMarket({ ...options, demo: true })).rejects.toThrow('people already trade here')
    await db.query({ text: 'delete from users' })
    await buildMarket({ ...options, demo: true })
    expect(await count('users')).toBeGreaterThan(demoAccounts.length)
    await db.close()
  })

  it('adds only the missing seasons to an older demo', async () => {
    const { db, options } = await build()
    const whole = await digestOf(db)
    await db.query({ text: 'truncate seasons restart identity cascade' })
    await db.query({ text: "delete from world_seed where key = 'seasons'" })
    await buildMarket(options)
    expect(await digestOf(db)).toBe(whole)
    await db.close()
  })
})

/** Returns one hash of all rows, without columns that contain the database's time. */
async function digestOf(db: Database): Promise<string> {
  const hash = createHash('sha256')
  for (const table of [
    ...['regions', 'cities', 'markets', 'options', 'fish', 'images', 'users', 'products', 'product_images'],
    ...[
      'auctions',
      'bids',
      'awards',
      'orders',
      'order_items',
      'order_events',
      'ratings',
      'blogs',
      'ticker_lines',
    ],
    ...['gallery', 'site', 'seasons', 'season_fish', 'season_regions', 'world_seed'],
  ]) {
    const rows = await db.query<{ row: string }>({
      text: `select (to_jsonb(t) ${table === 'images' ? `- 'created_at'` : ''})::text as row from ${table} t order by 1`,
    })
    expect(rows.length, table).toBeGreaterThan(0)
    for (const { row } of rows) hash.update(row)
  }
  return hash.digest('hex')
}
