import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateBehar } from '#behar/db/migrate.ts'
import { type Embedded, startEmbedded } from '#platform/database/embedded.ts'
import { grantServing } from '#platform/database/grants.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrateJobs } from '#server/db/jobs.ts'
import { migrationsFolder } from '#server/db/schema.ts'

const log = openLog({ level: 'silent' })
let dataDir: string
let embedded: Embedded
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'samak-test-roles-'))
  // If the test runs as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(dataDir, 0o755)
  // The data folder of an earlier version: the superuser has migrated the schema and owns all tables.
  embedded = await startEmbedded({ dataDir, log, durable: false })
  await migrate(embedded.url, migrationsFolder, log)
  await migrateBehar(embedded.url, log)
  await migrateJobs(embedded.url, log)
  await embedded.stop()
  embedded = await startEmbedded({ dataDir, log, durable: false })
  await migrate(embedded.ownerUrl, migrationsFolder, log)
  await migrateBehar(embedded.ownerUrl, log)
  await migrateJobs(embedded.ownerUrl, log)
  for (let times = 0; times < 2; times += 1) await grantServing(embedded.ownerUrl, embedded.servingUrl)
})
afterAll(async () => {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})

async function run(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

describe('the database roles of a market', () => {
  it('are not superusers and may create neither roles nor databases', async () => {
    for (const url of [embedded.ownerUrl, embedded.servingUrl]) {
      const [row] = await run(
        url,
        'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
      )
      expect(row).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false })
    }
  })

  it('include an owner role that owns every table, even in an older data folder', async () => {
    const owners = await run(
      embedded.ownerUrl,
      `select distinct relowner::regrole::text as owner from pg_class join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'behar', 'graphile_worker') and relkind in ('r', 'p', 'v', 'm', 'S')`,
    )
    expect(owners).toEqual([{ owner: 'samak_owner' }])
    await run(
      embedded.ownerUrl,
      'begin; alter table fish add column tested int; alter table behar.supplies add column tested int; rollback',
    )
  })

  it.each([
    'create table made (id int)',
    'create schema made',
    'create function made() returns int language sql as $$ select 1 $$',
    'create table behar.made (id int)',
    'create index made on orders (id)',
    'alter table orders add column made int',
    'alter table orders disable trigger all',
    'alter table orders owner to samak_serving',
    'drop table favorites',
    'drop schema behar cascade',
    'drop schema graphile_worker cascade',
    'truncate favorites',
    'alter database samak set jit = on',
    'create role made',
    'set role samak_owner',
    "copy favorites from program 'true'",
    'insert into migrations (name, run_on) values (1, now())',
    'delete from behar.migrations',
    'alter default privileges for role samak_owner grant truncate on tables to samak_serving',
  ])('prevent the serving role from running: %s', async (statement) => {
    await expect(run(embedded.servingUrl, statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('let the serving role read and write the rows of every table', async () => {
    const tables = await run(
      embedded.servingUrl,
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'behar', 'graphile_worker') and relkind in ('r', 'p') and relname <> 'migrations'
         and not has_table_privilege(c.oid, 'select') or not has_table_privilege(c.oid, 'insert')
         and nspname in ('public', 'behar', 'graphile_worker') and relkind in ('r', 'p') and relname <> 'migrations'`,
    )
    expect(tables).toEqual([])
    expect(await run(embedded.servingUrl, 'select count(*)::int as count from fish')).toEqual([{ count: 0 }])
    await run(
      embedded.servingUrl,
      `begin; select graphile_worker.add_job('nothing'); do $$ begin
         if (select count(*) from graphile_worker._private_jobs) <> 1 then raise exception 'row security hides the job'; end if;
       end $$; rollback`,
    )
  })

  it('give the serving role access to the tables of later migrations', async () => {
    await run(
      embedded.ownerUrl,
      'create table later (id bigint generated always as identity, at timestamptz)',
    )
    expect(
      await run(embedded.servingUrl, 'insert into later (at) values (now()) returning id::int as id'),
    ).toEqual([{ id: 1 }])
    await expect(run(embedded.servingUrl, 'truncate later')).rejects.toMatchObject({ code: '42501' })
    await run(embedded.ownerUrl, 'drop table later')
  })

  it('need no grants if owner and serving role are the same role', async () => {
    await grantServing(embedded.ownerUrl, embedded.ownerUrl)
  })
})
