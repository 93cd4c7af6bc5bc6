import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { insertAudit } from '../store.ts'
import { insertNote } from './store.ts'

/** Adds a note to an order; only staff can read the note. Refuses: not_found; forbidden to viewers. */
export function noteBeside(
  db: Database,
  caller: Pick<Caller, 'id' | 'staff'>,
  { id, note, now }: { readonly id: number; readonly note: string; readonly now: Date },
): Promise<void> {
  if (caller.staff === 'viewer') throw new Refusal('forbidden')
  return db.transaction(async (tx) => {
    if (!(await insertNote(tx, { orderId: id, authorId: caller.id, note, now })))
      throw new Refusal('not_found')
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'order.note',
      record: { type: 'order', id },
      before: null,
      after: null,
      note,
    })
  })
}
