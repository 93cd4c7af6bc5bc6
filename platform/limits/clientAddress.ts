import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The trusted proxies (TRUST_PROXY): none, a number of hops counted from this process, or a list of addresses and
 * networks.
 */
export type TrustedProxies = false | number | readonly string[]

/**
 * The address of the client. `X-Forwarded-For` is read from the right, where the nearest proxy writes, and only as far as
 * the proxies are trusted. Entries that the client itself prepends are therefore never read.
 */
export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

export function openClientAddress(proxies: TrustedProxies): ClientAddress {
  const trusts = trusted(proxies)
  return ({ headers, socket }) => {
    let address = socket.remoteAddress ?? ''
    const header = trusts === undefined ? undefined : headers['x-forwarded-for']
    if (trusts === undefined || header === undefined) return address
    const hops = String(header).split(',')
    for (let hop = 0; trusts(address, hop); hop += 1) {
      const next = addressIn(hops.pop())
      // The header has no further entry or the entry is not an address, so the last known address is used.
      if (next === undefined) return address
      address = next
    }
    return address
  }
}

/**
 * The network by which limits count. For an IPv6 address this is its /64, because a subscriber has a whole /64. An IPv4
 * address counts as itself, also when it is mapped into IPv6.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
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
  // BlockList matches IPv4-mapped IPv6 addresses against IPv4 rules.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Parses an entry of the header. Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function addressIn(entry: string | undefined): string | undefined {
  const text = entry?.trim() ?? ''
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? undefined : bare
}
