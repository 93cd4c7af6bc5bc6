import { describe, expect, it } from 'vitest'
import { networkOf, openClientAddress, type TrustedProxies } from './clientAddress.ts'

/** The address of a client whose request came over the connection of `remoteAddress` with this header. */
function addressOf(proxies: TrustedProxies, remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return openClientAddress(proxies)({ headers, socket: { remoteAddress } as never })
}

describe('the address of a client', () => {
  it('is that of the connection where no proxy is trusted, whatever the header says', () => {
    expect(addressOf(false, '198.51.100.1', '203.0.113.7')).toBe('198.51.100.1')
  })

  it('is what the one proxy in front wrote last, never what the client wrote before it', () => {
    expect(addressOf(1, '10.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf(1, '10.0.0.1', '1.1.1.1, 2.2.2.2,203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf(1, '10.0.0.1')).toBe('10.0.0.1')
  })

  it('is found behind as many proxies as are trusted, and behind no more', () => {
    expect(addressOf(2, '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
    expect(addressOf(3, '10.0.0.1', '203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  })

  it('is the last one that a listed proxy was told by another', () => {
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
  ])('of %s is %s', (header, address) => {
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
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
