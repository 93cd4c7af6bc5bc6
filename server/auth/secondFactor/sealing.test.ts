import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSealing } from './sealing.ts'

let DATA_DIR: string
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'samak-sealing-'))
})
afterAll(() => rm(DATA_DIR, { recursive: true }))

const secret = Buffer.from('12345678901234567890')

it('sealing opens a secret only for its own person, in every process of the market', async () => {
  const [one, other] = await Promise.all([openSealing({ DATA_DIR }), openSealing({ DATA_DIR })])
  const sealed = one.seal(secret, 7)
  expect(sealed.includes(secret)).toBe(false)
  expect(sealed).not.toEqual(one.seal(secret, 7))
  expect(other.unseal(sealed, 7)).toEqual(secret)
  expect(other.unseal(sealed, 8)).toBeUndefined()
  expect((await stat(join(DATA_DIR, 'second-factor-key'))).mode & 0o777).toBe(0o600)
})

it('sealing does not open data that is damaged, cut short or sealed with another key', async () => {
  const sealing = await openSealing({ DATA_DIR })
  const sealed = sealing.seal(secret, 7)
  for (const place of [0, 13, 30]) {
    const damaged = Buffer.from(sealed)
    damaged[place] = (damaged[place] ?? 0) ^ 1
    expect(sealing.unseal(damaged, 7)).toBeUndefined()
  }
  for (const length of [0, 5, 20, 28]) expect(sealing.unseal(sealed.subarray(0, length), 7)).toBeUndefined()
  const elsewhere = await openSealing({ DATA_DIR: join(DATA_DIR, 'another') })
  expect(elsewhere.unseal(sealed, 7)).toBeUndefined()
})
