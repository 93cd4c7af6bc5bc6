import type { AuditEntry } from '#shared/operator/records.ts'
import { type auditText, fields, states } from './messages.ts'

export type Change = {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** True if both sides have the field, with different values. */
  readonly changed: boolean
}

/** The fields that differ between the two sides, in the order of the log. */
export function changesOf(before: AuditEntry['before'], after: AuditEntry['after']): readonly Change[] {
  const [old, now] = [flat(before ?? {}), flat(after ?? {})]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => {
      const [was, is] = [old.get(field), now.get(field)]
      return {
        field,
        before: was,
        after: is,
        changed: was !== undefined && is !== undefined && !same(was, is),
      }
    })
    .filter(({ before, after }) => !same(before, after))
}

/** Flattens nested fields: the field `ar` of `name` becomes `name.ar`. */
function flat(fields: object, within = ''): Map<string, unknown> {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const field = within + name
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value)
    return inner ? [...flat(value, `${field}.`)] : [[field, value] as const]
  })
  return new Map(parts)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Words = typeof auditText

/** Whether a field has a text; fields without a text are shown by their code. */
export function isField(name: string): name is (typeof fields)[number] & keyof Words {
  return (fields as readonly string[]).includes(name)
}

/** The field without its language: `title_ar` and `name.ar` are the Arabic of `title` and `name`. */
export function splitLanguage(field: string): {
  readonly name: string
  readonly language: 'ar' | 'en' | null
} {
  const [, name, language] = /^(.+)[._](ar|en)$/.exec(field) ?? []
  return name && language
    ? { name, language: language === 'ar' ? 'ar' : 'en' }
    : { name: field, language: null }
}

export function isState(value: string): value is (typeof states)[number] & keyof Words {
  return (states as readonly string[]).includes(value)
}
