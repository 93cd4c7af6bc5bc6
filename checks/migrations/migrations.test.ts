import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstChecked, lockingStatements, type Migration } from './locks.ts'

const numberOf = ({ name }: Migration) => Number.parseInt(name, 10)

function migrationsOf(layer: keyof typeof firstChecked): Migration[] {
  const folder = new URL(`../../${layer}/db/migrations/`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }))
}

describe.each(['server', 'behar'] as const)('the migrations of %s', (layer) => {
  const all = migrationsOf(layer)

  it('keep large tables available and do not break the previous version', () => {
    const problems = all.flatMap((migration, place) =>
      numberOf(migration) < firstChecked[layer] ? [] : lockingStatements(migration, all.slice(0, place)),
    )
    expect(problems).toEqual([])
  })

  it('were read by the check', () => {
    expect(all.length).toBeGreaterThan(5)
    expect(all.flatMap((migration, place) => lockingStatements(migration, all.slice(0, place)))).not.toEqual(
      [],
    )
  })
})

const problems = (sql: string, earlier = 'create table orders (id bigint primary key)') =>
  lockingStatements({ name: '0099_new.sql', sql }, [{ name: '0001_base.sql', sql: earlier }])

describe('lockingStatements', () => {
  it.each([
    ['create index orders_at on orders (at);', 'put "create index concurrently" into indexes/'],
    ['create unique index on public.orders using btree (number)', 'create index concurrently'],
    ['create index concurrently orders_at on orders (at)', 'runs in a transaction'],
    [
      'alter table orders add column token uuid default gen_random_uuid()',
      'a volatile default rewrites the table',
    ],
    ['alter table orders add seen timestamptz not null default clock_timestamp()', 'a volatile default'],
    ['alter table orders add column number bigserial', 'fills every row under a lock'],
    ['alter table orders add total bigint generated always as (price * 2) stored', 'fills every row'],
    ['alter table orders add column kind text not null', 'with a constant default'],
    ['alter table orders add column number text unique', 'builds an index under a lock'],
    ["alter table orders add column kind text default 'a' check (kind <> '')", 'add the check "not valid"'],
    ['alter table orders alter column note type text using note::text', 'a new type rewrites the table'],
    ['alter table orders alter note set not null', 'add "check (note is not null) not valid"'],
    ['alter table orders add constraint one check (price > 0)', 'add it "not valid"'],
    ['alter table orders add foreign key (user_id) references users', 'add it "not valid"'],
    ['alter table orders add constraint one unique (number)', 'using index'],
    ['alter table orders rename column note to remark', 'does not know the new name'],
    ['alter table orders rename to purchases', 'does not know the new name'],
    ['alter table orders drop column note', 'one version after the last use'],
    ['drop table orders', 'one version after the last use'],
    ["update orders set note = 'x; where'", 'in batches'],
    ['delete from orders', 'in batches'],
    ['lock table orders in exclusive mode', 'does not belong into a migration'],
    ['vacuum full orders', 'does not belong into a migration'],
    [
      'alter table orders add column a int default 1, add column b uuid default gen_random_uuid()',
      'add column b',
    ],
  ])('refuses: %s', (sql, reason) => {
    expect(problems(sql)).toHaveLength(1)
    expect(problems(sql)[0]).toContain(reason)
    expect(problems(sql)[0]).toMatch(/^0099_new\.sql: /)
  })

  it.each([
    'create table news (id bigint primary key, at timestamptz default clock_timestamp()); create index on news (at);',
    "alter table orders add column kind text not null default 'plain'",
    'alter table orders add column seen_at timestamptz default now()',
    'alter table orders add column note text, add column user_id bigint references users',
    'alter table orders add constraint one check (price > 0) not valid',
    'alter table orders validate constraint one',
    'alter table orders add constraint one unique using index orders_number',
    'alter table orders alter column note set default 0, alter note drop not null, drop constraint one',
    'alter table cities add column code text not null unique; create index on cities (code)',
    "update orders set note = 'x' where id = 4",
    '-- Contract: not used since 1.4\nalter table orders drop column note; drop table news',
    'create function f() returns void language sql as $$ update orders set note = null; $$',
    "-- create index on orders (at)\ncomment on table orders is 'create index on orders (at); drop table orders'",
  ])('accepts: %s', (sql) => {
    expect(problems(sql)).toEqual([])
  })

  it('accepts NOT NULL after an earlier migration validated its check', () => {
    const added = 'alter table orders add constraint note_there check (note is not null) not valid;'
    const sql = 'alter table orders alter column note set not null'
    expect(problems(sql, added)).toHaveLength(1)
    expect(problems(sql, `${added} alter table orders validate constraint note_there`)).toEqual([])
  })
})
