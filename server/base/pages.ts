import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takes } from '#node/encodings.ts'
import type { Log } from '#node/log.ts'
import { ShortCache } from '#node/shortCache.ts'
import { asLocale, defaultLocale, type Locale } from '#shared/base/locale.ts'
import { offlinePath, serviceWorkerPath } from '#shared/base/paths.ts'
import { type Drawn, type DrawnPage, finishPage, type PolicySources } from './drawnPage.ts'

/** Answers a call of the API in this process: the envelope's `data`, or a thrown refusal. */
export type CallInProcess = (key: string, input: never, locale: Locale) => Promise<unknown>

/** The application's built entry (web/server.ts). */
interface Entry {
  readonly fetch: (request: Request, options: { context: DrawContext }) => Promise<Response>
  /** The query names that make a page another one. */
  readonly knownQuery: readonly string[]
  /** The page for a lost connection, whole and without data. */
  readonly offline: (locale: Locale) => string
}

/** What the application reads while it draws; web/base/serverContext.ts is the other half. */
interface DrawContext {
  readonly locale: Locale
  readonly origin: string
  readonly call: (key: string, input: unknown, locale: Locale) => Promise<unknown>
  readonly outcome: { status: number | null }
}

export interface PageServer {
  readonly entry: () => Promise<Entry>
  /** The browser's files: a built folder, or a function that answers in development. */
  readonly files: { readonly folder: string } | { readonly serve: DevelopmentFiles }
  readonly close: () => Promise<void>
}

type DevelopmentFiles = (request: FastifyRequest, reply: FastifyReply) => Promise<'served' | 'not ours'>

/** Opens the built site, or the sources through Vite with reloading in the browser. */
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

export interface PageDeps {
  readonly callInProcess: CallInProcess
  readonly log: Log
  /** Where the site is reached from outside; the request's own host where it is not set. */
  readonly publicUrl?: string | undefined
  readonly policySources?: PolicySources
}

/** Mounts the browser's files and, for every other path, the pages. */
export async function mountPages(app: FastifyInstance, pages: PageServer, deps: PageDeps): Promise<void> {
  const { files } = pages
  const built = 'folder' in files
  if (built) await serveFiles(app, files.folder)
  app.addHook('onClose', pages.close)
  // Public pages depend on address and language only, since the token lives in the browser.
  const cache = new ShortCache<Drawn>({ worthKeeping: ({ status }) => status < 500 })
  app.kept?.vary('/', ({ headers }) => {
    const origin = deps.publicUrl === undefined ? ownOrigin(headers) : ''
    return origin === undefined
      ? undefined
      : `${origin} ${storedLocale(headers.cookie)} ${encodingOf(headers['accept-encoding'])}`
  })
  app.get<{ Querystring: { lang?: unknown } }>(offlineUrl, async (request, reply) => {
    const locale = asLocale(request.query.lang) ?? defaultLocale
    const { offline } = await pages.entry()
    return sendPage(request, reply, finishPage(200, offline(locale), deps.policySources ?? {}), {
      locale,
      built,
    })
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (!built && (await files.serve(request, reply)) === 'served') return reply
      const entry = await pages.entry()
      const wanted = wantedPage(request, entry.knownQuery, deps.publicUrl)
      const draw = () => drawPage(entry, wanted, deps)
      const key = `${wanted.locale} ${wanted.address}`
      const drawn = await (built ? cache.get(key, draw) : draw())
      return sendPage(request, reply, drawn, { locale: wanted.locale, built, until: cache.until(key) })
    },
  })
}

const [offlineUrl = ''] = offlinePath(defaultLocale).split('?')

/** Names carry a hash of their content, so that browsers may keep them for ever. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const shared = { decorateReply: false, preCompressed: true, index: false, dotfiles: 'deny' } as const
  await app.register(fastifyStatic, {
    ...shared,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
    setHeaders: workerHeaders,
  })
}

/** The worker is asked for anew with every visit, and may fetch what it answers with; nothing else. */
function workerHeaders(reply: FastifyReply, path: string): void {
  const name = path.replaceAll('\\', '/').replace(/\.(br|gz)$/, '')
  if (!name.endsWith(serviceWorkerPath)) return
  reply.header('cache-control', 'no-cache')
  reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
}

interface WantedPage {
  readonly locale: Locale
  readonly origin: string
  /** Origin, path and the known query names in one order: the page's key and what is drawn. */
  readonly address: string
}

