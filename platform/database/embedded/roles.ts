import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'

/** The role that owns the schema: it runs migrations and the first build of a market. */
export const OWNER = 'samak_owner'
/** The role that serves requests: it reads and writes rows and has no right to change tables. */
export const SERVING = 'samak_serving'

/**
 * A password derived from the superuser's password in the data folder, so that every start computes the same password.
 */
export function passwordOf(role: string, { password }: Pick<Cluster, 'password'>): string {
  return createHmac('sha256', password).update(role).digest('base64url')
}

/** Creates both roles, neither a superuser, and makes OWNER the owner of the database. */
export async function ensureRoles(admin: pg.Client, cluster: Cluster, database: string): Promise<void> {
  for (const role of [OWNER, SERVING]) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role])
    const password = admin.escapeLiteral(passwordOf(role, cluster))
    await admin.query(`${rowCount === 0 ? 'create' : 'alter'} role ${role} login password ${password}`)
  }
  await admin.query(`alter database ${database} owner to ${OWNER}`)
}

/**
 * Makes OWNER the owner of every object in this database that still belongs to the superuser, as in data folders of
 * earlier versions. Skips extensions and their objects.
 */
export async function giveToOwner(admin: pg.Client): Promise<void> {
  await admin.query(`do $$
declare
  statement text;
begin
  for statement in
    with ours as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
      of_extension as (select classid, objid from pg_depend where deptype = 'e')
    select format('alter schema %I owner to ${OWNER}', nspname) from ours
      join pg_namespace using (oid, nspname) where nspname <> 'public' and nspowner <> '${OWNER}'::regrole
    union all
    select format('alter table %s owner to ${OWNER}', c.oid::regclass) from pg_class c join ours on ours.oid = c.relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relowner <> '${OWNER}'::regrole
        and ('pg_class'::regclass, c.oid) not in (select classid, objid from of_extension)
        -- The sequence of a column gets a new owner together with its table.
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and relkind = 'S'
          and deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to ${OWNER}', p.oid::regprocedure) from pg_proc p join ours on ours.oid = pronamespace
      where proowner <> '${OWNER}'::regrole and ('pg_proc'::regclass, p.oid) not in (select classid, objid from of_extension)
    union all
    select format('alter type %s owner to ${OWNER}', t.oid::regtype) from pg_type t join ours on ours.oid = typnamespace
      where typowner <> '${OWNER}'::regrole and ('pg_type'::regclass, t.oid) not in (select classid, objid from of_extension)
        and (typtype in ('e', 'd', 'r') or exists (select from pg_class where oid = typrelid and relkind = 'c'))
    union all
    select format('alter statistics %I.%I owner to ${OWNER}', nspname, stxname) from pg_statistic_ext
      join ours on ours.oid = stxnamespace where stxowner <> '${OWNER}'::regrole
  loop
    execute statement;
  end loop;
end $$`)
}
