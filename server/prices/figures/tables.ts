import type { Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { statisticsDays } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { SourceChoice } from '#shared/prices/choices.ts'
import type { ShownFigure } from '#shared/prices/contract.ts'
import { addDays } from '#shared/prices/periods.ts'
import { sourcesOfDays } from './kept.ts'
import { loadMarkets, marketOf, partsOf } from './prices.ts'
import { type Choice, listDetails } from './store.ts'

type Asked = Choice & { readonly source: SourceChoice }
type Reading = { readonly locale: Locale; readonly now: Date }

/**
 * Whether a table of the page of a species publishes the figure of these days: a market today or in the last 7 days, or a source,
 * sale type or size of the last 30 days. A chart may hide the same sales, because a table hides parts by its own total.
 */
export async function isOpenInTable(
  db: Sql,
  asked: Asked,
  { from, to }: { readonly from: string; readonly to: string },
  reading: Reading,
): Promise<boolean> {
  const today = riyadhDay(reading.now)
  if (to !== today) return false
  const shown =
    from === addDays(today, 1 - statisticsDays)
      ? await partOf(db, asked, from, reading)
      : await marketFigure(db, asked, from, reading)
  return Boolean(shown?.figure)
}

async function partOf(
  db: Sql,
  asked: Asked,
  from: string,
  { locale, now }: Reading,
): Promise<ShownFigure | undefined> {
  const { channel, size, source } = asked
  if (channel !== null && size !== null) return undefined
  const days = await sourcesOfDays(db, { grain: 'day', from, to: riyadhDay(now) }, now)
  const parts = partsOf(await listDetails(db, asked, days), asked.sources, locale)
  if (channel !== null) return parts.channels.find(({ key }) => key === channel)
  if (size !== null) return parts.sizes.find(({ key }) => key === String(size))
  return parts.sources.find(({ key }) => key === source)
}

async function marketFigure(
  db: Sql,
  { fishId, place, channel, size, source }: Asked,
  from: string,
  reading: Reading,
): Promise<ShownFigure | undefined> {
  const id = marketOf(place)
  if (id === null || channel !== null || size !== null) return undefined
  const today = riyadhDay(reading.now)
  const days = await sourcesOfDays(db, { grain: 'day', from: addDays(today, -13), to: today }, reading.now)
  const markets = await loadMarkets(db, { fishId, source, from: days }, reading)
  const own = markets.find(({ shown }) => shown.market.id === id)?.shown
  if (from === today) return own?.today
  return from === addDays(today, -6) ? own?.week : undefined
}
