import type { Config } from '../config.ts'

type Places = Pick<Config, 'HOST' | 'PORT' | 'PUBLIC_URL'>

/** The address that people are told of what listens on a host and port of this machine. */
export function addressOf(host: string, port: number): string {
  return `http://${onThisMachine(host) ? 'localhost' : bracketed(host)}:${port}`
}

/** Where another process of ours asks the main API: PUBLIC_URL, or this machine. Without a slash at its end. */
export function siteAddress({ HOST, PORT, PUBLIC_URL }: Places): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, '')
  const host = HOST === '::1' ? HOST : onThisMachine(HOST) ? '127.0.0.1' : HOST
  return `http://${bracketed(host)}:${PORT}`
}

/** The origins under which browsers know the site: that of PUBLIC_URL alone, or every name of this machine. */
export function siteOrigins({ HOST, PORT, PUBLIC_URL }: Places): string[] {
  if (PUBLIC_URL !== undefined) return [new URL(PUBLIC_URL).origin]
  const names = ['localhost', '127.0.0.1', ...(onThisMachine(HOST) ? [] : [HOST])]
  return names.map((name) => new URL(`http://${bracketed(name)}:${PORT}`).origin)
}

/** Loopback, or every address that this machine has. */
function onThisMachine(host: string): boolean {
  return ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'].includes(host)
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)
