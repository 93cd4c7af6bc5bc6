import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { appCode } from '#demo/testing/authenticator.ts'
import { buildEmbedded } from '#demo/testing/commands.ts'
import { withLong } from '#demo/testing/long.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import type { SignedIn } from '#shared/auth/contract.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const log = openLog({ level: 'error' })

/** Runs `npm run operator -- …` as in a terminal. */
function operator(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn('npm', ['run', '--silent', 'operator', '--', ...args], {
    cwd: ROOT,
    env: {
      ...{ PATH, HOME, TMPDIR: tmpdir(), DATABASE_URL: '', LOG_LEVEL: 'warn' },
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  }
  // A slow start also prints the progress of the schema.
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ code, output: output.replace(/^.*Bringing the schema.*\n/gm, '') }),
    ),
  )
}

describe('npm run operator', { timeout: 300_000 }, () => {
  let market: TestMarket
  beforeAll(async () => {
    market = await openTestMarket()
  })
  afterAll(() => market.close())

  const here = (...args: string[]) => operator(args, { DATABASE_URL: market.databaseUrl })
  const people = async () =>
    (await market.db.query<{ count: number }>({ text: 'select count(*) from users' }))[0]?.count

  it('creates an account with a password and can change its role', async () => {
    const made = await here('٠٥٧ ٧٧٧ ٠٠٠١')
    expect([made.code, made.output]).toEqual([
      0,
      expect.stringMatching(
        /^Created an account for ٠٥٧ ٧٧٧ ٠٠٠١ with the role administrator\.\nIts password, shown only now: \S+\n$/,
      ),
    ])
    const password = /now: (\S+)/.exec(made.output)?.[1]
    const { data } = await ask<SignedIn>(market, 'POST login', { body: { mobile: '0577770001', password } })
    expect(data.user).toMatchObject({
      staff_role: 'administrator',
      mobile: '+966577770001',
      mobile_verified: true,
    })
    expect((await ask(market, 'GET operator/upgrades', { token: data.token })).status).toBe(200)

    expect(await here('0577770001', 'viewer')).toEqual({
      code: 0,
      output: '0577770001 has the role viewer now.\n',
    })
    const [audit] = await market.db.query<{ after: object; actor_id: null }>({
      text: 'select actor_id, after from audit order by id desc limit 1',
    })
    expect(audit).toEqual({ actor_id: null, after: { staff_role: 'viewer' } })
    expect(
      (await ask(market, 'POST operator/upgrades/1/approve', { token: data.token, body: {} })).status,
    ).toBe(403)
  })

  it('gives a role to an account that has signed up', async () => {
    const person = await addPerson(market.db, { type: 'fisherman' })
    expect((await here(person.mobile, 'finance')).code).toBe(0)
    const profile = await ask(market, 'GET profile', { token: person.token })
    expect(profile.data).toMatchObject({ type: 'fisherman', staff_role: 'finance' })
  })

  it('reports a refusal in one line', async () => {
    const before = await people()
    const usage =
      'Usage: npm run operator -- 0501234567 [viewer|editor|finance|administrator|--forget-second-factor]\n'
    const refused: [string[], string][] = [
      [[], usage],
      [['12345'], '"12345" is not a Saudi mobile number: write it like 0501234567.\n'],
      [
        ['0577770002', 'boss'],
        '"boss" is not a role: choose one of viewer, editor, finance, administrator.\n',
      ],
      [['0577770002', 'viewer', 'now'], usage],
      [['0577770002', '--forget-second-factor', 'now'], usage],
      [['0577770002', '--forget-second-factor'], 'There is no account with the mobile 0577770002.\n'],
    ]
    // Each refusal is a process of its own, so the gate tries the first, the last and a wrong mobile.
    for (const [args, output] of withLong ? refused : [...refused.slice(0, 2), ...refused.slice(-1)])
      expect(await here(...args)).toEqual({ code: 1, output })
    const blocked = await addPerson(market.db)
    await market.db.query({ text: 'update users set blocked = true where id = $1', values: [blocked.id] })
    expect(await here(blocked.mobile)).toEqual({
      code: 1,
      output: `The account of ${blocked.mobile} is blocked.\n`,
    })
    expect(await people()).toBe((before ?? 0) + 1)
  })

  it('refuses an account with an unverified mobile, and replaces it after its deadline to verify', async () => {
    const person = await addPerson(market.db)
    await market.db.query({
      text: 'update users set mobile_verified_at = null where id = $1',
      values: [person.id],
    })
    const env = { DATABASE_URL: market.databaseUrl, VERIFY_MOBILE: '1' }
    const { code, output } = await operator([person.mobile], env)
    expect([code, output]).toEqual([1, expect.stringContaining('has not verified its mobile')])
    await market.db.query({
      text: "update users set verify_by = now() - interval '1 hour' where id = $1",
      values: [person.id],
    })
    expect((await operator([person.mobile], env)).output).toContain('Created an account')
    expect((await ask(market, 'GET profile', { token: person.token })).status).toBe(401)
  })

  it('verifies an account and gives it a new password if the market cannot send SMS', async () => {
    const person = await addPerson(market.db)
    await market.db.query({
      text: `update users set mobile_verified_at = null, verify_by = 'infinity' where id = $1`,
      values: [person.id],
    })
    const env = { DATABASE_URL: market.databaseUrl, VERIFY_MOBILE: '1', SANDBOX: '0' }
    const { code, output } = await operator([person.mobile], env)
    expect([code, output]).toEqual([0, expect.stringContaining('Its mobile counts as verified')])
    const password = /shown only now: (\S+)/.exec(output)?.[1]
    expect((await ask(market, 'GET profile', { token: person.token })).status).toBe(401)
    const signIn = (typed: string | undefined) =>
      ask<SignedIn>(market, 'POST login', { body: { mobile: person.mobile, password: typed } })
    expect((await signIn(person.password)).status).toBe(401)
    const { data } = await signIn(password)
    expect(data.user).toMatchObject({ id: person.id, mobile_verified: true, staff_role: 'administrator' })
  })
})

