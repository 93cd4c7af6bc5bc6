import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { closing, temporaryDataDir, testDatabase } from '#demo/testing/fixtures/market.ts'
import { openTestBucket } from '#demo/testing/storage/bucket.ts'
import { loadConfig } from '#platform/config.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrateJobs } from '#server/db/jobs.ts'
import { examineConfiguration } from './configuration.ts'
import { examineDatabase } from './database.ts'
import { examine, type Finding, lineOf } from './findings.ts'
import { examineMachine } from './machine.ts'
import { examineReplica } from './replica.ts'
import { examineServices } from './services.ts'

const log = openLog({ level: 'silent' })
const wrongs = (findings: readonly Finding[]) => findings.filter(({ kind }) => kind === 'wrong').map(lineOf)

describe('examineConfiguration', () => {
  const open = {
    DEMO: '0',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://samak.example',
    BEHAR_PUBLIC_URL: 'https://behar.example',
    TRUST_PROXY: '1',
    ...{ SMS_TOKEN: 'key', SMS_SENDER: 'Samak', GATEWAY_URL: 'https://gateway.example' },
  }

  it('finds nothing wrong in a demo market on loopback and in a complete public market', () => {
    expect(wrongs(examineConfiguration(loadConfig({})))).toEqual([])
    expect(wrongs(examineConfiguration(loadConfig(open)))).toEqual([])
  })

  it.each([
    [{ DEMO: '1' }, 'a demo market has a published administrator password'],
    [{ DEMO: '1', DEMO_PUBLIC: '1' }, 'DEMO is on at a public address'],
    [{ SANDBOX: '1' }, 'payments are not real'],
    [{ RATE_LIMITS: 'off' }, 'passwords can be guessed'],
    [{ TRUST_PROXY: 'off' }, 'Set TRUST_PROXY to the number'],
    [{ PUBLIC_URL: 'http://samak.example' }, 'http://samak.example is not encrypted'],
    [{ PUBLIC_URL: 'https://samak.example/market' }, 'has a path'],
    [{ SMS_TOKEN: '', SMS_SENDER: '' }, 'nobody can verify a mobile'],
    [{ GATEWAY_URL: '' }, 'wallets cannot be charged'],
  ])('reports the mistake in the configuration %o', (change, expected) => {
    expect(wrongs(examineConfiguration(loadConfig({ ...open, ...change }))).join('\n')).toContain(expected)
  })
})

describe('examineMachine', () => {
  it('finds a secret that others can read', async () => {
    const DATA_DIR = await temporaryDataDir()
    const secret = join(DATA_DIR, 'gateway-secret')
    await writeFile(secret, 'x', { mode: 0o600 })
    expect(wrongs(await examineMachine({ DATA_DIR }))).toEqual([])
    await chmod(secret, 0o644)
    expect(wrongs(await examineMachine({ DATA_DIR }))).toEqual([
      `WRONG  Other users of this machine can read ${secret}. Run: chmod go= ${secret}`,
    ])
  })

  it('finds a data folder that cannot be written', async () => {
    const file = join(await temporaryDataDir(), 'file')
    await writeFile(file, '')
    expect(wrongs(await examineMachine({ DATA_DIR: file })).join()).toContain('cannot be written')
  })
})

describe('examineReplica', () => {
  it('finds a server that is no replica, and a server that does not answer', async () => {
    const { url: primaryUrl } = await testDatabase('empty')
    const look = async (url: string | undefined) =>
      wrongs(await examineReplica({ url, primaryUrl, log })).join()
    expect(await look(undefined)).toBe('')
    expect(await look(primaryUrl)).toContain('is no replica')
    const closed = new URL(primaryUrl)
    closed.port = '1'
    expect(await look(closed.href)).toContain('ECONNREFUSED')
  })
})

describe('examineDatabase', async () => {
  const { db, url } = await testDatabase('demo')
  const look = async (env: Readonly<Record<string, string>> = {}) =>
    wrongs(
      await examineDatabase({ config: loadConfig(env), urls: { servingUrl: url, ownerUrl: url }, log }),
    ).filter((line) => !line.includes('is a superuser') && !line.includes('fsync'))

  it('reports that no worker runs until a job has run', async () => {
    expect(await look()).toEqual([expect.stringContaining('No worker has run a job yet')])
    await migrateJobs(url, log)
    const insert = (ago: string) =>
      db.query({
        text: `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
               values ('sweep_pictures', now(), now() - $1::interval)
               on conflict (identifier) do update set last_execution = excluded.last_execution`,
        values: [ago],
      })
    await insert('40 minutes')
    expect(await look()).toEqual([expect.stringContaining('No worker has run a job for 40 minutes')])
    await insert('3 minutes')
    expect(await look()).toEqual([])
  })

  it('finds an account with the published password at a public address', async () => {
    const found = await look({ PUBLIC_URL: 'https://samak.example', DEMO: '0' })
    expect(
      found.filter((line) => line.includes('has the published password of the demo')).length,
    ).toBeGreaterThan(3)
  })

  it('finds notifications that do not arrive', async () => {
    const other = await testDatabase('empty')
    const lines = await look({ DATABASE_URL: url, DATABASE_DIRECT_URL: other.url })
    expect(lines.join('\n')).toContain('Notifications do not arrive')
  })

  it('finds pending migrations', async () => {
    await db.query({ text: "delete from migrations where name like '0071%'" })
    expect((await look()).join('\n')).toContain('Migrations are pending. Run: npm run migrate')
  })

  it('reports a database that is not reachable', async () => {
    const urls = { servingUrl: 'postgres://127.0.0.1:1/none', ownerUrl: '' }
    const found = await examine('The database', () => examineDatabase({ config: loadConfig({}), urls, log }))
    expect(wrongs(found).join()).toContain('ECONNREFUSED')
  })
})

describe('examineServices', async () => {
  const bucket = closing(await openTestBucket())
  afterEach(() => bucket.is('working'))
  const look = async (env: Readonly<Record<string, string>>) =>
    (await examineServices(loadConfig({ ...bucket.env, ...env }))).map(lineOf)

  it('writes, reads and deletes a file of the bucket', async () => {
    expect(await look({})).toEqual(['good   The bucket samak-media can be written, read and deleted'])
  })

  it('finds a wrong key, a wrong bucket, and a server that does not answer', async () => {
    expect(await look({ S3_ACCESS_KEY_ID: 'NOBODY' })).toEqual([
      expect.stringContaining('InvalidAccessKeyId'),
    ])
    expect(await look({ S3_BUCKET: 'other' })).toEqual([expect.stringContaining('NoSuchBucket')])
    bucket.is('refusing')
    expect(await look({})).toEqual([expect.stringContaining('does not answer')])
  })

  it('finds a mail server that is not reachable', async () => {
    const found = await examineServices(
      loadConfig({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'a@samak.example' }),
    )
    expect(wrongs(found).join()).toContain('does not accept the sign-in')
  })
})
