import { hashToken, newToken } from '#server/auth/tokens.ts'
import { columns, joins } from '#server/products/store.ts'
import type { HttpBench } from '../http.ts'
import { load, serve } from '../load.ts'
import { median, type Row } from '../table.ts'

/**
 * Measures a list and details for signed-in readers, compared in alternating rounds with a bare node:http server that answers
 * each request from the database with one prepared statement and has no sign-in.
 */
export async function measureSignedIn(bench: HttpBench): Promise<Row[]> {
  const { db, databaseUrl, seconds } = bench
  const ids = (
    await db.query<{ id: number }>({
      text: `select id from products where origin = 'local' and sale_type = 'normal' and status = 'active'
             order by id desc limit ${goods}`,
    })
  ).map(({ id }) => id)
  const tokens = await signInReaders(bench, ids)
  const market = await serve({ role: 'market', ...bench })
  let turn = 0
  const nextId = () => Number(ids[(turn++ * 7919) % ids.length])
  const headers = () => ({ authorization: `Bearer ${tokens[turn++ % tokens.length]}` })
  const rows: Row[] = []
  try {
    for (const [what, text, ofBare, ofMarket] of [
      ['list', listText, () => `/${100 + (turn++ % 1_000)}`, () => '/api/products/local'],
      ['details', detailsText, () => `/${nextId()}`, () => `/api/products/show/${nextId()}`],
    ] as const) {
      const bare = await serve({ role: 'row', databaseUrl, text })
      const [rates, costs]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        const floor = await load(bare, ofBare, seconds)
        const ours = await load(market, ofMarket, seconds, headers)
        rates.push(ours.perSecond / floor.perSecond)
        costs.push(ours.cpuEach)
      }
      await bare.close()
      rows.push(
        {
          what: `signed-in ${what}, answers a second to one prepared statement over HTTP`,
          value: median(rates),
          limit: 0.5,
          better: 'above',
        },
        { what: `CPU of the server for a signed-in ${what}, µs`, value: median(costs) },
      )
    }
    return rows
  } finally {
    await market.close()
  }
}

const rounds = 3
const readers = 64
/** The number of products whose details are read. */
const goods = 200

const listText = `with page as (
    select id from products
    where origin = 'local' and sale_type = 'normal' and status = 'active' and price_halalas <= $1 * 100
    order by id desc limit 12)
  select ${columns} from page join products p using (id) ${joins} order by p.id desc`

const detailsText = `select ${columns} from products p ${joins} where p.id = $1`

/** Creates readers with three favourites each; returns their tokens. */
async function signInReaders({ db }: HttpBench, ids: readonly number[]): Promise<string[]> {
  const tokens = Array.from({ length: readers }, newToken)
  const people = await db.query<{ user_id: number }>({
    text: `with people as (
             insert into users (type, f_name, l_name, mobile_verified_at)
             select 'local_buyer', 'سالم', 'الحربي', now() from generate_series(1, $1) returning id
           ), placed as (select id, row_number() over (order by id) as place from people)
           insert into tokens (user_id, hash)
           select p.id, h.hash from placed p join unnest($2::bytea[]) with ordinality as h(hash, place) using (place)
           returning user_id`,
    values: [readers, tokens.map(hashToken)],
  })
  await db.query({
    text: `insert into favorites (user_id, product_id)
           select p.user_id, f.id from unnest($1::bigint[]) with ordinality as p(user_id, place),
             unnest($2::bigint[]) with ordinality as f(id, place) where f.place between p.place and p.place + 2`,
    values: [people.map(({ user_id }) => user_id), ids],
  })
  await db.query({ text: 'vacuum analyze' })
  return tokens
}
