import type { Pair } from '../base/locale.ts'
import type { Origin } from './contract.ts'

/**
 * The facts of a season that the rule needs. `Key` identifies species and regions, by ids or by codes of reference data.
 */
export interface SeasonFacts<Key = number> {
  readonly fish_ids: readonly Key[]
  readonly region_ids: readonly Key[]
  /** `open`: the catch of local wild fish is closed outside of from..to. */
  readonly kind: 'open' | 'closed'
  /** `MM-DD`, every year; when `from` is after `to`, the season spans the new year. */
  readonly from: string | null
  readonly to: string | null
  readonly gear: string | null
  readonly min_size_cm: number | null
}

/** The goods of a listing, with place and day. */
export interface SeasonGoods<Key = number> {
  readonly fishId: Key
  /** The region of the goods' city. */
  readonly regionId: Key
  readonly origin: Origin
  readonly farmed: boolean
  /** A day in Riyadh, `YYYY-MM-DD`. */
  readonly day: string
}

/** The reason of a warning. */
export type SeasonReason = 'gear' | 'no_dates' | 'min_size' | 'imported' | 'farmed'

export interface SeasonVerdict<Season> {
  /** The season that forbids the listing, and its last day as `YYYY-MM-DD`. */
  readonly refusal: { readonly season: Season; readonly until: string } | null
  readonly warnings: readonly { readonly reason: SeasonReason; readonly season: Season }[]
}

/**
 * Whether goods may be listed on a day (contract 2, product/create). A season with both dates that applies to all gear
 * forbids local wild fish. A season without dates or for certain gear only warns, and so does a minimum size. Imported and
 * farmed goods are never forbidden, but get a note if the season would forbid local wild fish.
 */
export function seasonVerdict<Key, Season extends SeasonFacts<Key>>(
  seasons: readonly Season[],
  goods: SeasonGoods<Key>,
): SeasonVerdict<Season> {
  const applicable = seasons.filter(
    ({ fish_ids, region_ids }) => fish_ids.includes(goods.fishId) && region_ids.includes(goods.regionId),
  )
  const closed = applicable.flatMap((season) => {
    const until = season.gear === null ? closedUntil(season, goods.day) : undefined
    return until === undefined ? [] : [{ season, until }]
  })
  const [last] = closed.toSorted((one, other) => (one.until < other.until ? 1 : -1))
  if (goods.origin === 'local' && !goods.farmed) {
    const warnings = applicable.flatMap((season) =>
      reasonsOf(season, goods.day).map((reason) => ({ reason, season })),
    )
    return { refusal: last ?? null, warnings: last ? [] : warnings }
  }
  const reason = goods.origin === 'imported' ? 'imported' : 'farmed'
  return { refusal: null, warnings: last ? [{ reason, season: last.season }] : [] }
}

/** The text of a warning. A page that has the rule in only one language passes it for both languages. */
export function seasonWarning(
  reason: SeasonReason,
  { rule, min_size_cm }: { readonly rule: Pair; readonly min_size_cm: number | null },
): Pair {
  const words: Record<SeasonReason, Pair> = {
    gear: {
      ar: `${rule.ar}، وما صيد بأداة أخرى مسموح`,
      en: `${rule.en}. Fish caught by other gear can be sold`,
    },
    no_dates: {
      ar: `${rule.ar}. راجع المواعيد المعلنة هذا العام`,
      en: `${rule.en}. Check the dates announced this year`,
    },
    min_size: {
      ar: `الحد الأدنى للحجم ${min_size_cm ?? 0} سم`,
      en: `The minimum size that can be sold is ${min_size_cm ?? 0} cm`,
    },
    imported: {
      ar: 'مستورد: موسم الحظر المحلي لا يشمله',
      en: 'Imported: the closed season does not apply',
    },
    farmed: { ar: 'مستزرع: موسم الحظر لا يشمله', en: 'Farmed: the closed season does not apply' },
  }
  return words[reason]
}

/** The name of a season that forbids a listing: outside of an open season, or within a closed season. */
export function closedSeasonName({
  kind,
  rule,
}: {
  readonly kind: SeasonFacts['kind']
  readonly rule: Pair
}): Pair {
  return kind === 'closed' ? rule : { ar: `خارج ${rule.ar}`, en: `Outside the ${rule.en}` }
}

/** The last day of the closure that includes this day; undefined when the catch is open. */
function closedUntil<Key>({ kind, from, to }: SeasonFacts<Key>, day: string): string | undefined {
  if (from === null || to === null) return undefined
  const within = isWithin(from, to, day.slice(5))
  if (kind === 'closed') return within ? nextDay(to, day) : undefined
  return within ? undefined : dayBefore(nextDay(from, day))
}

function reasonsOf<Key>(season: SeasonFacts<Key>, day: string): SeasonReason[] {
  const { from, to, gear, min_size_cm } = season
  const dated = from !== null && to !== null
  const reasons: SeasonReason[] = []
  if (gear !== null) {
    if (!dated || closedUntil(season, day) !== undefined) reasons.push('gear')
  } else if (!dated && (from !== null || to !== null || min_size_cm === null)) reasons.push('no_dates')
  if (min_size_cm !== null) reasons.push('min_size')
  return reasons
}

function isWithin(from: string, to: string, monthDay: string): boolean {
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
}

/** The next date with this month and day; it can be today. 29 February stands for the last day of February in every year. */
function nextDay(monthDay: string, day: string): string {
  const year = Number(day.slice(0, 4)) + (monthDay < day.slice(5) ? 1 : 0)
  const month = Number(monthDay.slice(0, 2))
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return written(Date.UTC(year, month - 1, Math.min(Number(monthDay.slice(3)), last)))
}

function dayBefore(day: string): string {
  return written(Date.parse(`${day}T00:00:00Z`) - 86_400_000)
}

const written = (at: number) => new Date(at).toISOString().slice(0, 10)
