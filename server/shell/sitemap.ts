import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { defaultLocale, type Locale, locales } from '#shared/base/locale.ts'
import { paths, productPath } from '#shared/base/paths.ts'
import type { OriginOf } from '../base/pages/origin.ts'
import { escaped } from '../base/pages/xml.ts'
import { listFish } from '../prices/figures/store.ts'
import { highestIds, idsPerPart, listMapped, type MappedKind, type MappedRow, mappedKinds } from './store.ts'

interface SitemapOptions {
  readonly db: Database
  readonly originOf: OriginOf
}

/** Serves `/robots.txt`, and `/sitemap.xml` with its parts, which list every public page in both languages. */
export function serveSitemap(app: FastifyInstance, { db, originOf }: SitemapOptions): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /profile\nAllow: /\n\nSitemap: ${originOf(request.raw)}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const highest = await highestIds(db)
    const parts = mappedKinds.flatMap((kind) =>
      Array.from({ length: Math.ceil(highest[kind] / idsPerPart) }, (_, part) => `${kind}-${part + 1}`),
    )
    const origin = originOf(request.raw)
    return sendXml(reply, indexOf(['pages', ...parts].map((part) => `${origin}/sitemaps/${part}.xml`)))
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { file } = request.params
    const origin = originOf(request.raw)
    if (file === 'pages.xml') {
      const fish = await listFish(db)
      const prices = fish.map(({ code }) => ({ path: paths.fishPrices(code) }))
      return sendXml(reply, mapOf(origin, [...pages, ...prices]))
    }
    const [, kind, part] = /^(products|auctions|requests|news)-([1-9]\d{0,5})\.xml$/.exec(file) ?? []
    if (!kind || !part) throw new Refusal('not_found')
    const last = Number(part) * idsPerPart
    const rows = await listMapped(db, kind as MappedKind, last - idsPerPart + 1, last)
    return sendXml(reply, mapOf(origin, rows.map(found[kind as MappedKind])))
  })
}

const cacheControl = 'public, max-age=600'

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header('cache-control', cacheControl).type('application/xml; charset=utf-8').send(xml)
}

/** A public page by its path, with the time of its last change if the time is known. */
interface Found {
  readonly path: string
  readonly changed?: Date
}

const pages: readonly Found[] = [
  paths.home(),
  paths.localMarket(),
  paths.internationalMarketMain(),
  paths.specialProducts(),
  paths.auctions(),
  paths.requests(),
  paths.prices(),
  paths.news(),
  paths.aboutUs(),
  paths.contactUs(),
  paths.terms(),
  paths.privacy(),
].map((path) => ({ path }))

const found: Record<MappedKind, (row: MappedRow) => Found> = {
  products: (row) => ({ path: productPath(row), changed: row.changed }),
  auctions: ({ id, changed }) => ({ path: paths.auctionDetails(id), changed }),
  requests: ({ id, changed }) => ({ path: paths.requestDetails(id), changed }),
  news: ({ id, changed }) => ({ path: paths.newsDetails(id), changed }),
}

function indexOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`)
  return `${head}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>\n`
}

/** One entry per page and language, each with the addresses of all languages. */
function mapOf(origin: string, all: readonly Found[]): string {
  const entries = all.flatMap(({ path, changed }) => {
    const address = origin + path
    const others = [
      ...locales.map((locale) => alternate(`${locale}-SA`, inLanguage(address, locale))),
      alternate('x-default', address),
    ].join('')
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return locales.map((locale) => {
      const loc = escaped(inLanguage(address, locale))
      return `<url><loc>${loc}</loc>${lastmod}${others}</url>`
    })
  })
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}

/** Arabic is the default and has no query parameter (as in web/app/head.ts). */
function inLanguage(address: string, locale: Locale): string {
  return locale === defaultLocale ? address : `${address}?lang=${locale}`
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
