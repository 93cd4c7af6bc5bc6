import type { FastifyRequest } from 'fastify'
import { asLocale, defaultLocale, type Locale } from '#shared/base/locale.ts'
import type { OriginOf } from './origin.ts'

/** The page that a request asks for. */
export interface WantedPage {
  readonly locale: Locale
  readonly origin: string
  /** Origin, path and known query parameters in a fixed order: the cache key, and the address to render. */
  readonly address: string
}

/**
 * The language of a page: `?lang=`, which applies to this visit only, then the stored choice, then Arabic. The browser's
 * preference is never used (contract, section 9).
 */
export function localeOf({ url, headers }: FastifyRequest): Locale {
  const given = new URLSearchParams(split(url, '?')[1])
  return asLocale(given.get('lang')) ?? storedLocale(headers.cookie) ?? defaultLocale
}

export function wantedPage(
  request: FastifyRequest,
  known: readonly string[],
  originOf: OriginOf,
): WantedPage {
  const origin = originOf(request.raw)
  const [requested = '/', text = ''] = split(request.url, '?')
  // An address that begins with two slashes would name another host.
  const path = requested.replace(/^[/\\]+/, '/')
  const given = new URLSearchParams(text)
  const query = new URLSearchParams()
  for (const name of known) {
    const value = given.get(name)
    if (value !== null) query.set(name, value)
  }
  const locale = localeOf(request)
  const search = query.toString().replaceAll('%2C', ',')
  return { locale, origin, address: `${origin}${path}${search && `?${search}`}` }
}

function split(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** The language that the cookie stores. */
export function storedLocale(header: string | undefined): Locale | undefined {
  const cookies = (header ?? '').split(';').map((pair) => split(pair.trim(), '='))
  return asLocale(cookies.find(([key]) => key === 'locale')?.[1])
}
