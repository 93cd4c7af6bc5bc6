import type { FastifyRequest } from 'fastify'
import { asLocale, defaultLocale, type Locale } from '#shared/base/locale.ts'
import type { OriginOf } from './origin.ts'

/** Which page a request is for. */
export interface WantedPage {
  readonly locale: Locale
  readonly origin: string
  /** Origin, path and the known query names in one order: the page's key and what is drawn. */
  readonly address: string
}

/** `?lang=` for this visit, else the stored choice, else Arabic; never the browser's preference (contract, section 9). */
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
  const [asked = '/', text = ''] = split(request.url, '?')
  // Two slashes would begin another host wherever the path is taken for an address.
  const path = asked.replace(/^[/\\]+/, '/')
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

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** The choice in the cookie. */
export function storedLocale(header: string | undefined): Locale | undefined {
  const cookies = (header ?? '').split(';').map((pair) => split(pair.trim(), '='))
  return asLocale(cookies.find(([key]) => key === 'locale')?.[1])
}
