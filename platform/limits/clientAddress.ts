import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Which proxies are believed (TRUST_PROXY): none, so many hops counted from this process, or those at the listed
 * addresses and networks.
 */
export type TrustedProxies = false | number | readonly string[]

/**
 * The address of the client. `X-Forwarded-For` is read from its right end, where the nearest proxy wrote, and only as far
 * as the proxies are trusted; what a client itself puts in front is never reached.
 */
export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

export function openClientAddress(proxies: TrustedProxies): ClientAddress {
  const trusts = trusted(proxies)
  return ({ headers, socket }) => {
    let address = socket.remoteAddress ?? ''
    const header = trusts === undefined ? undefined : headers['x-forwarded-for']
    if (trusts === undefined || header === undefined) return address
    const told = String(header).split(',')
    for (let hop = 0; trusts(address, hop); hop += 1) {
      const next = addressIn(told.pop())
      // A header that ends early or holds no address: the last address that is known stands.
      if (next === undefined) return address
      address = next
    }
    return address
  }
}

/**
 * The network that a limit counts: an IPv6 subscriber has a /64, so its first half stands for all; an IPv4 address, also
 * when it is written as IPv6, counts as itself.
 */
export function networkOf(address: string): string {
  const older = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (older !== undefined) return older
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.toLowerCase().split('%')[0] ?? '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function trusted(proxies: TrustedProxies): ((address: string, hop: number) => boolean) | undefined {
  if (proxies === false) return undefined
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  // An IPv4 address that is mapped into IPv6 is found by its IPv4 rule.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function addressIn(told: string | undefined): string | undefined {
  const text = told?.trim() ?? ''
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? undefined : bare
}