/** `?lang=` for this visit, else the stored choice, else Arabic; never the browser's preference (contract, section 9). */
function wantedPage(
  request: FastifyRequest,
  known: readonly string[],
  publicUrl: string | undefined,
): WantedPage {
  const origin = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`
  const [path = '/', text = ''] = split(request.url, '?')
  const given = new URLSearchParams(text)
  const query = new URLSearchParams()
  for (const name of known) {
    const value = given.get(name)
    if (value !== null) query.set(name, value)
  }
  const locale = asLocale(given.get('lang')) ?? storedLocale(request.headers.cookie) ?? defaultLocale
  const search = query.toString().replaceAll('%2C', ',')
  return { locale, origin, address: `${origin}${path}${search && `?${search}`}` }
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function storedLocale(header: string | undefined): Locale | undefined {
  const cookies = (header ?? '').split(';').map((pair) => split(pair.trim(), '='))
  return asLocale(cookies.find(([key]) => key === 'locale')?.[1])
}

/** The host that a request names itself; undefined where a proxy may have a say in it. */
function ownOrigin(headers: FastifyRequest['headers']): string | undefined {
  const told = headers['x-forwarded-host'] ?? headers['x-forwarded-proto']
  return told === undefined ? headers.host : undefined
}

/** Within this a page is drawn, or its reader is told that it could not be. */
const drawingMs = 10_000

/** A part whose code was still on its way when the page was drawn: it would fill itself by a script. */
const unfinished = '<template id="B:'

/** The first drawing of a page loads the code of its parts; the second has it, and is whole without a script. */
async function drawPage(entry: Entry, wanted: WantedPage, deps: PageDeps): Promise<Drawn> {
  const first = await drawOnce(entry, wanted, deps)
  return 'html' in first && first.html.includes(unfinished) ? drawOnce(entry, wanted, deps) : first
}

async function drawOnce(entry: Entry, wanted: WantedPage, deps: PageDeps): Promise<Drawn> {
  const { locale, origin, address } = wanted
  const outcome: DrawContext['outcome'] = { status: null }
  const request = new Request(address, {
    // The renderer sends a bot the finished page instead of one that fills itself by scripts: what a cache wants.
    headers: { accept: 'text/html', 'user-agent': 'page-cache-bot' },
    signal: AbortSignal.timeout(drawingMs),
  })
  const call = askOnce(deps.callInProcess)
  const response = await entry.fetch(request, { context: { locale, origin, call, outcome } })
  const location = response.headers.get('location')
  if (location) return { status: response.status, location }
  const status = outcome.status ?? response.status
  if (status >= 500) deps.log.warn({ address, status }, 'a page was drawn without its data')
  return finishPage(status, await response.text(), deps.policySources ?? {})
}

/** The root and a page may need the same answer: within one drawing it is asked for once. */
function askOnce(callInProcess: CallInProcess): DrawContext['call'] {
  const asked = new Map<string, Promise<unknown>>()
  return (key, input, locale) => {
    const question = `${key} ${JSON.stringify(input)}`
    const answer = asked.get(question) ?? callInProcess(key, input as never, locale)
    asked.set(question, answer)
    return answer
  }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Drawn,
  { locale, built, until = 0 }: { locale: Locale; built: boolean; until?: number },
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding, Cookie')
  if (!('html' in drawn))
    return reply.header('cache-control', 'no-cache').redirect(drawn.location, drawn.status)
  // In development Vite's client injects scripts and styles of its own.
  if (built) reply.header('content-security-policy', drawn.policy)
  else reply.removeHeader('content-security-policy')
  if (drawn.status >= 500) reply.header('retry-after', '2')
  reply
    .status(drawn.status)
    .type('text/html; charset=utf-8')
    .header('content-language', locale)
    .header('cache-control', drawn.status < 500 ? 'no-cache' : 'no-store')
    .header('etag', drawn.etag)
  if (drawn.status === 200 && knows(request, drawn.etag)) return reply.status(304).send()
  const encoding = encodingOf(request.headers['accept-encoding'])
  const bytes = await bytesOf(drawn, encoding)
  if (encoding) reply.header('content-encoding', encoding)
  reply.header('content-length', bytes.length)
  request.server.kept?.keep(request, reply, bytes, until)
  return reply.send(request.method === 'HEAD' ? undefined : bytes)
}

function knows(request: FastifyRequest, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',')
  return known.some((each) => each.trim().replace(/^W\//, '') === etag)
}

type Encoding = 'br' | 'gzip' | undefined

function encodingOf(header: string | string[] | undefined): Encoding {
  return (['br', 'gzip'] as const).find((encoding) => takes(encoding, header))
}

function bytesOf(page: DrawnPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.brotli()
  return encoding === 'gzip' ? page.gzipped() : page.html
}

/** Vite inside this process: sources are compiled as they are asked for. */
async function openDevelopment(root: string): Promise<PageServer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the application here')
  return {
    entry: async () => ((await ssr.runner.import('/web/server.ts')) as { default: Entry }).default,
    files: {
      serve: (request, reply) =>
        new Promise((done, fail) => {
          reply.raw.once('finish', () => done('served'))
          vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
            error ? fail(error) : done('not ours'),
          )
        }),
    },
    close: () => vite.close(),
  }
}
