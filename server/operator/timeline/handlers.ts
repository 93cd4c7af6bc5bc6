import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { personName } from '#shared/base/text/masks.ts'
import { revealContact, showTimeline, type TimelineEvent } from '#shared/operator/timeline.ts'
import { deviceOf } from '../../account/device.ts'
import { insertAudit } from '../store.ts'
import { type ContactRow, findContact, listEvents, type TimelineRow } from './store.ts'

/** The events of a person, and their contact data (contract, section 8). */
export const timelineHandlers = ({ db }: { readonly db: Database }) => [
  handle(showTimeline, async ({ params: { id }, query: { before } }, { locale }) => {
    const rows = await listEvents(db, id, before, atOnce)
    const last = rows.length < atOnce ? undefined : rows.at(-1)
    return { data: rows.map((row) => eventOf(row, locale)), next: last?.at.toISOString() ?? null }
  }),

  handle(revealContact, ({ params: { id } }, { caller }) => reveal(db, caller, id)),
]

const atOnce = 30

/** Returns the mobile and e-mail, and logs who read them. Refuses: not_found. */
function reveal(db: Database, caller: Caller, id: number): Promise<ContactRow> {
  return db.transaction(async (tx) => {
    const contact = await findContact(tx, id)
    if (!contact) throw new Refusal('not_found')
    const record = { type: 'user', id }
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'user.reveal',
      record,
      before: null,
      after: null,
      note: null,
    })
    return contact
  })
}

function eventOf(row: TimelineRow, locale: Locale): TimelineEvent {
  const { kind, id, code, f_name, l_name, detail, order_id } = row
  return {
    kind,
    id,
    code,
    detail: kind === 'session' && detail !== null ? deviceOf(detail) || null : detail,
    order_id,
    at: row.at.toISOString(),
    amount: row.halalas === null ? null : toRiyals(row.halalas),
    name: f_name === null ? null : personName({ f_name, l_name: l_name ?? '' }, locale),
  }
}
