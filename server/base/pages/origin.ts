import type { IncomingMessage } from 'node:http'
import type { Config } from '#platform/config.ts'
import { isLoopback } from '#platform/limits/exposure.ts'

/** The origin of the site for a request: the prefix of canonical addresses, robots.txt and sitemaps. */
export type OriginOf = (request: Pick<IncomingMessage, 'headers'>) => string

/**
 * Uses PUBLIC_URL. Without PUBLIC_URL the site is on loopback (platform/limits/exposure.ts): a Host header that names
 * loopback is used, and any other Host header is ignored.
 */
export function openOrigin({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): OriginOf {
  if (PUBLIC_URL !== undefined) {
    const { origin } = new URL(PUBLIC_URL)
    return () => origin
  }
  const fixed = `http://localhost${PORT === 0 ? '' : `:${PORT}`}`
  return ({ headers: { host } }) => (namesLoopback(host) ? `http://${host}` : fixed)
}

function namesLoopback(host = ''): boolean {
  const [, name, port = '1'] = /^(.+?)(?::([1-9]\d{0,4}))?$/.exec(host) ?? []
  return name !== undefined && isLoopback(name) && Number(port) <= 65_535
}
