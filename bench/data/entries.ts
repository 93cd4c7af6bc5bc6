import type { Sql } from '#platform/database/db.ts'

/**
 * Fills the ledger with about `lines` lines of its usual records. Each order has ten lines: a payment in, the purchase, the sale
 * with its hold, the commission and the release. The other lines are payments into wallets. All lines are written in bulk; the
 * running balance of each account follows the order of its lines.
 */
export async function fillEntries(db: Sql, lines: number): Promise<void> {
  const [{ orders = 0 } = {}] = await db.query<{ orders: number }>({
    text: 'select count(*) as orders from orders where not exists (select from accounts where order_id = orders.id)',
  })
  await db.query({ text: openWallets })
  await db.query({ text: openEscrows })
  await db.query({ text: noteMoves, values: [Math.max(0, Math.floor((lines - orders * 10) / 2))] })
  await db.query({ text: insertTransfers })
  await db.query({ text: noteLines })
  await db.query({ text: 'analyze bench_lines' })
  await db.query({ text: insertEntries })
  await db.query({ text: 'drop table bench_moves, bench_lines' })
  await db.query({ text: moveAccounts })
  for (const table of ['accounts', 'transfers', 'entries']) {
    await db.query({ text: `vacuum analyze ${table}` })
  }
}

const openWallets = `
  insert into accounts (kind, user_id) select 'person', id from users where deleted_at is null on conflict (user_id) do nothing`

const openEscrows = `
  insert into accounts (kind, order_id) select 'escrow', id from orders on conflict (order_id) do nothing`

/** A permanent table is needed, because each statement may use another connection. */
const noteMoves = `
  create table bench_moves as
  with sides as materialized (
    select array(select a.id from accounts a where a.kind = 'person' order by a.user_id desc limit 100000) as people,
      array(select id from accounts where kind = 'gateway' order by shard) as gateways,
      array(select id from accounts where kind = 'commission' order by shard) as commissions),
  traded as (
    select o.id, o.created_at, o.total_halalas as amount, b.id as buyer, s.id as seller, e.id as escrow, v.*
    from orders o join accounts b on b.user_id = o.buyer_id join accounts s on s.user_id = o.seller_id
    join accounts e on e.order_id = o.id and e.version = 0
    cross join sides v)
  select nextval(pg_get_serial_sequence('transfers', 'id')) as id, m.*
  from (
    select 'bench:' || d.id || ':' || k.type as key, k.type, k.about as reference_type, d.id as reference_id,
      d.created_at + k.step * interval '1 hour' as at, k.giver, k.receiver, k.amount, k.held, k.step
    from traded d cross join lateral (values
      ('charge', 'charge', 0, d.gateways[1 + d.id % 16], d.buyer, d.amount, 0::bigint),
      ('purchase', 'order', 1, d.buyer, d.escrow, d.amount, 0),
      ('commission', 'order', 2, d.escrow, d.commissions[1 + d.id % 16], greatest(1, d.amount / 20), 0),
      ('sale', 'order', 3, d.escrow, d.seller, d.amount - greatest(1, d.amount / 20), d.amount - greatest(1, d.amount / 20)),
      ('release', 'hold', 20, null::bigint, d.seller, 0, greatest(1, d.amount / 20) - d.amount)
    ) k (type, about, step, giver, receiver, amount, held)
    union all
    select 'bench:wallet:' || n, 'charge', 'charge', 1000000 + n, now() - n * interval '30 seconds',
      v.gateways[1 + n % 16], v.people[1 + floor(random() * cardinality(v.people))], 1000 + n % 5000, 0, 0
    from generate_series(1, $1::int) n cross join sides v) m
  where m.receiver is not null
  order by m.at, m.step`

const insertTransfers = `
  insert into transfers (id, key, type, reference_type, reference_id, at)
  select id, key, type, reference_type, reference_id, at from bench_moves order by id`

const noteLines = `
  create table bench_lines as
  select l.*, m.id as transfer_id, m.at, m.type as kind from bench_moves m cross join lateral (values
      (m.giver, m.type, -m.amount, 0::bigint, 1),
      (case when m.type <> 'release' then m.receiver end, m.type, m.amount, 0, 2),
      (case when m.held <> 0 then m.receiver end, case when m.held > 0 then 'hold' else 'release' end, 0, m.held, 3)
    ) l (account_id, type, amount, held, place) where l.account_id is not null`

const insertEntries = `
  insert into entries (account_id, version, transfer_id, type, amount_halalas, held_change_halalas, balance_after_halalas,
    held_after_halalas, at)
  select account_id, row_number() over w + a.version, transfer_id, l.type, amount, held,
    sum(amount) over w + a.balance_halalas, sum(held) over w + a.held_halalas, at
  from bench_lines l join accounts a on a.id = l.account_id
  window w as (partition by account_id order by transfer_id, place) order by transfer_id`

const moveAccounts = `
  update accounts a set version = e.version, balance_halalas = e.balance_after_halalas, held_halalas = e.held_after_halalas
  from (select distinct on (account_id) * from entries order by account_id, version desc) e
  where e.account_id = a.id and e.version > a.version`
