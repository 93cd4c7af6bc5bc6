import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readingFrom } from '#platform/database/readMode.ts'
import { takes } from '#platform/http/encodings.ts'
import { hasWritten } from '#platform/http/recentWrite.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { sendFailure } from '#platform/logs/failures.ts'
import { Refusal } from '#shared/base/errors.ts'
import { asLocale, defaultLocale, type Locale } from '#shared/base/locale.ts'
import { offlinePath } from '#shared/base/paths.ts'
import { localeOf, storedLocale, wantedPage } from './address.ts'
import { openDevelopment } from './development.ts'
import type { OriginOf } from './origin.ts'
import { finishPage, newNonce, type Rendered, type RenderedPage } from './renderedPage.ts'
import { type Entry, type RenderDeps, renderPage } from './rendering.ts'
import { serveFiles } from './siteFiles.ts'

export interface PageServer {
  readonly entry: () => Promise<Entry>
  /** The browser's files: a built folder, or a handler in development. */
  readonly files: { readonly folder: string } | { readonly serve: DevelopmentFiles }
  readonly close: () => Promise<void>
}

type DevelopmentFiles = (request: FastifyRequest, reply: FastifyReply) => Promise<'served' | 'not ours'>

/** Opens the built site, or the sources through Vite with hot reloading. */
export async function openPages(
  options: { readonly distDir: string } | { readonly dev: true; readonly root: string },
): Promise<PageServer> {
  if ('dev' in options) return openDevelopment(options.root)
  const folder = resolve(options.distDir)
  const module = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as { default: Entry }
  return {
    entry: async () => module.default,
    files: { folder: join(folder, 'client') },
    close: async () => undefined,
  }
}

export interface PageDeps extends RenderDeps {
  /** Whether public reads go to a replica (replica.ts). */
  readonly hasReplica?: boolean
  readonly originOf: OriginOf
}

/** Serves the browser's files, and pages for every other path. */
export async function mountPages(app: FastifyInstance, pages: PageServer, deps: PageDeps): Promise<void> {
  const { files } = pages
  const built = 'folder' in files
  if (built) await serveFiles(app, files.folder)
  app.addHook('onClose', pages.close)
  // Public pages depend only on address and language, because the token is stored in the browser.
  const cache = new ShortCache<Rendered>({ worthKeeping: ({ status }) => status < 500 })
  app.answerCache?.vary('/', ({ headers }) => {
    const encoding = encodingOf(headers['accept-encoding'])
    return `${deps.originOf({ headers })} ${storedLocale(headers.cookie)} ${encoding}`
  })
  app.get<{ Querystring: { lang?: unknown } }>(offlineUrl, async (request, reply) => {
    const locale = asLocale(request.query.lang) ?? defaultLocale
    const { offline } = await pages.entry()
    const nonce = newNonce()
    const page = finishPage(200, offline(locale, nonce), { nonce, sources: deps.policySources })
    return sendPage(request, reply, page, { locale, built })
  })
  const busy = openBusy(pages, deps)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    errorHandler: async (error, request, reply) => {
      if (!(error instanceof Refusal && error.code === 'too_many_requests'))
        return sendFailure(error, request, reply)
      if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS))
      const locale = localeOf(request)
      return sendPage(request, reply, await busy(locale), { locale, built })
    },
    handler: async (request, reply) => {
      if (!built && (await files.serve(request, reply)) === 'served') return reply
      const entry = await pages.entry()
      const wanted = wantedPage(request, entry.knownQuery, deps.originOf)
      const render = () => renderPage(entry, wanted, deps)
      const key = `${wanted.locale} ${wanted.address}`
      // A browser that has just changed something gets a page that reads the primary and bypasses the cache.
      if (deps.hasReplica && hasWritten(request.headers))
        return sendPage(request, reply, await readingFrom('primary', render), {
          locale: wanted.locale,
          built,
        })
      const rendered = await (built ? cache.get(key, render) : render())
      return sendPage(request, reply, rendered, { locale: wanted.locale, built, until: cache.until(key) })
    },
  })
}

/** The page for the status 429. It is rendered once per language, so that many refused requests cost little. */
function openBusy(
  pages: PageServer,
  { policySources: sources }: PageDeps,
): (locale: Locale) => Promise<RenderedPage> {
  const rendered = new Map<Locale, RenderedPage>()
  return async (locale) => {
    const known = rendered.get(locale)
    if (known) return known
    const nonce = newNonce()
    const page = finishPage(429, (await pages.entry()).busy(locale, nonce), { nonce, sources })
    rendered.set(locale, page)
    return page
  }
}

const [offlineUrl = ''] = offlinePath(defaultLocale).split('?')

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  { locale, built, until = 0 }: { locale: Locale; built: boolean; until?: number },
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding, Cookie')
  if (!('html' in rendered))
    return reply.header('cache-control', 'no-cache').redirect(rendered.location, rendered.status)
  // In development Vite injects its own scripts and styles, which the policy would block.
  if (built) reply.header('content-security-policy', rendered.policy)
  else reply.removeHeader('content-security-policy')
  if (rendered.status >= 500) reply.header('retry-after', '2')
  reply
    .status(rendered.status)
    .type('text/html; charset=utf-8')
    .header('content-language', locale)
    .header('cache-control', rendered.status < 500 && rendered.status !== 429 ? 'no-cache' : 'no-store')
    .header('etag', rendered.etag)
  if (rendered.status === 200 && hasEtag(request, rendered.etag)) return reply.status(304).send()
  const encoding = encodingOf(request.headers['accept-encoding'])
  const bytes = await bytesOf(rendered, encoding)
  if (encoding) reply.header('content-encoding', encoding)
  reply.header('content-length', bytes.length)
  request.server.answerCache?.store(request, reply, bytes, until)
  return reply.send(request.method === 'HEAD' ? undefined : bytes)
}

function hasEtag(request: FastifyRequest, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',')
  return known.some((each) => each.trim().replace(/^W\//, '') === etag)
}

type Encoding = 'br' | 'gzip' | undefined

function encodingOf(header: string | string[] | undefined): Encoding {
  return (['br', 'gzip'] as const).find((encoding) => takes(encoding, header))
}

function bytesOf(page: RenderedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.brotli()
  return encoding === 'gzip' ? page.gzipped() : page.html
}
