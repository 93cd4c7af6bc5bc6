import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { SocialName } from '#shared/operator/siteLinks.ts'
import type { Columns } from './store.ts'

type Texts = Record<`${'name' | 'about' | 'address' | 'copyright'}_${'ar' | 'en'}`, string>

export interface SiteRow extends Texts, Record<SocialName, string | null> {
  readonly email: string
  readonly mobile: string
  readonly updated_at: Date
}

export interface LineRow {
  readonly id: number
  readonly text_ar: string
  readonly text_en: string
  readonly url: string | null
  readonly position: number
  readonly hidden: boolean
}

/** The site's own record, which the reference data contains. */
export async function loadSite(db: Sql): Promise<SiteRow | undefined> {
  const [row] = await db.query<SiteRow>({ name: 'operator_site', text: 'select * from site' })
  return row
}

/** The site's own record, locked until the end of the transaction. The lock also serializes changes of the ticker. */
export async function lockSite(tx: Sql): Promise<(SiteRow & Columns) | undefined> {
  const [row] = await tx.query<SiteRow & Columns>({ text: 'select * from site for update' })
  return row
}

/** `now` becomes the time of the last change. */
export async function updateSite(tx: Sql, columns: Columns, now: Date): Promise<void> {
  const names = ['updated_at', ...Object.keys(columns)].join(', ')
  await tx.query({
    text: `update site set (${names}) = (select ${names} from json_populate_record(null::site, $1::json))`,
    values: [JSON.stringify({ ...columns, updated_at: now })],
  })
}

/** All lines of the ticker in order, including hidden ones. */
export function listLines(db: Sql): Promise<LineRow[]> {
  return db.query<LineRow>({
    name: 'operator_ticker',
    text: `select id, text_ar, text_en, url, position, hidden from ticker_lines
           order by position, id limit ${limits.page.totalCap}`,
  })
}
