import type { Season } from '#shared/products/listing.ts'
import { type SeasonReason, seasonVerdict } from '#shared/products/seasons.ts'
import type { Source } from '../state/listing.ts'

/** The notice about a season in the form: the season is open, a warning, or a refusal. */
export type SeasonNotice =
  | { readonly kind: 'open'; readonly season: Season; readonly until: string; readonly days: number }
  | { readonly kind: 'warns'; readonly season: Season; readonly reason: SeasonReason }
  | { readonly kind: 'closed'; readonly season: Season; readonly until: string }

type Goods = {
  readonly fishId: number
  readonly regionId: number
  readonly source: Source | null
  /** `YYYY-MM-DD` in Riyadh. */
  readonly day: string
}

/**
 * The notices about the seasons of the goods, by the server's rule. If the origin is not chosen yet, the
 * goods count as local, because seasons apply to local goods.
 */
export function seasonNotices(
  seasons: readonly Season[],
  { fishId, regionId, source, day }: Goods,
): SeasonNotice[] {
  const origin = source === 'imported' ? 'imported' : 'local'
  const farmed = source === 'farmed'
  const verdict = seasonVerdict(seasons, { fishId, regionId, origin, farmed, day })
  if (verdict.refusal) return [{ kind: 'closed', ...verdict.refusal }]
  const warnings = verdict.warnings.map((warning) => ({ kind: 'warns' as const, ...warning }))
  const bound = origin === 'local' && !farmed
  const running = seasons.find(
    ({ fish_ids, region_ids, kind, from, to, gear }) =>
      kind === 'open' && from && to && !gear && fish_ids.includes(fishId) && region_ids.includes(regionId),
  )
  if (!bound || !running?.to) return warnings
  const until = next(running.to, day)
  const days = Math.round((Date.parse(until) - Date.parse(day)) / 86_400_000)
  return [{ kind: 'open', season: running, until, days }, ...warnings]
}

/** The next date with this month and day, including today. */
function next(monthDay: string, day: string): string {
  const year = Number(day.slice(0, 4)) + (monthDay < day.slice(5) ? 1 : 0)
  return `${year}-${monthDay}`
}
