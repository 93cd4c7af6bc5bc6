import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layOut, writeFeature } from './new-feature.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-feature-'))
  mkdirSync(join(root, 'server/db/migrations'), { recursive: true })
  writeFileSync(join(root, 'server/db/migrations/0009_statistics.sql'), '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a new feature', () => {
  it('has its files in the folders of the architecture', () => {
    expect(writeFeature(root, 'wallet', 'GET wallet')).toEqual({
      made: [
        'shared/wallet/contract.ts',
        'server/wallet/handlers.ts',
        'server/wallet/store.ts',
        'server/db/migrations/0010_wallet.sql',
        'web/wallet/messages.ts',
      ],
      kept: [],
    })
    expect(readFileSync(join(root, 'shared/wallet/contract.ts'), 'utf8')).toContain(
      "export const getWallet = call('GET wallet', {",
    )
  })

  it('overwrites no existing file or migration', () => {
    writeFeature(root, 'requests', 'POST requests/update/{id}')
    writeFileSync(join(root, 'web/requests/messages.ts'), 'mine')
    const again = writeFeature(root, 'requests', 'GET requests/my')
    expect(again.made).toEqual([])
    expect(readFileSync(join(root, 'web/requests/messages.ts'), 'utf8')).toBe('mine')
    expect(existsSync(join(root, 'server/db/migrations/0011_requests.sql'))).toBe(false)
  })

  it('has files that parse and a contract that declares its parameters', () => {
    for (const { path, text } of layOut('requests', 'POST requests/offers/withdraw/{id}', [])) {
      if (path.endsWith('.ts')) expect(parseSync(path, text).errors, path).toEqual([])
    }
    const [contract] = layOut('requests', 'POST requests/offers/withdraw/{id}', [])
    expect(contract?.text).toContain('params: z.object({ id: id() })')
    expect(contract?.text).toContain('export const postRequestsOffersWithdraw = call(')
  })

  it('is refused for an unknown feature or call', () => {
    expect(() => layOut('payments', 'GET payments', [])).toThrow('payments is not a feature')
    expect(() => layOut('wallet', 'FETCH wallet', [])).toThrow('is not a call')
    expect(() => layOut('wallet', 'GET ../wallet', [])).toThrow('is not a call')
  })
})
