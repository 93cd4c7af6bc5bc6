import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { type AuthMarket, openAuthMarket } from '#demo/testing/auth.ts'
import { testAuthMarket } from '#demo/testing/fixtures/auth.ts'
import { codeIn } from '#demo/testing/outbox.ts'
import type { Newcomer } from '#demo/testing/trade/newcomers.ts'
import type { Main } from '#shared/home/contract.ts'
import { sweepSignIn } from '../sweep.ts'

const market = await testAuthMarket('codes', {
  VERIFY_MOBILE: 'on',
  PUBLIC_URL: 'https://samak.example:8443',
})
let others: AuthMarket | undefined
afterEach(async () => {
  await others?.close()
  others = undefined
})

/** Waits until a mobile has received `count` messages, and returns the newest message. */
async function message(mobile: string, count = 1) {
  await expect.poll(async () => (await market.messagesTo(mobile)).length).toBe(count)
  const newest = (await market.messagesTo(mobile)).at(-1)
  if (!newest) throw new Error('no message came')
  return newest
}

async function joined(type = 'local_buyer') {
  const person = market.newcomer()
  const { body } = await market.post('register', { ...person, type })
  return { person, token: body.data.token, code: codeIn(await message(person.mobile)) }
}

async function forget({ mobile }: Newcomer, count = 2) {
  expect((await market.post('forgot-password', { mobile })).status).toBe(200)
  return codeIn(await message(mobile, count))
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const inFuture = 'رمزًا جديدًا 2026'
const renewed = { password: inFuture, password_confirmation: inFuture }

describe('the verification code of a new account', () => {
  it('is sent by SMS in the reader’s language with an autofill line', async () => {
    const { person, code } = await joined()
    expect((await ask<Main>(market, 'GET main')).data.info.verify_mobile).toBe(true)
    const { text, to, channel } = await message(person.mobile)
    expect({ to, channel }).toEqual({ to: person.mobile, channel: 'sms' })
    expect(text.split('\n')).toEqual([
      `${code} رمز توثيق جوالك في سوق السمك. لا تشاركه مع أحد.`,
      '',
      `@samak.example #${code}`,
    ])
    const reader = market.newcomer()
    await market.post('register', reader, undefined, { 'accept-language': 'en' })
    expect((await message(reader.mobile)).text).toMatch(/^\d{6} is your Samak Market verification code/)
  })

  it('verifies only its own mobile and may be typed in Arabic digits', async () => {
    const [huda, noura] = [await joined(), await joined()]
    for (const code of [wrong(huda.code), noura.code === huda.code ? wrong(noura.code) : noura.code]) {
      const { status, body } = await market.post('verify-mobile', { code }, huda.token)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['code']])
    }
    const typed = huda.code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    const { status, body } = await market.post('verify-mobile', { code: ` ${typed} ` }, huda.token)
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({ mobile: huda.person.mobile, mobile_verified: true })
    // The mobile is already verified, so the call repeats its answer and sends no code.
    expect((await market.post('verify-mobile', { code: '000000' }, huda.token)).status).toBe(200)
    expect((await market.post('verify-mobile/send', {}, huda.token)).status).toBe(200)
    expect(await market.messagesTo(huda.person.mobile)).toHaveLength(1)
  })

  it('is replaced by a newer code', async () => {
    const { person, token, code } = await joined()
    expect((await market.post('verify-mobile/send', {}, token)).status).toBe(200)
    const newer = codeIn(await message(person.mobile, 2))
    if (newer !== code) expect((await market.post('verify-mobile', { code }, token)).status).toBe(422)
    expect((await market.post('verify-mobile', { code: newer }, token)).status).toBe(200)
  })

  it('is accepted only as six digits from a signed-in person', async () => {
    for (const path of ['verify-mobile', 'verify-mobile/send', 'logout']) {
      const { status, body } = await market.post(path, { code: '123456' })
      expect([status, body.code]).toEqual([401, 'unauthenticated'])
    }
    const { token } = await joined()
    for (const code of ['', '12345', '1234567', 'abcdef', 123456, null]) {
      expect((await market.post('verify-mobile', { code }, token)).status, `${code}`).toBe(422)
    }
  })

  it('expires after a day together with its unverified account', async () => {
    const waiting = await joined('local_seller')
    const later = (mobile: string, hours: number) =>
      market.db.query({
        text: 'update users set verify_by = verify_by - make_interval(hours => $2) where mobile = $1',
        values: [mobile, hours],
      })
    await later(waiting.person.mobile, 23)
    expect((await market.post('register', waiting.person)).status).toBe(422)
    expect((await market.post('login', waiting.person)).status).toBe(200)
    await later(waiting.person.mobile, 1)
    expect((await market.post('login', waiting.person)).status).toBe(401)
    expect((await market.post('logout', undefined, waiting.token)).status).toBe(401)
    const taken = await market.post('register', { ...waiting.person, type: 'local_seller' })
    expect(taken.status).toBe(201)
    expect((await market.users(waiting.person.mobile)).map(({ id }) => id)).toEqual([taken.body.data.user.id])
  })

  it('reserves the e-mail address and the identity numbers of its account for one hour, and for longer once it is entered', async () => {
    const claims = async (person: object, mobile: string) => {
      const { status, body } = await market.post('register', { ...person, mobile })
      return [status, Object.keys(body.errors ?? {}).toSorted()]
    }
    const age = (mobile: string) =>
      market.db.query({
        text: `update users set verify_by = verify_by - interval '1 hour' where mobile = $1`,
        values: [mobile],
      })
    const taken = ['cr_number', 'email', 'n_id']
    const waiting = await joined('local_seller')
    expect(await claims(waiting.person, '0588880001')).toEqual([422, taken])
    await age(waiting.person.mobile)
    expect(await claims(waiting.person, '0588880001')).toEqual([201, []])
    expect((await market.post('logout', undefined, waiting.token)).status).toBe(401)
    const verified = await joined('local_seller')
    await market.post('verify-mobile', { code: verified.code }, verified.token)
    await age(verified.person.mobile)
    expect(await claims(verified.person, '0588880002')).toEqual([422, taken])
  })

  it('is deleted by the sweep together with its unverified account, unless the person is staff', async () => {
    const [waiting, verified, staff] = [await joined(), await joined(), await joined()]
    await market.post('verify-mobile', { code: verified.code }, verified.token)
    await market.db.query({
      text: `update users set verify_by = now(),
               staff_role = case when mobile = $2 then 'viewer' end where mobile = any($1)`,
      values: [[waiting, verified, staff].map(({ person }) => person.mobile), staff.person.mobile],
    })
    expect(await sweepSignIn(market.db, market.config)).toMatchObject({ accounts: 1 })
    expect(await market.users(waiting.person.mobile)).toEqual([])
    for (const { person } of [verified, staff]) expect(await market.users(person.mobile)).toHaveLength(1)
  })
})

