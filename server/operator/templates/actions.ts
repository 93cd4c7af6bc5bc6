import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { insertAudit } from '../store.ts'
import { deleteTemplate, insertTemplate, lockTemplate, type TemplateValues, updateTemplate } from './store.ts'

/** Adds a template of answers; returns its id. */
export function addTemplateBy(db: Database, caller: Caller, values: TemplateValues): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await insertTemplate(tx, values)
    await insertAudit(tx, { ...about(caller, id, 'template.add'), before: null, after: values })
    return id
  })
}

/** Changes a template. Equal values change nothing. Refuses: not_found. */
export function changeTemplateBy(
  db: Database,
  caller: Caller,
  { id, ...values }: TemplateValues & { readonly id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockTemplate(tx, id)
    if (!row) throw new Refusal('not_found')
    const names = (Object.keys(values) as (keyof TemplateValues)[]).filter(
      (name) => row[name] !== values[name],
    )
    if (names.length === 0) return
    await updateTemplate(tx, id, values)
    const only = (of: TemplateValues) => Object.fromEntries(names.map((name) => [name, of[name]]))
    await insertAudit(tx, { ...about(caller, id, 'template.change'), before: only(row), after: only(values) })
  })
}

/** Deletes a template; the audit log keeps its text. Refuses: not_found. */
export function removeTemplateBy(db: Database, caller: Caller, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockTemplate(tx, id)
    if (!row) throw new Refusal('not_found')
    await deleteTemplate(tx, id)
    await insertAudit(tx, { ...about(caller, id, 'template.remove'), before: row, after: null })
  })
}

const about = ({ id: actorId }: Caller, id: number, action: string) => ({
  actorId,
  action,
  record: { type: 'template', id },
  note: null,
})
