import type { Config } from './config.ts'

type Places = Pick<Config, 'HOST' | 'PORT' | 'PUBLIC_URL'>

/** The address to show to people for a service on this host and port. */
export function addressOf(host: string, port: number): string {
  return `http://${onThisMachine(host) ? 'localhost' : bracketed(host)}:${port}`
}

/** The address at which other processes call the main API: PUBLIC_URL, or this machine. It has no trailing slash. */
export function siteAddress({ HOST, PORT, PUBLIC_URL }: Places): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, '')
  const host = HOST === '::1' ? HOST : onThisMachine(HOST) ? '127.0.0.1' : HOST
  return `http://${bracketed(host)}:${PORT}`
}

/** The origins of the site in browsers: that of PUBLIC_URL; without it, those of localhost, 127.0.0.1 and HOST. */
export function siteOrigins({ HOST, PORT, PUBLIC_URL }: Places): string[] {
  if (PUBLIC_URL !== undefined) return [new URL(PUBLIC_URL).origin]
  const names = ['localhost', '127.0.0.1', ...(onThisMachine(HOST) ? [] : [HOST])]
  return names.map((name) => new URL(`http://${bracketed(name)}:${PORT}`).origin)
}

/** Whether a host is loopback, or the wildcard for all addresses of this machine. */
function onThisMachine(host: string): boolean {
  return ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'].includes(host)
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)
