import type { Config } from '../config.ts'
import { PlainError } from '../plainError.ts'

type Places = Pick<Config, 'HOST' | 'BEHAR_PORT' | 'PUBLIC_URL' | 'BEHAR_PUBLIC_URL' | 'DEMO' | 'DEMO_PUBLIC'>

/**
 * Refuses a start that would make the market public by accident (contract, section 9). A public start requires the addresses
 * that pages and answers contain. A public start of a demo market also requires DEMO_PUBLIC, because the password of its
 * administrator is published.
 */
export function checkExposure(config: Places): void {
  const { HOST, BEHAR_PORT, PUBLIC_URL, BEHAR_PUBLIC_URL, DEMO, DEMO_PUBLIC } = config
  const beyond = !isLoopback(HOST)
  if (beyond && PUBLIC_URL === undefined) throw missing('PUBLIC_URL', HOST)
  if (beyond && BEHAR_PORT !== 0 && BEHAR_PUBLIC_URL === undefined) throw missing('BEHAR_PUBLIC_URL', HOST)
  if (!DEMO || DEMO_PUBLIC) return
  const open = beyond ? `HOST ${HOST}` : publicAmong([PUBLIC_URL, BEHAR_PUBLIC_URL])
  if (open === undefined) return
  throw new PlainError(
    `DEMO: a demo market has a published administrator password and free money, and ${open} opens it to others. Set DEMO=0, or DEMO_PUBLIC=1 if that is wanted.`,
  )
}

/** Whether a host name or address is a loopback address. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}|::1|\[::1\])$/i.test(host)
}

function missing(variable: string, host: string): PlainError {
  return new PlainError(`${variable} must be set, because HOST (${host}) is beyond loopback.`)
}

function publicAmong(urls: readonly (string | undefined)[]): string | undefined {
  return urls.find((url) => url !== undefined && !isLoopback(new URL(url).hostname))
}
