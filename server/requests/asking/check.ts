import type { Sql } from '#platform/database/db.ts'
import { addDays, dayStart, startOfDay } from '#shared/base/dates.ts'
import { type FieldProblem, type FieldProblems, refuseProblems } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Chosen, findChosen, type Wanted } from '../store.ts'

/**
 * Reports all invalid fields of a request in one refusal (contract, requests/create). With `before`, the current request,
 * unchanged fields are not checked again: a list entry that has since been hidden, or a day that has passed, does not
 * prevent other changes. `pictured`: the request has its own picture.
 */
export async function requireFit(
  db: Sql,
  wanted: Wanted,
  { now, pictured, before }: { readonly now: Date; readonly pictured: boolean; readonly before?: Wanted },
): Promise<void> {
  const chosen = await findChosen(db, wanted)
  const day = wanted.neededBy === before?.neededBy ? undefined : dayProblem(wanted.neededBy, now)
  const problems: FieldProblems = {
    ...choicesOf(chosen, wanted, before),
    ...(day && { needed_by: [day] }),
    ...(!pictured && chosen.fish !== null && !chosen.pictured && { image: [{ code: 'required' }] }),
  }
  refuseProblems(problems)
}

const fields = {
  fish: 'fish_id',
  city: 'city_id',
  size: 'size',
  quality: 'quality',
} as const satisfies Partial<Record<keyof Wanted, string>>

/** The problems of choices that do not exist, or that are hidden and were changed. */
function choicesOf(chosen: Chosen, wanted: Wanted, before: Wanted | undefined): FieldProblems {
  const wrong = (Object.keys(fields) as (keyof typeof fields)[]).filter((key) => {
    if (wanted[key] === null) return false
    return chosen[key] === null || (chosen[`${key}_hidden`] && wanted[key] !== before?.[key])
  })
  return Object.fromEntries(wrong.map((key): [string, FieldProblem[]] => [fields[key], [{ code: 'choice' }]]))
}

function dayProblem(day: string | null, now: Date): FieldProblem | undefined {
  const at = day === null ? undefined : dayStart(day)
  const most = limits.request.mostDaysAhead
  if (!at) return undefined
  if (at < startOfDay(now)) return { code: 'past' }
  return at > addDays(startOfDay(now), most) ? { code: 'within_days', bound: most } : undefined
}