describe('a password reset code', () => {
  it('is sent only to known mobiles, but unknown mobiles get the same answer', async () => {
    const { person } = await joined()
    const [known, unknown] = [
      await market.post('forgot-password', { mobile: person.mobile }),
      await market.post('forgot-password', { mobile: '0599999998' }),
    ]
    expect([known.status, known.text]).toEqual([200, '{"data":{"expires_in":600}}'])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect((await message(person.mobile, 2)).text).toMatch(/^\d{6} رمز استعادة كلمة المرور/)
    expect(await market.messagesTo('+966599999998')).toEqual([])
    const wrongAlike = [person.mobile, '0599999998', '0599999997'].map((mobile) =>
      market.post('reset-password', { mobile, code: '000000' }),
    )
    const texts = new Set((await Promise.all(wrongAlike)).map(({ status, text }) => `${status} ${text}`))
    expect([...texts]).toHaveLength(1)
  })

  it('can be checked several times and then sets one new password', async () => {
    const { person, token } = await joined()
    const { mobile } = person
    const code = await forget(person)
    for (let look = 0; look < 7; look++) {
      const { status, text } = await market.post('reset-password', { mobile, code })
      expect([status, text]).toEqual([200, '{"data":{"valid":true}}'])
    }
    const reset = await market.post('reset-password', { mobile: `0${mobile.slice(4)}`, code, ...renewed })
    expect([reset.status, reset.text]).toEqual([200, '{"data":{"valid":true}}'])
    expect((await market.post('logout', undefined, token)).status).toBe(401)
    expect((await market.post('login', person)).status).toBe(401)
    const back = await market.post('login', { mobile, password: inFuture })
    // The code proves that the mobile belongs to the person, so the mobile counts as verified.
    expect(back.body.data.user.mobile_verified).toBe(true)
    for (const form of [
      { mobile, code },
      { mobile, code, ...renewed },
    ]) {
      expect((await market.post('reset-password', form)).body.errors).toEqual({
        code: ['الرمز غير صحيح أو انتهت صلاحيته'],
      })
    }
  })

  it('is valid only for its own mobile and purpose', async () => {
    const [huda, noura] = [await joined(), await joined()]
    const code = await forget(huda.person)
    await forget(noura.person)
    const { status } = await market.post('reset-password', { mobile: noura.person.mobile, code, ...renewed })
    expect(status).toBe(422)
    const sent = { mobile: huda.person.mobile, code: huda.code }
    if (huda.code !== code) expect((await market.post('reset-password', sent)).status).toBe(422)
    expect((await market.post('login', noura.person)).status).toBe(200)
  })

  it('stays valid after a weak or mistyped new password', async () => {
    const { person } = await joined()
    const { mobile } = person
    const code = await forget(person)
    for (const change of [
      { password: 'short', password_confirmation: 'short' },
      { password: 'password1', password_confirmation: 'password1' },
      { password: inFuture },
      { password: inFuture, password_confirmation: 'another' },
    ]) {
      const { status, body } = await market.post('reset-password', { mobile, code, ...change })
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).not.toContain('code')
    }
    expect((await market.post('reset-password', { mobile, code, ...renewed })).status).toBe(200)
  })

  it('is refused after five wrong attempts, sequential or concurrent', async () => {
    const [slow, quick] = [await joined(), await joined()]
    const [slowCode, quickCode] = [await forget(slow.person), await forget(quick.person)]
    const { mobile } = slow.person
    for (let tries = 0; tries < 5; tries++) {
      expect((await market.post('reset-password', { mobile, code: wrong(slowCode) })).status).toBe(422)
    }
    expect((await market.post('reset-password', { mobile, code: slowCode })).status).toBe(422)

    const guesses = Array.from({ length: 60 }, (_, place) =>
      String((Number(quickCode) + 1 + place) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(
      guesses.map((code) => market.post('reset-password', { mobile: quick.person.mobile, code })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
    const [row] = await market.db.query({
      text: `select tries from codes where mobile = $1 and purpose = 'reset'`,
      values: [quick.person.mobile],
    })
    expect(row).toEqual({ tries: 5 })
    const { status } = await market.post('reset-password', {
      mobile: quick.person.mobile,
      code: quickCode,
      ...renewed,
    })
    expect(status).toBe(422)
    // A new code resets the count of attempts.
    const next = await forget(quick.person, 3)
    expect((await market.post('reset-password', { mobile: quick.person.mobile, code: next })).status).toBe(
      200,
    )
  })

  it('is accepted from only one of several concurrent calls', async () => {
    const { person } = await joined()
    const code = await forget(person)
    const form = { mobile: person.mobile, code, ...renewed }
    const answers = await Promise.all(Array.from({ length: 5 }, () => market.post('reset-password', form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  })

  it('is refused after its expiry and deleted by the sweep', async () => {
    const { person } = await joined()
    const code = await forget(person)
    const ended = await market.db.query<{ seconds: number }>({
      text: `update codes set expires_at = now() where mobile = $1 and purpose = 'reset'
             returning extract(epoch from expires_at - now())::int as seconds`,
      values: [person.mobile],
    })
    expect(ended).toHaveLength(1)
    expect((await market.post('reset-password', { mobile: person.mobile, code })).status).toBe(422)
    expect((await sweepSignIn(market.db, market.config)).codes).toBeGreaterThan(0)
  })

  it('is not sent to a blocked person, who gets the same answer as others', async () => {
    const { person } = await joined()
    await market.db.query({
      text: 'update users set blocked = true where mobile = $1',
      values: [person.mobile],
    })
    const { status, text } = await market.post('forgot-password', { mobile: person.mobile })
    expect([status, text]).toEqual([200, '{"data":{"expires_in":600}}'])
    const [row] = await market.db.query({
      text: `select user_id from codes where mobile = $1 and purpose = 'reset'`,
      values: [person.mobile],
    })
    expect(row).toEqual({ user_id: null })
    expect(await market.messagesTo(person.mobile)).toHaveLength(1)
  })
})

describe('a sent code', () => {
  it('is stored as a hash and written to an outbox file that only the process user can read', async () => {
    const { person, code } = await joined()
    const rows = await market.db.query<{ hash: Buffer; salt: Buffer }>({
      text: 'select * from codes where mobile = $1',
      values: [person.mobile],
    })
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(rows.map(({ hash, salt }) => [hash.length, salt.length])).toEqual([[32, 16]])
    const folder = join(market.config.DATA_DIR, 'outbox')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(folder)) {
      expect(name).toMatch(/^\d+-[0-9a-f]+\.json$/)
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    }
  })
})

it('outside of the sandbox, codes are refused to everybody when no SMS provider is configured', async () => {
  others = await openAuthMarket('no-sms', { SANDBOX: 'off', VERIFY_MOBILE: 'on' })
  for (const mobile of ['0500000101', '0599999999']) {
    const { status, body } = await others.post('forgot-password', { mobile })
    expect([status, body.code]).toEqual([503, 'unavailable'])
  }
  const { status, body } = await others.post('register', others.newcomer())
  expect([status, body.data.user.mobile_verified]).toEqual([201, false])
  expect((await others.post('verify-mobile/send', {}, body.data.token)).status).toBe(503)
})
