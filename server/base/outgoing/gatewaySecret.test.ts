import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSigned, openGatewaySecret } from './gatewaySecret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samak-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the gateway secret', () => {
  it('is the configured secret, which is not stored', async () => {
    expect(await openGatewaySecret({ DATA_DIR: folder, GATEWAY_SECRET: 'configured-secret' })).toBe(
      'configured-secret',
    )
    expect(await readdir(folder)).toEqual([])
  })

  it('is created once for concurrent starts, in a file that only its owner can read', async () => {
    const config = { DATA_DIR: join(folder, 'new'), GATEWAY_SECRET: undefined }
    const secrets = await Promise.all(Array.from({ length: 10 }, () => openGatewaySecret(config)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(await openGatewaySecret(config)).toBe(secrets[0])
    expect(await readdir(config.DATA_DIR)).toEqual(['gateway-secret'])
    expect((await stat(join(config.DATA_DIR, 'gateway-secret'))).mode & 0o777).toBe(0o600)
  })

  it('is required for a valid signature of a text', () => {
    const hex = createHmac('sha256', 'secret').update('{"a":1}').digest('hex')
    expect(isSigned('{"a":1}', `sha256=${hex}`, 'secret')).toBe(true)
    expect(isSigned('{"a":1}', `sha256=${hex.toUpperCase()}`, 'secret')).toBe(true)
    expect(isSigned('{"a":2}', `sha256=${hex}`, 'secret')).toBe(false)
    expect(isSigned('{"a":1}', `sha256=${hex}`, 'other')).toBe(false)
    for (const signature of [
      '',
      hex,
      `sha1=${hex}`,
      'sha256=',
      `sha256=${hex}0`,
      `sha256=${'g'.repeat(64)}`,
    ]) {
      expect(isSigned('{"a":1}', signature, 'secret')).toBe(false)
    }
  })
})
