import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Profile } from '#shared/auth/profile.ts'
import { roles, typeNames, userTypes } from '#shared/base/access/permissions.ts'
import { notify } from '../notifications/actions.ts'

const market = await testMarket()

const profileOf = (token: string) => ask<Profile>(market, 'GET profile', { token })
const change = (token: string, body: object | FormData) =>
  ask<Profile>(market, 'POST profile', { token, body })

describe('GET profile', () => {
  it('returns all fields of the caller with permissions and counts', async () => {
    for (const type of userTypes) {
      const person = await addPerson(market.db, { type })
      const { status, data } = await profileOf(person.token)
      expect(status).toBe(200)
      expect(data).toMatchObject({
        id: person.id,
        type,
        f_name: 'منى',
        l_name: 'الغامدي',
        avatar: null,
        staff_role: null,
        mobile: person.mobile,
        email: person.email,
        address: 'حي الشاطئ، الدمام',
        mobile_verified: true,
        can_view: roles[type].views,
        can_bid: roles[type].bids,
        sends_codes: true,
        marketing: false,
        upgrade: null,
        second_factor: 'off',
        counts: { notifications: 0, favorites: 0 },
      })
      expect(data.n_id).toMatch(/^1\d{9}$/)
      expect(JSON.stringify(data)).not.toContain('argon2')
    }
  })

  it('counts unread notifications and visible favourites', async () => {
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

  it('says that the market cannot send codes before SMS is configured', async () => {
    const bare = await openTestMarket({ env: { SANDBOX: '0' } })
    const { token } = await addPerson(bare.db)
    expect((await ask<Profile>(bare, 'GET profile', { token })).data.sends_codes).toBe(false)
    await bare.close()
  })
})

describe('POST profile', () => {
  it('changes only the fields that the caller sends', async () => {
    const { token, email } = await addPerson(market.db)
    const first = await change(token, { f_name: ' سعاد ', marketing: true })
    expect(first.status).toBe(200)
    expect(first.data).toMatchObject({ f_name: 'سعاد', l_name: 'الغامدي', email, marketing: true })
    const second = await change(token, formOf({ address: 'جدة، حي الروضة', email: '' }))
    expect(second.data).toMatchObject({ address: 'جدة، حي الروضة', l_name: 'الغامدي', marketing: true })
    expect((await change(token, { address: '\u202eحي الروضة\u200f' })).data.address).toBe('حي الروضة')
    for (const blank of [' ', '\u3164']) {
      expect((await change(token, { address: blank })).data).toMatchObject({ address: '' })
    }
    expect((await change(token, formOf({ marketing: 'false' }))).data.marketing).toBe(false)
    expect((await profileOf(token)).data).toEqual((await change(token, {})).data)
  })

  it('refuses a blank name at its field', async () => {
    const { token } = await addPerson(market.db)
    const before = (await profileOf(token)).data
    for (const name of ['f_name', 'l_name']) {
      for (const blank of ['', '  ', '\u3164']) {
        for (const sent of [{ [name]: blank }, formOf({ [name]: blank })]) {
          const { status, failure } = await change(token, sent)
          expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [name]])
        }
      }
    }
    expect((await profileOf(token)).data).toEqual(before)
  })

  it('ignores extra fields such as type, mobile, n_id and staff_role', async () => {
    const { token } = await addPerson(market.db)
    const before = (await profileOf(token)).data
    const { status, data } = await change(token, {
      type: 'international_seller',
      mobile: '0501112233',
      n_id: '1000000008',
      cr_number: '1010101010',
      id: 1,
      staff_role: 'administrator',
      verified: true,
      mobile_verified: false,
      avatar_id: 1,
      blocked: false,
      can_bid: true,
      upgrade: { status: 'approved' },
    })
    expect(status).toBe(200)
    expect(data).toEqual(before)
  })

  it('refuses the e-mail address of another account in any letter case, but not the caller’s own', async () => {
    const [one, other] = [await addPerson(market.db), await addPerson(market.db)]
    const taken = await change(one.token, { f_name: 'هدى', email: ` ${other.email.toUpperCase()} ` })
    expect(taken.status).toBe(422)
    expect(taken.failure.errors).toEqual({ email: ['مسجّل من قبل'] })
    expect((await profileOf(one.token)).data.f_name).toBe('منى')
    expect((await change(one.token, { email: one.email.toUpperCase() })).data.email).toBe(
      one.email.toUpperCase(),
    )
  })

  it('accepts the e-mail address of an account that did not verify its mobile within an hour', async () => {
    const strict = await openTestMarket({ env: { VERIFY_MOBILE: '1' } })
    const [one, lapsed] = [await addPerson(strict.db), await addPerson(strict.db)]
    await strict.db.query({
      text: `update users set mobile_verified_at = null, verify_by = now() + interval '23 hours 30 minutes' where id = $1`,
      values: [lapsed.id],
    })
    const take = () =>
      ask<Profile>(strict, 'POST profile', { token: one.token, body: { email: lapsed.email } })
    expect((await take()).status).toBe(422)
    await strict.db.query({
      text: `update users set verify_by = now() + interval '22 hours 59 minutes' where id = $1`,
      values: [lapsed.id],
    })
    expect((await take()).data.email).toBe(lapsed.email)
    await strict.close()
  })

  it('gives an e-mail address to only one of several concurrent callers', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(market.db)))
    const answers = await Promise.all(
      people.map(({ token }) => change(token, { email: 'wanted@example.com' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  it('lists every invalid field', async () => {
    const { token } = await addPerson(market.db)
    const wrong = await change(token, {
      f_name: 'ا'.repeat(121),
      email: 'mona@',
      address: 7,
      marketing: 'perhaps',
      avatar: 'me.jpg',
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.failure.errors ?? {}).sort()).toEqual(
      ['address', 'avatar', 'email', 'f_name', 'marketing'].sort(),
    )
    expect((await change(token, { f_name: 'a\u0000b' })).status).toBe(422)
    expect((await change(token, [] as object)).status).toBe(400)
  })
})
