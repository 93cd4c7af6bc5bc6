import type { IncomingMessage } from 'node:http'
import type { Config } from '#platform/config.ts'
import { isLoopback } from '#platform/limits/exposure.ts'

/** Under which origin a request reaches the site: what canonical addresses, robots.txt and sitemaps begin with. */
export type OriginOf = (request: Pick<IncomingMessage, 'headers'>) => string

/**
 * That of PUBLIC_URL. Without it the site is on loopback (platform/limits/exposure.ts), where a Host header that names loopback is
 * taken over; any other one is never echoed.
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
