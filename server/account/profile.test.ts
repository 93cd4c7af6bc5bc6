import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'
import { roles, typeNames, userTypes } from '#shared/base/permissions.ts'
import { ask, formOf } from '#world/testing/ask.ts'
import { addPerson, addSignIn, testPassword } from '#world/testing/people.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import { notify } from '../notifications/actions.ts'

let market: TestMarket
let dataDir: string
beforeAll(async () => {
  // Its own, since files are counted here.
  dataDir = await mkdtemp(join(tmpdir(), 'samak-test-profile-'))
  market = await openTestMarket({ env: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await market.close()
  await rm(dataDir, { recursive: true })
})

const profileOf = (token: string) => ask<Profile>(market, 'GET profile', { token })
const change = (token: string, body: object | FormData) =>
  ask<Profile>(market, 'POST profile', { token, body })

async function photo(background = '#0a5c73'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

async function files(): Promise<string[]> {
  const names = await readdir(join(market.config.DATA_DIR, 'uploads', 'avatars')).catch(() => [])
  return names.sort()
}

const imageRows = async () =>
  (
    await market.db.query<{ path: string }>({ text: "select path from images where path like 'avatars/%'" })
  ).map(({ path }) => path)

describe('the profile', () => {
  it('is the person in full, with what they may do and what waits for them', async () => {
    for (const type of userTypes) {
      const person = await addPerson(market.db, { type })
      const { status, data } = await profileOf(person.token)
      expect(status).toBe(200)
      expect(data).toMatchObject({
        ...{ id: person.id, type, f_name: 'منى', l_name: 'الغامدي', avatar: null, staff_role: null },
        ...{
          mobile: person.mobile,
          email: person.email,
          address: 'حي الشاطئ، الدمام',
          mobile_verified: true,
        },
        ...{ can_view: roles[type].views, can_bid: roles[type].bids, marketing: false, upgrade: null },
        counts: { notifications: 0, favorites: 0 },
      })
      expect(data.n_id).toMatch(/^1\d{9}$/)
      expect(JSON.stringify(data)).not.toContain('argon2')
    }
  })

  it('counts what is unread, and the hearts on what is shown', async () => {
    const { id, token } = await addPerson(market.db)
    const news = {
      to: id,
      about: 7,
      by: null,
      kind: 'upgrade_approved',
      facts: { role: typeNames.fisherman },
    } as const
    await market.db.transaction((tx) =>
      notify(tx, ...['one', 'two', 'three'].map((event) => ({ ...news, event }))),
    )
    await market.db.query({
      text: "update notifications set read_at = now() where user_id = $1 and event_key = 'two'",
      values: [id],
    })
    await market.db.query({
      text: `insert into favorites (user_id, product_id)
             select $1, id from (select id from products where status <> 'hidden' order by id limit 2) p`,
      values: [id],
    })
    expect((await profileOf(token)).data.counts).toEqual({ notifications: 2, favorites: 2 })
    await market.db.query({
      text: `update products set status = 'hidden' where id = (select min(product_id) from favorites where user_id = $1)`,
      values: [id],
    })
    expect((await profileOf(token)).data.counts.favorites).toBe(1)
  })
})

describe('changing the profile', () => {
  it('changes what is sent and leaves the rest; marketing is on only while it is wanted', async () => {
    const { token, email } = await addPerson(market.db)
    const first = await change(token, { f_name: ' سعاد ', marketing: true })
    expect(first.status).toBe(200)
    expect(first.data).toMatchObject({ f_name: 'سعاد', l_name: 'الغامدي', email, marketing: true })
    const second = await change(token, formOf({ address: 'جدة، حي الروضة', l_name: '' }))
    expect(second.data).toMatchObject({ address: 'جدة، حي الروضة', l_name: 'الغامدي', marketing: true })
    expect((await change(token, { address: ' ' })).data).toMatchObject({ address: '' })
    expect((await change(token, formOf({ marketing: 'false' }))).data.marketing).toBe(false)
    expect((await profileOf(token)).data).toEqual((await change(token, {})).data)
  })

  it('never takes a type, a mobile, numbers, a role or a mark through an extra field', async () => {
    const { token } = await addPerson(market.db)
    const before = (await profileOf(token)).data
    const { status, data } = await change(token, {
      ...{ type: 'international_seller', mobile: '0501112233', n_id: '1000000008', cr_number: '1010101010' },
      ...{
        id: 1,
        staff_role: 'administrator',
        verified: true,
        mobile_verified: false,
        avatar_id: 1,
        blocked: false,
      },
      ...{ can_bid: true, upgrade: { status: 'approved' } },
    })
    expect(status).toBe(200)
    expect(data).toEqual(before)
  })

  it('refuses an address of somebody else, in any case, and keeps one’s own', async () => {
    const [one, other] = [await addPerson(market.db), await addPerson(market.db)]
    const taken = await change(one.token, { f_name: 'هدى', email: ` ${other.email.toUpperCase()} ` })
    expect(taken.status).toBe(422)
    expect(taken.failure.errors).toEqual({ email: ['مسجّل من قبل'] })
    expect((await profileOf(one.token)).data.f_name).toBe('منى')
    expect((await change(one.token, { email: one.email.toUpperCase() })).data.email).toBe(
      one.email.toUpperCase(),
    )
  })

  it('gives the address of a new account that never showed its mobile, once its day is over', async () => {
    const strict = await openTestMarket({ env: { DATA_DIR: dataDir, VERIFY_MOBILE: '1' } })
    const [one, lapsed] = [await addPerson(strict.db), await addPerson(strict.db)]
    await strict.db.query({
      text: "update users set mobile_verified_at = null, verify_by = now() + interval '1 hour' where id = $1",
      values: [lapsed.id],
    })
    const take = () =>
      ask<Profile>(strict, 'POST profile', { token: one.token, body: { email: lapsed.email } })
    expect((await take()).status).toBe(422)
    await strict.db.query({ text: 'update users set verify_by = now() where id = $1', values: [lapsed.id] })
    expect((await take()).data.email).toBe(lapsed.email)
    await strict.close()
  })

  it('of two who take the same address at once one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(market.db)))
    const answers = await Promise.all(
      people.map(({ token }) => change(token, { email: 'wanted@example.com' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  it('names every field that is wrong', async () => {
    const { token } = await addPerson(market.db)
    const wrong = await change(token, {
      ...{ f_name: 'ا'.repeat(121), email: 'mona@', address: 7, marketing: 'perhaps', avatar: 'me.jpg' },
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.failure.errors ?? {}).sort()).toEqual(
      ['address', 'avatar', 'email', 'f_name', 'marketing'].sort(),
    )
    expect((await change(token, { f_name: 'a\u0000b' })).status).toBe(422)
    expect((await change(token, [] as object)).status).toBe(400)
  })
})

describe('a new password', () => {
  const next = { password: 'بحر هادئ 77', password_confirmation: 'بحر هادئ 77' }
  const signIn = (mobile: string, password: string) =>
    ask(market, 'POST login', { body: { mobile, password } })

  it('needs the present one, and ends every other sign-in', async () => {
    const { id, token, mobile } = await addPerson(market.db)
    const other = await addSignIn(market.db, id)
    expect((await change(token, { ...next, current_password: testPassword })).status).toBe(200)
    expect((await profileOf(token)).status).toBe(200)
    expect((await profileOf(other.token)).status).toBe(401)
    expect((await signIn(mobile, testPassword)).status).toBe(401)
    expect((await signIn(mobile, next.password)).status).toBe(200)
  })

  it('is refused at its fields', async () => {
    const { token, mobile } = await addPerson(market.db)
    const errorsOf = async (body: object) => {
      const { status, failure } = await change(token, body)
      expect(status).toBe(422)
      return failure.errors
    }
    expect(await errorsOf({ ...next, current_password: 'not this one' })).toEqual({
      current_password: ['كلمة المرور غير صحيحة'],
    })
    expect(await errorsOf(next)).toEqual({ current_password: ['هذا الحقل مطلوب'] })
    expect(await errorsOf({ ...next, current_password: testPassword, password_confirmation: 'x' })).toEqual({
      password_confirmation: ['كلمتا المرور غير متطابقتين'],
    })
    const short = { password: 'سمك', password_confirmation: 'سمك', current_password: 'wrong too' }
    expect(await errorsOf(short)).toEqual({
      password: ['النص أقصر من المطلوب (8)'],
      current_password: ['كلمة المرور غير صحيحة'],
    })
    const common = { password: 'Password', password_confirmation: 'Password', current_password: testPassword }
    expect(await errorsOf(common)).toHaveProperty('password')
    expect((await signIn(mobile, testPassword)).status).toBe(200)
  })

  it('of two at once that show the same present one, one holds', async () => {
    const { token, mobile } = await addPerson(market.db)
    const wanted = ['شراع أبيض 11', 'شراع أزرق 22']
    const answers = await Promise.all(
      wanted.map((password) =>
        change(token, { password, password_confirmation: password, current_password: testPassword }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const signIns = await Promise.all(wanted.map((password) => signIn(mobile, password)))
    expect(signIns.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    )
  })
})

describe('tries of the present password', () => {
  let limited: TestMarket
  beforeAll(async () => {
    limited = await openTestMarket({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => limited.close())

  it('are as many as those of a sign-in, also all at once, for a change and a removal together', async () => {
    const { token } = await addPerson(limited.db)
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? ask(limited, 'POST profile/delete', { token, body: { password: `wrong ${n}` } })
          : ask(limited, 'POST profile', {
              token,
              body: {
                password: 'شراع أبيض 11',
                password_confirmation: 'شراع أبيض 11',
                current_password: `no ${n}`,
              },
            }),
      ),
    )
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    const refused = tries.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await ask(limited, 'GET profile', { token })).status).toBe(200)
  })
})

describe('the picture', () => {
  it('is taken in, shown to everybody, and replaced with its files', async () => {
    const { token } = await addPerson(market.db)
    const first = await change(token, formOf({ f_name: 'ليلى', avatar: await photo() }))
    expect(first.status).toBe(200)
    expect(first.data.avatar).toMatch(/^\/uploads\/avatars\/[0-9a-f]{32}-640\.webp$/)
    expect((await fetch(market.url + first.data.avatar)).headers.get('content-type')).toBe('image/webp')
    const second = await change(token, formOf({ avatar: await photo('#c4321f') }))
    expect(second.data).toMatchObject({ f_name: 'ليلى' })
    expect(second.data.avatar).not.toBe(first.data.avatar)
    expect((await fetch(market.url + first.data.avatar)).status).toBe(404)
    const stem = second.data.avatar?.slice('/uploads/avatars/'.length, -'-640.webp'.length)
    expect(await files()).toEqual([320, 640, 960].map((width) => `${stem}-${width}.webp`))
    expect(await imageRows()).toEqual([`avatars/${stem}-640.webp`])
  })

  it('may be as large as a camera makes it', async () => {
    const { token } = await addPerson(market.db)
    const noise = sharp(randomBytes(1600 * 1200 * 3), { raw: { width: 1600, height: 1200, channels: 3 } })
    const bytes = await noise.jpeg({ quality: 95 }).toBuffer()
    expect(bytes.length).toBeGreaterThan(1_500_000)
    const { status, data } = await change(token, formOf({ avatar: new Blob([new Uint8Array(bytes)]) }))
    expect([status, data.avatar]).toEqual([200, expect.stringMatching(/-640\.webp$/)])
    await change(token, formOf({ avatar: await photo() }))
  })

  it('that is none, or too large, is refused at its field and leaves nothing behind', async () => {
    const { token } = await addPerson(market.db)
    const [before, rows] = [await files(), await imageRows()]
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
    const none = await change(token, formOf({ f_name: 'ليلى', avatar: svg }))
    expect([none.status, none.failure.code]).toEqual([415, 'unsupported_media'])
    expect(none.failure.errors).toEqual({ avatar: ['صورة بصيغة JPEG أو PNG أو WebP أو AVIF'] })
    const large = await change(token, formOf({ avatar: new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]) }))
    expect([large.status, Object.keys(large.failure.errors ?? {})]).toEqual([413, ['avatar']])
    const flood = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const pixels = await change(token, formOf({ avatar: new Blob([new Uint8Array(flood)]) }))
    expect([pixels.status, Object.keys(pixels.failure.errors ?? {})]).toEqual([413, ['avatar']])
    expect((await profileOf(token)).data).toMatchObject({ f_name: 'منى', avatar: null })
    expect([await files(), await imageRows()]).toEqual([before, rows])
  })

  it('stays out as well when something else of the form is wrong', async () => {
    const [one, other] = [await addPerson(market.db), await addPerson(market.db)]
    const before = await files()
    const refused = await change(one.token, formOf({ email: other.email, avatar: await photo() }))
    expect(refused.status).toBe(422)
    expect(await files()).toEqual(before)
  })

  it('of several changes at once the last stays, with its files alone', async () => {
    const { token } = await addPerson(market.db)
    const [before, rows] = [await files(), await imageRows()]
    const answers = await Promise.all(
      ['#111111', '#222222', '#333333'].map(async (colour) =>
        change(token, formOf({ avatar: await photo(colour) })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { avatar } = (await profileOf(token)).data
    expect(await imageRows()).toHaveLength(rows.length + 1)
    expect(await files()).toHaveLength(before.length + 3)
    expect(await files()).toContain(avatar?.slice('/uploads/avatars/'.length))
  })
})
