import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Pair } from '#shared/base/locale.ts'
import type { Site, SiteChange } from '#shared/operator/site.ts'
import { insertAudit } from '../store.ts'
import { addContent, changeContent, differing, removeContent } from './actions.ts'
import { type LineRow, listLines, loadSite, lockSite, type SiteRow, updateSite } from './siteStore.ts'

/** The site's record with its ticker. Refuses: not_found while the reference data is missing. */
export async function showSite(db: Sql): Promise<Site> {
  const [row, lines] = await Promise.all([loadSite(db), listLines(db)])
  if (!row) throw new Refusal('not_found')
  return siteOf(row, lines)
}

/**
 * Writes the sent fields of the site's record. A sent ticker replaces the current ticker: lines with an id are changed,
 * lines without an id are added, and missing lines are removed. Refuses: not_found; validation_failed at the `id` of an
 * unknown or repeated line.
 */
export async function changeSiteBy(
  db: Database,
  caller: Caller,
  { ticker, ...change }: SiteChange,
  now: Date,
): Promise<Site> {
  return db.transaction(async (tx) => {
    const row = await lockSite(tx)
    if (!row) throw new Refusal('not_found')
    const { before, after } = differing(row, columnsOf(change))
    if (Object.keys(after).length > 0) {
      await updateSite(tx, after, now)
      const auditAction = {
        actorId: caller.id,
        action: 'site.change',
        record: { type: 'site', id: 1 },
        note: null,
      }
      await insertAudit(tx, { ...auditAction, before, after })
    }
    if (ticker) await writeLines(tx, caller, ticker)
    return showSite(tx)
  })
}

type SentLines = NonNullable<SiteChange['ticker']>

async function writeLines(tx: Sql, caller: Caller, sent: SentLines): Promise<void> {
  const lines = await listLines(tx)
  const known = new Set(lines.map(({ id }) => id))
  const named = sent.flatMap(({ id }) => id ?? [])
  const wrong = sent.flatMap(({ id }, place) =>
    id !== undefined && (!known.has(id) || named.indexOf(id) !== named.lastIndexOf(id)) ? [place] : [],
  )
  if (wrong.length > 0) {
    const fields = wrong.map((place) => [`ticker.${place}.id`, [{ code: 'unknown_line' as const }]])
    throw new Refusal('validation_failed', Object.fromEntries(fields))
  }
  for (const { id } of lines) if (!named.includes(id)) await removeContent(tx, caller, 'ticker_lines', id)
  for (const [place, { id, text, url, hidden }] of sent.entries()) {
    const columns = { text_ar: text.ar, text_en: text.en, position: place + 1 }
    if (id === undefined) {
      await addContent(tx, caller, 'ticker_lines', { ...columns, url: url ?? null, hidden: hidden ?? false })
    } else {
      await changeContent(tx, caller, 'ticker_lines', { id, columns: { ...columns, url, hidden } })
    }
  }
}

function columnsOf({ name, about, address, copyright, ...rest }: Omit<SiteChange, 'ticker'>) {
  return {
    ...pairColumns('name', name),
    ...pairColumns('about', about),
    ...pairColumns('address', address),
    ...pairColumns('copyright', copyright),
    ...rest,
  }
}

function pairColumns(name: string, pair: Pair | undefined) {
  return { [`${name}_ar`]: pair?.ar, [`${name}_en`]: pair?.en }
}

function siteOf(row: SiteRow, lines: readonly LineRow[]): Site {
  const { email, mobile, facebook, twitter, instagram, youtube, updated_at } = row
  return {
    name: { ar: row.name_ar, en: row.name_en },
    about: { ar: row.about_ar, en: row.about_en },
    address: { ar: row.address_ar, en: row.address_en },
    copyright: { ar: row.copyright_ar, en: row.copyright_en },
    email,
    mobile,
    facebook,
    twitter,
    instagram,
    youtube,
    updated_at: updated_at.toISOString(),
    ticker: lines.map(({ id, text_ar: ar, text_en: en, url, hidden }) => ({
      id,
      text: { ar, en },
      url,
      hidden,
    })),
  }
}
