import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import { readingFrom } from '#platform/database/readMode.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { dayStart, riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { asLocale, defaultLocale, type Locale } from '#shared/base/locale.ts'
import { cardPath, feedPath, paths, sharePicturePath } from '#shared/base/paths.ts'
import { indexPlaces } from '#shared/prices/choices.ts'
import type { OriginOf } from '../../base/pages/origin.ts'
import { loadPricesOf } from '../figures/prices.ts'
import { type FishRow, findFish } from '../figures/store.ts'
import { loadIndex } from '../index/present.ts'
import { cardOf, cardPage } from './card.ts'
import { loadDaily, loadNewest } from './daily.ts'
import { feedOf } from './feed.ts'
import { dailyCsv, dailyJson, dataPath, indexCsv, indexJson, schemaOf } from './files.ts'
import { drawPicture } from './picture.ts'
import { type PublicFile, publicFile, sendPublic } from './sending.ts'
import { loadSiteName } from './store.ts'

interface Deps {
  readonly db: Database
  readonly originOf: OriginOf
  readonly clock: Clock
  readonly dataDir: string
}

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const
type Format = 'csv' | 'json'

/** The number of days in a feed. */
const feedDays = 14

/** Serves open data, feeds, cards for other sites and pictures for sharing (contract, section 2, Prices). */
export function servePriceData(app: FastifyInstance, deps: Deps): void {
  const { db, originOf, clock } = deps
  // A file is computed at most every ten seconds, because the file of a year of a species has some megabytes.
  const files = new ShortCache<PublicFile>({ lifeMs: 10_000, most: 100 })
  const cached = (key: string, make: (now: Date) => Promise<PublicFile>) =>
    files.get(key, () => readingFrom('replica', async () => make(await clock())))

  app.get(`${dataPath}/schema.json`, (request, reply) =>
    sendPublic(
      request,
      reply,
      publicFile(schemaOf(originOf(request.raw)), { type: types.json, changed: startedAt, maxAgeS: 3_600 }),
    ),
  )

  app.get<{ Params: { file: string } }>(`${dataPath}/daily/:file`, async (request, reply) => {
    const [, day = '', format] = /^(\d{4}-\d{2}-\d{2})\.(csv|json)$/.exec(request.params.file) ?? []
    if (!format || !dayStart(day)) throw new Refusal('not_found')
    const make = (now: Date) => dailyFile(db, { fish: null, from: day, to: day }, format as Format, now)
    return sendPublic(request, reply, await cached(`daily ${day} ${format}`, make))
  })

  app.get<{ Params: { code: string; file: string } }>(
    `${dataPath}/fish/:code/:file`,
    async (request, reply) => {
      const { code, file } = request.params
      const [, lang] = /^feed\.(ar|en)\.atom$/.exec(file) ?? []
      const [, year, format] = /^(\d{4})\.(csv|json)$/.exec(file) ?? []
      if (!lang && !format) throw new Refusal('not_found')
      const fish = await findFish(db, code)
      if (!fish) throw new Refusal('not_found')
      if (lang) return sendPublic(request, reply, await feed(request, lang as Locale, fish))
      const range = { fish, from: `${year}-01-01`, to: `${year}-12-31` }
      return sendPublic(
        request,
        reply,
        await cached(`${code} ${year} ${format}`, (now) => dailyFile(db, range, format as Format, now)),
      )
    },
  )

  app.get<{ Params: { file: string } }>(`${dataPath}/:file`, async (request, reply) => {
    const { file } = request.params
    const [, lang] = /^feed\.(ar|en)\.atom$/.exec(file) ?? []
    if (lang) return sendPublic(request, reply, await feed(request, lang as Locale, null))
    const [, format] = /^weekly-index\.(csv|json)$/.exec(file) ?? []
    if (!format) throw new Refusal('not_found')
    return sendPublic(request, reply, await cached(file, () => indexFile(db, format as Format)))
  })

  app.get<{ Params: { code: string } }>(cardPath(':code'), async (request, reply) => {
    const locale = asLocale((request.query as { lang?: unknown }).lang) ?? defaultLocale
    const now = await clock()
    const prices = await readingFrom('replica', () =>
      loadPricesOf(db, request.params.code, country, { locale, now }),
    )
    const { html, policy } = cardPage(prices, {
      locale,
      origin: originOf(request.raw),
      siteName: await loadSiteName(db, locale),
    })
    return reply
      .removeHeader('x-frame-options')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=300')
      .header('content-language', locale)
      .type('text/html; charset=utf-8')
      .send(html)
  })

  const pictures = new ShortCache<Buffer>({ lifeMs: 300_000, most: 200, flightMs: 10_000 })
  app.get<{ Params: { file: string } }>(sharePicturePath(':file'), async (request, reply) => {
    const [, code = '', lang] = /^([\w-]{1,60})\.(ar|en)\.png$/.exec(request.params.file) ?? []
    if (!lang) throw new Refusal('not_found')
    const locale = lang as Locale
    const now = await clock()
    const prices = await readingFrom('replica', () => loadPricesOf(db, code, country, { locale, now }))
    const siteName = await loadSiteName(db, locale)
    const card = cardOf(prices, locale)
    const png = await pictures.get(JSON.stringify([card, locale, siteName]), () =>
      drawPicture(card, { locale, siteName, dataDir: deps.dataDir }),
    )
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=3600')
      .type('image/png')
      .send(png)
  })

  async function feed(request: FastifyRequest, locale: Locale, fish: FishRow | null): Promise<PublicFile> {
    const origin = originOf(request.raw)
    return cached(`${origin} ${locale} ${fish?.code ?? ''}`, async (now) => {
      const [newest, siteName] = await Promise.all([
        loadNewest(db, fish, feedDays, now),
        loadSiteName(db, locale),
      ])
      const text = feedOf({
        locale,
        origin,
        path: feedPath(locale, fish?.code),
        page: fish ? paths.fishPrices(fish.code) : paths.prices(),
        fish: fish ? fish[`name_${locale}`] : null,
        siteName,
        ...newest,
      })
      return publicFile(text, { type: types.atom, changed: newest.changed, maxAgeS: 300 })
    })
  }
}

const country = { grain: 'day', place: 'all', source: undefined, channel: null, size: null } as const

/** The time of the last change of the schema, which can change only with a new version of the server. */
const startedAt = new Date()

async function dailyFile(
  db: Sql,
  range: Parameters<typeof loadDaily>[1],
  format: Format,
  now: Date,
): Promise<PublicFile> {
  const { prices, changed } = await loadDaily(db, range, now)
  const text = format === 'csv' ? dailyCsv(prices) : dailyJson(prices)
  return publicFile(text, { type: types[format], changed, maxAgeS: range.to < riyadhDay(now) ? 3_600 : 60 })
}

async function indexFile(db: Sql, format: Format): Promise<PublicFile> {
  const indexes = await Promise.all(indexPlaces.map((place) => loadIndex(db, place, defaultLocale)))
  const times = indexes.flatMap(({ weeks }) =>
    weeks.map(({ revised_at, week }) => Date.parse(revised_at ?? week)),
  )
  const changed = times.length > 0 ? new Date(Math.max(...times)) : startedAt
  return publicFile(format === 'csv' ? indexCsv(indexes) : indexJson(indexes), {
    type: types[format],
    changed,
    maxAgeS: 3_600,
  })
}