describe('npm run operator with --forget-second-factor', { timeout: 300_000 }, () => {
  let market: TestMarket
  beforeAll(async () => {
    market = await openTestMarket()
  })
  afterAll(() => market.close())

  const forget = (mobile: string) =>
    operator([mobile, '--forget-second-factor'], { DATABASE_URL: market.databaseUrl })
  const enter = ({ mobile, password }: TestPerson) =>
    ask<SignedIn>(market, 'POST login', { body: { mobile, password } })
  const auditOf = (id: number) =>
    market.db.query({
      text: 'select actor_id, action, before, after from audit where record_id = $1 order by id desc limit 1',
      values: [id],
    })

  it('lets the only administrator sign in with the password alone and ends every sign-in', async () => {
    const person = await addPerson(market.db, { staff: 'administrator' })
    await switchOn(market, person)
    expect((await enter(person)).failure.code).toBe('second_factor_required')

    expect(await forget(`0${person.mobile.slice(4)}`)).toEqual({
      code: 0,
      output: `The second factor of 0${person.mobile.slice(4)} is removed and every sign-in ended: the password alone signs in now.\n`,
    })
    expect((await ask(market, 'GET profile', { token: person.token })).status).toBe(401)
    const { data } = await enter(person)
    expect(data.user.staff_role).toBe('administrator')
    expect(await auditOf(person.id)).toEqual([
      {
        actor_id: null,
        action: 'user.factor_off',
        before: { second_factor: true },
        after: { second_factor: false, sessions: 'ended' },
      },
    ])
    const output = await ask(market, 'GET notifications', { token: data.token })
    expect(JSON.stringify(output.data)).toContain('npm run operator')
    // A new factor can be switched on immediately.
    await switchOn(market, { ...person, token: data.token })
    expect((await enter(person)).failure.code).toBe('second_factor_required')
  })

  it('changes nothing for a blocked account or an account without a second factor', async () => {
    const person = await addPerson(market.db, { staff: 'administrator' })
    expect(await forget(person.mobile)).toEqual({
      code: 1,
      output: `The account of ${person.mobile} has no second factor: nothing was changed.\n`,
    })
    expect((await ask(market, 'GET profile', { token: person.token })).status).toBe(200)
    expect(await auditOf(person.id)).toEqual([])
    await market.db.query({ text: 'update users set blocked = true where id = $1', values: [person.id] })
    expect(await forget(person.mobile)).toEqual({
      code: 1,
      output: `The account of ${person.mobile} is blocked.\n`,
    })
  })
})

/** Switches the second factor on as an authenticator app does. */
async function switchOn(market: TestMarket, { token, password }: TestPerson): Promise<void> {
  const { data } = await ask<{ secret: string }>(market, 'POST profile/second-factor/start', {
    token,
    body: { password },
  })
  const body = { code: appCode(data.secret, -1) }
  expect((await ask(market, 'POST profile/second-factor/confirm', { token, body })).status).toBe(200)
}

describe('npm run operator on the data of npm start', { timeout: 300_000 }, () => {
  let dataDir: string
  beforeAll(() => {
    const root = mkdtempSync(join(tmpdir(), 'samak-test-operator-'))
    chmodSync(root, 0o755)
    dataDir = join(root, 'سوق السمك')
  })
  afterAll(() =>
    rmSync(join(dataDir, '..'), { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }),
  )

  const here = (...args: string[]) => operator(args, { DATA_DIR: dataDir })

  it('works with and without a running market, but not before the first start', async () => {
    expect(await here('0577770003')).toEqual({
      code: 1,
      output: expect.stringContaining('There is no market here yet: npm start builds it'),
    })
    const embedded = await buildEmbedded(dataDir)
    expect((await here('0577770003')).output).toContain('Created an account for 0577770003')
    const db = openDatabase(embedded.url, { log, max: 1 })
    const roles = () => db.query({ text: "select staff_role from users where mobile = '+966577770003'" })
    expect(await roles()).toEqual([{ staff_role: 'administrator' }])
    await db.close()
    await embedded.stop()
    expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false)
    expect((await here('0577770003', 'editor')).output).toContain('0577770003 has the role editor now.\n')
    expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false)
  })
})
