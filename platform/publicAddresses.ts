import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Thrown when a host name leads to an address that is not public. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the host has an address that is not public')
  }
}

/**
 * Resolves a host name for a connection, and refuses the name if any of its addresses is not public. The check uses the
 * addresses of the connection itself, so that the name cannot have other addresses after the check (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? new Error('the host has no address'), '')
    if (!found.every(({ address }) => isPublic(address))) return callback(new PrivateAddressError(), '')
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}

/** Whether an IP address belongs to the public internet (IANA special-purpose address registries). */
export function isPublic(address: string): boolean {
  // An IPv4-mapped address is checked against the rules for IPv4.
  return !reserved.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const reserved = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  // Unspecified, loopback and IPv4-compatible addresses.
  ['::', 96],
  // IPv6 addresses that contain an address of another network: translated (NAT64), Teredo, 6to4.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6')
