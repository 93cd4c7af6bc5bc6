import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { bothLanguages, clearable, entry, optional, problem, text, whole, yesNo } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { shortTable } from '../table.ts'
import { code, Named } from './listFields.ts'

/** Closed and open seasons of the catch, announced each year (contract, section 8). */

export const seasonKinds = ['closed', 'open'] as const

export const ListedSeason = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(seasonKinds),
  fish: z.array(Named),
  regions: z.array(Named),
  /** The first and the last day, as `MM-DD` of every year. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  gear: z.nullable(z.string()),
  min_size_cm: z.nullable(z.number()),
  year: z.nullable(z.number()),
  rule: z.string(),
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), rule: z.string() })),
  source: z.string(),
  hidden: z.boolean(),
  /** Other seasons that close the same fish in the same region on some of the same days. */
  overlaps: z.array(z.object({ id: z.number(), rule: z.string() })),
})
export type ListedSeason = z.output<typeof ListedSeason>

/** A day of every year, `MM-DD`. */
function yearDay() {
  const exists = (typed: string) => {
    const [, month, day] = /^(\d{2})-(\d{2})$/.exec(typed) ?? []
    // Checked in a leap year, so that 29 February is valid.
    const date = new Date(Date.UTC(2024, Number(month) - 1, Number(day)))
    return month !== undefined && date.toISOString().slice(5, 10) === typed
  }
  return z.string().check(
    z.trim(),
    z.refine((typed) => /^\d{2}-\d{2}$/.test(typed) && exists(typed), problem({ code: 'year_day' })),
  )
}

const several = z.array(entry()).check(
  z.refine((found) => found.length > 0, problem({ code: 'required' })),
  z.refine(
    (found) => found.length <= limits.seasonFish,
    problem({ code: 'too_many', bound: limits.seasonFish }),
  ),
)

const fields = {
  code: optional(code()),
  kind: optional(z.enum(seasonKinds)),
  from: clearable(yearDay()),
  to: clearable(yearDay()),
  /** The gear to which the season is limited; such a season only warns. */
  gear: clearable(text(limits.text.name)),
  min_size_cm: clearable(whole(1, 500)),
  /** The year of the announcement. */
  year: clearable(whole(2000, 2100)),
  source: clearable(text(limits.text.line)),
  hidden: optional(yesNo()),
}
const rule = bothLanguages(limits.text.line)
const newSeason = z.object({ ...fields, fish_ids: several, region_ids: several, rule })
const seasonChange = z.object({
  ...fields,
  fish_ids: z.optional(several),
  region_ids: z.optional(several),
  rule: optional(rule),
})
export type NewSeason = z.output<typeof newSeason>
export type SeasonChange = z.output<typeof seasonChange>

const from = 'contract 8, operator/seasons'

export const listAllSeasons = call('GET operator/seasons', {
  who: 'staff',
  from,
  query: z.object({
    ...shortTable(['from', 'year', 'rule']),
    fish_id: optional(entry()),
    region_id: optional(entry()),
    hidden: optional(yesNo()),
  }),
  answer: pageOf(ListedSeason),
})

export const addSeason = call('POST operator/seasons', {
  who: 'editor',
  from,
  body: newSeason,
  answer: ListedSeason,
  status: 201,
})

export const changeSeason = call('POST operator/seasons/{id}', {
  who: 'editor',
  from,
  params: z.object({ id: entry() }),
  body: seasonChange,
  answer: ListedSeason,
  refuses: ['not_found'],
})
