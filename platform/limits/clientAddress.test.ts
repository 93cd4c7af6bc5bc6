import { describe, expect, it } from 'vitest'
import { networkOf, openClientAddress, type TrustedProxies } from './clientAddress.ts'

/** Returns the client address of a request from `remoteAddress` with this `X-Forwarded-For` header. */
function addressOf(proxies: TrustedProxies, remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return openClientAddress(proxies)({ headers, socket: { remoteAddress } as never })
}

describe('openClientAddress', () => {
  it('returns the address of the connection when no proxy is trusted', () => {
    expect(addressOf(false, '198.51.100.1', '203.0.113.7')).toBe('198.51.100.1')
  })

  it('returns the last address in the header if one proxy is trusted', () => {
    expect(addressOf(1, '10.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf(1, '10.0.0.1', '1.1.1.1, 2.2.2.2,203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf(1, '10.0.0.1')).toBe('10.0.0.1')
  })

  it('skips exactly the trusted number of proxies', () => {
    expect(addressOf(2, '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
    expect(addressOf(3, '10.0.0.1', '203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  })

  it('returns the last address that is not a listed proxy', () => {
    const proxies = ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.9']
    expect(addressOf(proxies, '10.0.0.1', '1.1.1.1, 203.0.113.7, 192.0.2.9, 10.4.0.2')).toBe('203.0.113.7')
    expect(addressOf(proxies, '2001:db8:ffff::1', '1.1.1.1, 2001:db8::5')).toBe('2001:db8::5')
    expect(addressOf(proxies, '::ffff:10.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf(proxies, '198.51.100.1', '203.0.113.7')).toBe('198.51.100.1')
  })

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::5]:4711', '2001:db8::5'],
    ['[2001:db8::5]', '2001:db8::5'],
    ['unknown', '10.0.0.1'],
    ['', '10.0.0.1'],
    ['203.0.113.7,', '10.0.0.1'],
    ['x'.repeat(10_000), '10.0.0.1'],
  ])('reads the header %j as %s', (header, address) => {
    expect(addressOf(1, '10.0.0.1', header)).toBe(address)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('networkOf maps %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
