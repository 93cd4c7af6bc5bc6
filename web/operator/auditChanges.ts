import type { AuditEntry } from '#shared/operator/records.ts'
import { type auditText, fields, states } from './auditMessages.ts'

export type Change = {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** Named on both sides, and not the same. */
  readonly changed: boolean
}

/** The fields of both sides, in the order in which they were written; the same on both sides says nothing. */
export function changesOf(before: AuditEntry['before'], after: AuditEntry['after']): readonly Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((field) => {
      const [was, is] = [before?.[field], after?.[field]]
      return {
        field,
        before: was,
        after: is,
        changed: was !== undefined && is !== undefined && !same(was, is),
      }
    })
    .filter(({ before, after }) => !same(before, after))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Words = typeof auditText

/** Whether a field has a name in words; the others are shown as they are called. */
export function isField(name: string): name is (typeof fields)[number] & keyof Words {
  return (fields as readonly string[]).includes(name)
}

export function isState(value: string): value is (typeof states)[number] & keyof Words {
  return (states as readonly string[]).includes(value)
}
