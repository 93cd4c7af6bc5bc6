import { describe, expect, it } from 'vitest'
import { seasons } from '#demo/reference/reference.ts'
import { closedSeasonName, type SeasonGoods, seasonVerdict, seasonWarning } from './seasons.ts'

/** The announced seasons, with codes for species and regions. */
const announced = seasons.map((season) => ({
  code: season.code,
  kind: season.kind,
  from: season.from,
  to: season.to,
  gear: season.gear ?? null,
  min_size_cm: season.min_size_cm ?? null,
  rule: { ar: season.rule_ar, en: season.rule_en },
  fish_ids: season.species,
  region_ids: season.regions,
}))

const wild = { origin: 'local', farmed: false } as const

function verdictOf(fishId: string, regionId: string, day: string, more: Partial<SeasonGoods<string>> = {}) {
  const { refusal, warnings } = seasonVerdict(announced, { fishId, regionId, day, ...wild, ...more })
  return {
    closed: refusal ? [refusal.season.code, refusal.until] : null,
    warnings: warnings.map(({ reason }) => reason),
  }
}

describe('seasonVerdict for local wild fish', () => {
  it.each([
    ['shrimp-tiger', 'eastern', '2027-03-10', ['shrimp-gulf', '2027-07-31']],
    ['shrimp-jinga', 'eastern', '2027-02-01', ['shrimp-gulf', '2027-07-31']],
    ['shrimp-tiger', 'eastern', '2027-07-31', ['shrimp-gulf', '2027-07-31']],
    ['shrimp-tiger', 'eastern', '2026-10-20', null],
    ['shrimp-tiger', 'eastern', '2026-08-01', null],
    ['shrimp-tiger', 'eastern', '2026-12-31', null],
    ['shrimp-tiger', 'eastern', '2027-01-31', null],
    ['shrimp-tiger', 'makkah', '2027-03-10', null],
    ['najil', 'jazan', '2027-04-15', ['najil-taradi', '2027-05-31']],
    ['taradi', 'tabuk', '2027-04-01', ['najil-taradi', '2027-05-31']],
    ['najil', 'jazan', '2027-05-31', ['najil-taradi', '2027-05-31']],
    ['najil', 'jazan', '2027-03-31', null],
    ['najil', 'jazan', '2027-06-01', null],
    ['najil', 'eastern', '2027-04-15', null],
    ['lobster-spiny', 'makkah', '2026-10-14', ['lobster-red-sea', '2027-07-14']],
    ['lobster-spiny', 'makkah', '2026-12-31', ['lobster-red-sea', '2027-07-14']],
    ['lobster-spiny', 'makkah', '2027-01-01', ['lobster-red-sea', '2027-07-14']],
    ['lobster-spiny', 'makkah', '2027-07-14', ['lobster-red-sea', '2027-07-14']],
    ['lobster-spiny', 'makkah', '2027-07-15', null],
    ['bagha', 'madinah', '2026-07-01', ['bagha-madinah', '2026-10-15']],
    ['bagha', 'madinah', '2026-10-16', null],
    ['hamour', 'eastern', '2027-04-15', null],
  ] as const)('returns the closed season of %s in %s on %s', (fish, region, day, expected) => {
    expect(verdictOf(fish, region, day).closed).toEqual(expected)
  })

  it('warns but does not refuse if a closed season applies only to certain gear', () => {
    expect(verdictOf('kanad', 'eastern', '2026-09-01')).toEqual({ closed: null, warnings: ['gear'] })
    expect(verdictOf('kanad', 'eastern', '2026-10-15').warnings).toEqual(['gear'])
    expect(verdictOf('kanad', 'eastern', '2026-10-16').warnings).toEqual([])
    expect(verdictOf('kanad', 'makkah', '2026-09-01').warnings).toEqual([])
  })

  it('warns of a season without dates and of a minimum size', () => {
    expect(verdictOf('crab-blue', 'eastern', '2027-04-01')).toEqual({
      closed: null,
      warnings: ['no_dates', 'min_size'],
    })
    expect(verdictOf('shrimp-indian-white', 'madinah', '2027-04-01').warnings).toEqual(['no_dates'])
    expect(verdictOf('lobster-spiny', 'jazan', '2027-08-01').warnings).toEqual(['min_size'])
  })

  it('returns only the refusal, without warnings, if the season is closed', () => {
    expect(verdictOf('lobster-spiny', 'jazan', '2027-01-01').warnings).toEqual([])
  })
})

describe('seasonVerdict for imported and farmed fish', () => {
  it.each([
    [{ origin: 'imported', farmed: false }, 'imported'],
    [{ origin: 'imported', farmed: true }, 'imported'],
    [{ origin: 'local', farmed: true }, 'farmed'],
  ] as const)('returns only a warning in a closed season: %o', (goods, reason) => {
    expect(verdictOf('najil', 'jazan', '2027-04-15', goods)).toEqual({ closed: null, warnings: [reason] })
    expect(verdictOf('najil', 'jazan', '2027-06-15', goods).warnings).toEqual([])
    expect(verdictOf('crab-blue', 'eastern', '2027-04-01', goods).warnings).toEqual([])
  })
})

describe('seasonVerdict', () => {
  const season = { ...announced[0]!, fish_ids: ['x'], region_ids: ['y'], kind: 'closed' } as const
  const closedOn = (days: { from: string; to: string }, day: string) =>
    seasonVerdict([{ ...season, ...days }], { fishId: 'x', regionId: 'y', day, ...wild }).refusal?.until

  it('handles leap years', () => {
    const days = { from: '01-10', to: '02-29' }
    expect(closedOn(days, '2028-02-29')).toBe('2028-02-29')
    expect(closedOn(days, '2027-02-28')).toBe('2027-02-28')
    expect(closedOn(days, '2027-03-01')).toBeUndefined()
  })

  it('names the season that ends last if two closed seasons overlap', () => {
    const short = { ...season, from: '04-01', to: '04-30' }
    const long = { ...season, from: '04-10', to: '06-30' }
    for (const both of [
      [short, long],
      [long, short],
    ]) {
      const { refusal } = seasonVerdict(both, { fishId: 'x', regionId: 'y', day: '2027-04-15', ...wild })
      expect(refusal?.until).toBe('2027-06-30')
    }
  })
})

it('seasonWarning and closedSeasonName have texts in both languages', () => {
  const [shrimp] = announced
  expect(closedSeasonName(shrimp!)).toEqual({
    ar: 'خارج موسم صيد الروبيان في الخليج العربي',
    en: 'Outside the Gulf shrimp fishing season',
  })
  expect(closedSeasonName(announced[2]!)).toEqual(announced[2]!.rule)
  for (const reason of ['gear', 'no_dates', 'min_size', 'imported', 'farmed'] as const) {
    const { ar, en } = seasonWarning(reason, { rule: announced[3]!.rule, min_size_cm: 25 })
    expect(ar).toMatch(/[\u0600-\u06ff]/)
    expect(en).toMatch(/^[A-Z][ -~]+$/)
    if (reason === 'min_size') expect([ar, en].every((text) => text.includes('25'))).toBe(true)
  }
})
