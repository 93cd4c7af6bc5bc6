import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { readOutbox } from '#demo/testing/outbox.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Profile } from '#shared/auth/profile.ts'

const market = await testMarket()

const change = ({ token }: TestPerson, body: object | FormData, locale: 'ar' | 'en' = 'ar') =>
  ask<Profile>(market, 'POST profile', { token, body, locale })
const confirm = ({ token, password }: TestPerson) =>
  ask(market, 'POST login/confirm', { token, body: { password } })
const emailOf = async ({ token }: TestPerson) =>
  (await ask<Profile>(market, 'GET profile', { token })).data.email
/** Adds a person whose sign-in was confirmed an hour ago. */
async function signedInBefore(): Promise<TestPerson> {
  const person = await addPerson(market.db)
  await age(person)
  return person
}
const age = ({ signIn }: TestPerson) =>
  market.db.query({
    text: "update tokens set confirmed_at = now() - interval '1 hour' where id = $1",
    values: [signIn],
  })
const notificationsOf = ({ id }: TestPerson) =>
  market.db.query<{ kind: string; facts: { email: string } }>({
    text: "select kind, facts from notifications where user_id = $1 and kind = 'account_email'",
    values: [id],
  })

describe('a new e-mail address in POST profile', () => {
  it('requires a sign-in that was confirmed within the last 15 minutes', async () => {
    const person = await signedInBefore()
    const form = { email: 'new.address@samak.example', f_name: 'سارة' }
    const { status, failure } = await change(person, form)
    expect([status, failure.code]).toEqual([403, 'reauthentication_required'])
    expect(await emailOf(person)).toBe(person.email)
    expect(await notificationsOf(person)).toEqual([])
    expect((await confirm(person)).status).toBe(200)
    expect((await change(person, form)).data).toMatchObject(form)
  })

  it('requires a confirmed sign-in also when the body is form data', async () => {
    const person = await signedInBefore()
    const { failure } = await change(person, formOf({ email: 'by.form@samak.example' }))
    expect(failure.code).toBe('reauthentication_required')
  })

  it('is reported by a notification and by a mail to the old address', async () => {
    const person = await addPerson(market.db)
    await change(person, { email: 'second@samak.example' })
    expect(await notificationsOf(person)).toEqual([
      { kind: 'account_email', facts: { email: 'sec***@samak.example' } },
    ])
    const mailed = () => readOutbox(market.config.DATA_DIR, person.email ?? '')
    await expect.poll(async () => (await mailed()).length).toBe(1)
    const [mail] = await mailed()
    expect(mail).toMatchObject({ channel: 'email' })
    expect(mail?.text).toContain('sec***@samak.example')
    expect(mail?.text).not.toContain('second@samak.example')
    expect(mail?.text).toContain('If this wasn’t you')
    expect(await readOutbox(market.config.DATA_DIR, 'second@samak.example')).toEqual([])
  })

  it('requires no confirmed sign-in when it differs from the current address only in letter case', async () => {
    const person = await signedInBefore()
    const same = (person.email ?? '').toUpperCase()
    expect((await change(person, { email: same, f_name: 'سارة' })).status).toBe(200)
    expect(await notificationsOf(person)).toEqual([])
    expect(await readOutbox(market.config.DATA_DIR, person.email ?? '')).toEqual([])
  })

  it('is refused at its field, without a notification, when another account has the address', async () => {
    const person = await addPerson(market.db)
    const other = await addPerson(market.db)
    const { status, failure } = await change(person, { email: other.email })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['email']])
    expect(await notificationsOf(person)).toEqual([])
  })
})

it('POST profile changes other fields without a confirmed sign-in', async () => {
  const person = await signedInBefore()
  expect((await change(person, { f_name: 'سارة', address: 'الدمام' })).status).toBe(200)
})
