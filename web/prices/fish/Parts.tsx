import { Link } from '@tanstack/react-router'
import type { PricePart } from '#shared/prices/contract.ts'
import { addDays } from '#shared/prices/periods.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { FigureCell } from '../FigureCell.tsx'
import { fishText, seasonName } from '../messages.ts'
import { type FishSearch, type TradesSearch, tradesSearch } from '../search.ts'
import type { FishPricesAnswer } from './loadFish.ts'

/** The averages of the last 30 days by origin, sale type and size. Each of them links to its sales. */
export function Parts({
  prices: { parts, fish, choice, today },
  search,
}: {
  readonly prices: FishPricesAnswer
  readonly search: FishSearch
}) {
  const t = useText(fishText)
  const { place } = search
  const source = search.source ?? choice.source
  const groups = [
    { title: t.bySource, rows: parts.sources, limit: (key: string) => ({ source: key }) },
    { title: t.byChannel, rows: parts.channels, limit: (key: string) => ({ source, channel: key }) },
    { title: t.bySize, rows: parts.sizes, limit: (key: string) => ({ source, size: key }) },
  ].filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return null
  return (
    <Card as="section" padding="details" aria-labelledby="parts">
      <h2 id="parts" className="text-h3 font-bold">
        {t.parts}
      </h2>
      {groups.map(({ title, rows, limit }) => (
        <div key={title} className="mt-3">
          <h3 className="text-meta text-quiet">{title}</h3>
          <ul>
            {rows.map((row) => (
              <PartRow
                key={row.key}
                row={row}
                code={fish.code}
                search={rowsOf({ place, from: addDays(today, -29), to: today, ...limit(row.key) })}
              />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

/**
 * The query of the page with the sales of a part. Undefined for goods without a size: no filter selects them, so the link
 * would show all sizes.
 */
export function rowsOf(asked: Readonly<Record<string, unknown>>): TradesSearch | undefined {
  const { size, ...search } = tradesSearch(asked)
  if (size === undefined && 'size' in asked) return undefined
  return { ...search, ...(size !== undefined && { size }) }
}

function PartRow({
  row,
  code,
  search,
}: {
  readonly row: PricePart
  readonly code: string
  readonly search: TradesSearch | undefined
}) {
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-hairline text-dense first:border-0">
      {row.figure && search ? (
        <Link
          to="/prices/$fish/trades"
          params={{ fish: code }}
          search={search}
          className="touch min-w-0 text-primary hover:underline"
        >
          {row.name}
        </Link>
      ) : (
        <span className="min-w-0">{row.name}</span>
      )}
      <span className="flex items-baseline gap-x-4">
        {row.figure && <Kilograms kilograms={row.figure.quantity} className="text-meta text-quiet" />}
        <FigureCell shown={row} />
      </span>
    </li>
  )
}

/**
 * The average of each season over three years. Each season links to the chart by month, whose figures link to their
 * sales.
 */
export function Seasons({
  prices: { seasons, best_season, fish },
  search,
}: {
  readonly prices: FishPricesAnswer
  readonly search: FishSearch
}) {
  const t = useText(fishText)
  const locale = useLocale()
  if (seasons.length === 0) return null
  return (
    <Card as="section" padding="details" aria-labelledby="seasons">
      <h2 id="seasons" className="text-h3 font-bold">
        {best_season ? `${t.seasons}: ${seasonName(best_season, locale)}` : t.seasons}
      </h2>
      <p className="text-meta text-quiet">{best_season ? t.seasonsSub : t.noSeason}</p>
      <ul className="mt-1">
        {seasons.map(({ season, ...shown }) => (
          <li
            key={season}
            className="flex min-h-10 items-center justify-between gap-x-4 border-t border-hairline text-dense first:border-0"
          >
            <span className={season === best_season ? 'font-bold' : undefined}>
              {shown.figure ? (
                <Link
                  to="/prices/$fish"
                  params={{ fish: fish.code }}
                  search={{ ...search, grain: 'month' }}
                  className="touch text-primary hover:underline"
                >
                  {seasonName(season, locale)}
                </Link>
              ) : (
                seasonName(season, locale)
              )}
              {season === best_season && <span className="ms-2 text-meta text-palm">{t.best}</span>}
            </span>
            <FigureCell shown={shown} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
