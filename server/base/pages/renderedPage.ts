import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page with the values of its HTTP headers. */
export interface RenderedPage {
  readonly status: number
  readonly html: Buffer
  readonly etag: string
  /** The content security policy, which allows this page's inline scripts by their hashes. */
  readonly policy: string
  /** Returns the compressed page, which is compressed once, on the first call. */
  readonly brotli: () => Promise<Buffer>
  readonly gzipped: () => Promise<Buffer>
}

/** A redirect instead of a page. */
export interface Redirect {
  readonly status: number
  readonly location: string
}

export type Rendered = RenderedPage | Redirect

/**
 * Brotli quality 8 makes a page 5 % smaller than quality 5 and takes 10 ms longer, at most once a second. Quality 9
 * saves little more and takes three times as long.
 */
const quality = 8
const toGzip = promisify(gzip)

/** The bytes of a page as they are sent to a browser that accepts Brotli. */
export function toBrotli(html: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  return promisify(brotliCompress)(html, { params })
}

/**
 * Finishes rendered HTML: returns its bytes, ETag and policy. `nonce` identifies the application's own scripts. The nonce is
 * removed from the HTML, so that equal pages have equal bytes and readers cannot use the nonce.
 */
export function finishPage(
  status: number,
  rendered: string,
  { nonce, sources = {} }: { readonly nonce: string; readonly sources?: PolicySources | undefined },
): RenderedPage {
  const scripts = ownScripts(rendered, nonce)
  const html = Buffer.from(withoutNonce(rendered, nonce))
  return {
    status,
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: policyOf(scripts, sources),
    brotli: once(() => toBrotli(html)),
    gzipped: once(() => toGzip(html, { level: 6 })),
  }
}

/** Further origins that pages may load pictures from or call. */
export interface PolicySources {
  readonly pictures?: readonly string[]
  readonly calls?: readonly string[]
}

/** A random value that identifies the scripts of one rendering. */
export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * Allows our own files, and these inline scripts by their hashes. Only our Trusted Types policy may turn strings into
 * scripts.
 */
function policyOf(scripts: readonly string[], { pictures = [], calls = [] }: PolicySources): string {
  const hashes = [...new Set(scripts)].map((script) => `'sha256-${sha256(script)}'`)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["media-src 'self' blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...calls].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** The content of inline scripts with the nonce; injected scripts get no hash. */
function ownScripts(html: string, nonce: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => attributes.includes(` nonce="${nonce}"`))
    .map(([, , content = '']) => content)
}

const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

function withoutNonce(html: string, nonce: string): string {
  return html
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
