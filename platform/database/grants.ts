import pg from 'pg'

/**
 * Grants the role of `servingUrl` read and write access to the rows of every schema that the role of `ownerUrl` owns, but
 * not the right to change tables. Default privileges cover the tables of later migrations. Does nothing when both URLs
 * have the same role.
 */
export async function grantServing(ownerUrl: string, servingUrl: string): Promise<void> {
  const serving = await withClient(servingUrl, roleOf)
  await withClient(ownerUrl, async (owner) => {
    if ((await roleOf(owner)) === serving) return
    const role = owner.escapeIdentifier(serving)
    await owner.query('begin')
    // Without this lock, two concurrent starts would update the same rows of the system catalogue.
    await owner.query('select pg_advisory_xact_lock(7265, 3)')
    await owner.query(`
      alter default privileges grant usage on schemas to ${role};
      alter default privileges grant select, insert, update, delete on tables to ${role};
      alter default privileges grant usage, select on sequences to ${role};
      alter default privileges grant execute on routines to ${role}`)
    for (const name of await ownSchemas(owner)) {
      const schema = owner.escapeIdentifier(name)
      await owner.query(`
        grant usage on schema ${schema} to ${role};
        grant select, insert, update, delete on all tables in schema ${schema} to ${role};
        grant usage, select on all sequences in schema ${schema} to ${role};
        grant execute on all routines in schema ${schema} to ${role}`)
    }
    for (const { table, isRecord } of await ownTables(owner)) {
      // The record of applied migrations must be read-only for the serving role.
      if (isRecord) await owner.query(`revoke insert, update, delete on ${table} from ${role}`)
      else await addServingPolicy(owner, table, role)
    }
    await owner.query('commit')
  })
}

/**
 * Lets a role read and write all rows of a table with row security but without a policy, as the tables of the job queue
 * are. Without this policy, only the owner would see the rows.
 */
async function addServingPolicy(owner: pg.Client, table: string, role: string): Promise<void> {
  const { rows } = await owner.query<{ closed: boolean }>(
    `select relrowsecurity and not exists (select from pg_policy where polrelid = c.oid and polname = 'serving') as closed
     from pg_class c where c.oid = $1::regclass`,
    [table],
  )
  if (rows[0]?.closed)
    await owner.query(`create policy serving on ${table} for all to ${role} using (true) with check (true)`)
}

async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/**
 * The schemas in which this role owns a table and which it owns, directly or as a member of the role that owns the schema.
 * `public` belongs to the role `pg_database_owner`, whose only member is the owner of the database.
 */
async function ownSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct nspname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where relowner = current_user::regrole and relkind in ('r', 'p') and pg_has_role(nspowner, 'usage')`,
  )
  return rows.map(({ name }) => name)
}

async function ownTables(client: pg.Client): Promise<{ table: string; isRecord: boolean }[]> {
  const { rows } = await client.query<{ table: string; isRecord: boolean }>(
    `select c.oid::regclass::text as table, relname = 'migrations' as "isRecord"
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relowner = current_user::regrole and relkind in ('r', 'p') and nspname !~ '^pg_'`,
  )
  return rows
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
