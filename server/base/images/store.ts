import type { Sql } from '#platform/database/db.ts'

/** Inserts the row of a picture or a PDF after its files were written; returns its id. */
export async function insertImage(
  sql: Sql,
  {
    path,
    width,
    height,
  }: { readonly path: string; readonly width: number | null; readonly height: number | null },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>({
    name: 'base_insert_image',
    text: 'insert into images (path, width, height) values ($1, $2, $3) returning id',
    values: [path, width, height],
  })
  if (!row) throw new RangeError('no row came back for the picture')
  return row.id
}

/** Deletes a picture's row; returns its path. Delete the files after the commit. */
export async function deleteImage(tx: Sql, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ path: string }>({
    name: 'base_delete_image',
    text: 'delete from images where id = $1 returning path',
    values: [id],
  })
  return row?.path
}

/**
 * Deletes the rows of uploaded pictures that are older than `graceMs` and not referenced; returns their paths. The
 * referencing tables are read from the database catalogue, so that new tables are included.
 */
export async function deleteUnusedImages(db: Sql, graceMs: number): Promise<string[]> {
  const rows = await db.query<{ path: string }>({
    text: `delete from images i where ${await isUnused(db)} and i.created_at < now() - make_interval(secs => $1)
           returning i.path`,
    values: [graceMs / 1_000],
  })
  return rows.map(({ path }) => path)
}

/** Deletes the row of one uploaded picture unless it is referenced; returns its path when deleted. */
export async function deleteIfUnused(db: Sql, id: number): Promise<string | undefined> {
  const [row] = await db.query<{ path: string }>({
    text: `delete from images i where ${await isUnused(db)} and i.id = $1 returning i.path`,
    values: [id],
  })
  return row?.path
}

/** The SQL condition that a picture or PDF was uploaded and that no table references it. */
async function isUnused(db: Sql): Promise<string> {
  const references = await db.query<{ table: string; column: string }>({
    text: `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column
           from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
           where c.contype = 'f' and c.confrelid = 'images'::regclass`,
  })
  const unused = references.map(
    ({ table, column }) => `and not exists (select from ${table} r where r.${column} = i.id)`,
  )
  return `i.path ~ '^\\w+/[0-9a-f]{32}(-640[.]webp|[.](pdf|webm|ogg|m4a))$' ${unused.join(' ')}`
}

/** Returns the paths that belong to a row of `images`. */
export async function knownImages(db: Sql, paths: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ path: string }>({
    name: 'base_known_images',
    text: 'select path from images where path = any($1)',
    values: [paths],
  })
  return rows.map(({ path }) => path)
}

/**
 * Claims an idempotency key for a person; false when the key was used in the last 24 h. Waits for a concurrent call with
 * the same key.
 */
export async function takeKey(
  tx: Sql,
  userId: number,
  { key, digest }: { readonly key: string; readonly digest: Buffer },
): Promise<boolean> {
  const taken = await tx.query({
    name: 'base_take_key',
    text: `insert into idempotency_keys as known (user_id, key, digest) values ($1, $2, $3)
           on conflict (user_id, key) do update set digest = excluded.digest, answer = null, at = now()
             where known.at < now() - interval '24 hours'
           returning key`,
    values: [userId, key, digest],
  })
  return taken.length > 0
}

/** Stores the answer to the call with this key. */
export async function storeAnswer(tx: Sql, userId: number, key: string, answer: unknown): Promise<void> {
  await tx.query({
    name: 'base_keep_answer',
    text: 'update idempotency_keys set answer = $3 where user_id = $1 and key = $2',
    values: [userId, key, JSON.stringify(answer)],
  })
}

/** The content hash and the answer of the call that used this key in the last 24 h. */
export async function findAnswer(
  tx: Sql,
  userId: number,
  key: string,
): Promise<{ digest: Buffer; answer: unknown } | undefined> {
  const [row] = await tx.query<{ digest: Buffer; answer: unknown }>({
    name: 'base_find_answer',
    text: `select digest, answer from idempotency_keys
           where user_id = $1 and key = $2 and at >= now() - interval '24 hours'`,
    values: [userId, key],
  })
  return row
}

/** Deletes idempotency keys older than 24 h; returns how many. */
export async function deleteOldKeys(db: Sql): Promise<number> {
  const [row] = await db.query<{ deleted: number }>({
    name: 'base_delete_old_keys',
    text: `with gone as (delete from idempotency_keys where at < now() - interval '24 hours' returning 1)
           select count(*)::int as deleted from gone`,
  })
  return row?.deleted ?? 0
}

/**
 * Counts files against a person's daily limits (days in Riyadh time). Returns undefined when the files are counted. If a
 * limit would be exceeded, counts nothing and returns the seconds until the next day.
 */
export async function takeDailyFiles(
  db: Sql,
  userId: number,
  sent: { readonly count: number; readonly bytes: number },
  most: { readonly files: number; readonly bytes: number },
): Promise<number | undefined> {
  const counted = await db.query({
    name: 'base_take_daily_files',
    text: `insert into daily_files as used (user_id, day, files, bytes)
             values ($1, (now() at time zone 'Asia/Riyadh')::date, $2, $3)
           on conflict (user_id) do update set day = excluded.day,
             files = excluded.files + case when used.day = excluded.day then used.files else 0 end,
             bytes = excluded.bytes + case when used.day = excluded.day then used.bytes else 0 end
             where used.day <> excluded.day
               or (used.files + excluded.files <= $4 and used.bytes + excluded.bytes <= $5)
           returning user_id`,
    values: [userId, sent.count, sent.bytes, most.files, most.bytes],
  })
  if (counted.length > 0) return undefined
  const [row] = await db.query<{ seconds: number }>({
    name: 'base_until_next_day',
    text: `select ceil(extract(epoch from
             (date_trunc('day', now() at time zone 'Asia/Riyadh') + interval '1 day') at time zone 'Asia/Riyadh' - now()
           ))::int as seconds`,
  })
  return row?.seconds ?? 1
}
