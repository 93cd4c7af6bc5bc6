import { describe, expect, it } from 'vitest'
import { isPublic, lookupPublic, PrivateAddressError } from './publicAddresses.ts'

describe('isPublic', () => {
  it.each([
    ...['8.8.8.8', '142.250.1.1', '17.188.0.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1'],
    ...['2a00:1450:4001::1', '2606:4700::1111', '::ffff:8.8.8.8'],
  ])('admits %s', (address) => expect(isPublic(address)).toBe(true))

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'ff02::1', '2001:db8::1'],
  ])('refuses %s', (address) => expect(isPublic(address)).toBe(false))
})

describe('lookupPublic', () => {
  const found = (hostname: string, all: boolean) =>
    new Promise<unknown>((resolve) =>
      lookupPublic(hostname, { all }, (error, address) => resolve(error ?? address)),
    )

  it('refuses a name of this machine', async () => {
    expect(await found('localhost', false)).toBeInstanceOf(PrivateAddressError)
    expect(await found('localhost', true)).toBeInstanceOf(PrivateAddressError)
  })
})
