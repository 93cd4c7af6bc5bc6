import { type FieldProblems, refuseProblems } from '#shared/base/errors.ts'
import type { Masters } from '../masters/masters.ts'
import type { ListedRow } from '../masters/store.ts'

/** Refuses filters with unknown list entries. Hidden entries are allowed in filters. */
export function requireListed(
  { byId }: Masters,
  filters: {
    readonly category_id?: readonly number[] | undefined
    readonly fish_type_id?: readonly number[] | undefined
    readonly size_id?: readonly number[] | undefined
    readonly status_id?: readonly number[] | undefined
  },
  statuses: readonly { readonly id: number }[],
): void {
  refuseUnless({
    category_id: filters.category_id?.every((id) => byId.categories.has(id)) ?? true,
    fish_type_id: filters.fish_type_id?.every((id) => byId.fishTypes.has(id)) ?? true,
    size_id: filters.size_id?.every((id) => byId.sizes.has(id)) ?? true,
    status_id: filters.status_id?.every((id) => statuses.some((status) => status.id === id)) ?? true,
  })
}

/** The problems of a form's choices: entries that are unknown or hidden. */
export function choiceProblems(
  { byId }: Masters,
  chosen: { readonly category_id: number; readonly fish_type_id: number; readonly size_id: number },
): FieldProblems {
  return problemsOf({
    category_id: offered(byId.categories.get(chosen.category_id)),
    fish_type_id: offered(byId.fishTypes.get(chosen.fish_type_id)),
    size_id: offered(byId.sizes.get(chosen.size_id)),
  })
}

const offered = (row: ListedRow | undefined) => row !== undefined && !row.hidden

function refuseUnless(valid: Readonly<Record<string, boolean>>): void {
  const problems = problemsOf(valid)
  refuseProblems(problems)
}

function problemsOf(valid: Readonly<Record<string, boolean>>): FieldProblems {
  const wrong = Object.keys(valid).filter((field) => !valid[field])
  return Object.fromEntries(wrong.map((field) => [field, [{ code: 'choice' as const }]]))
}
