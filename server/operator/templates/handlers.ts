import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { paged } from '#shared/base/page.ts'
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  type ReplyTemplate,
  removeTemplate,
} from '#shared/operator/support/templates.ts'
import { addTemplateBy, changeTemplateBy, removeTemplateBy } from './actions.ts'
import { listTemplateRows, type TemplateRow, type TemplateValues } from './store.ts'

/** Templates of answers to contact messages (contract, section 8). */
export const templateHandlers = ({ db }: { readonly db: Database }) => [
  handle(listTemplates, async ({ query }) => {
    const { rows, count } = await listTemplateRows(db, query)
    return paged(rows.map(templateOf), count, query)
  }),

  handle(addTemplate, async ({ body }, { caller }) => ({
    id: await addTemplateBy(db, caller, valuesOf(body)),
    ...body,
  })),

  handle(changeTemplate, async ({ params: { id }, body }, { caller }) => {
    await changeTemplateBy(db, caller, { id, ...valuesOf(body) })
    return { id, ...body }
  }),

  handle(removeTemplate, async ({ params: { id } }, { caller }) => {
    await removeTemplateBy(db, caller, id)
    return {}
  }),
]

const templateOf = ({ id, name_ar, name_en, body_ar, body_en }: TemplateRow): ReplyTemplate => ({
  id,
  name: { ar: name_ar, en: name_en },
  body: { ar: body_ar, en: body_en },
})

const valuesOf = ({ name, body }: Omit<ReplyTemplate, 'id'>): TemplateValues => ({
  name_ar: name.ar,
  name_en: name.en,
  body_ar: body.ar,
  body_en: body.en,
})
