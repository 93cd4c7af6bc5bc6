import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { codeIn, readOutbox } from '#demo/testing/outbox.ts'
import { addPerson, type TestPerson, testPassword } from '#demo/testing/trade/people.ts'
import type { SignedIn } from '#shared/auth/contract.ts'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import type { Page } from '#shared/base/page.ts'
import type { Invitation } from '#shared/operator/invitations.ts'

const market = await testMarket({ ownFiles: true, env: { VERIFY_MOBILE: '1' } })
const dataDir = market.config.DATA_DIR
const administrator = await addPerson(market.db, { staff: 'administrator', firstName: 'هند' })

let invited = 0
const newMobile = () => `+96659900${String(++invited).padStart(4, '0')}`
const invite = (to: string, role: StaffRole = 'editor', by: TestPerson = administrator) =>
  ask<Invitation>(market, 'POST operator/invitations', { token: by.token, body: { to, role } })
const change = (id: number, verb: 'send' | 'withdraw', by: TestPerson = administrator) =>
  ask<Invitation>(market, `POST operator/invitations/${id}/${verb}`, { token: by.token, body: {} })
/** Returns the secrets of all links that were sent to this address, oldest first. */
async function linksTo(to: string, count = 1): Promise<string[]> {
  await expect.poll(async () => (await readOutbox(dataDir, to)).filter(isLink).length).toBe(count)
  return (await readOutbox(dataDir, to)).filter(isLink).map(({ text }) => secretIn(text))
}
const isLink = ({ text }: { readonly text: string }) => text.includes('/invitation#')
const secretIn = (text: string) => /\/invitation#(\S+)/.exec(text)?.[1] ?? ''
const open = (token: string) =>
  ask<{ role: string; account: boolean; mobile: string | null }>(market, 'POST staff-invitations/show', {
    body: { token },
  })
const join = (token: string, body: object = {}) =>
  ask<SignedIn>(market, 'POST staff-invitations/join', {
    body: {
      token,
      f_name: 'سلوى',
      l_name: 'الحربي',
      password: testPassword,
      password_confirmation: testPassword,
      ...body,
    },
  })
const accept = (token: string, by: { readonly token: string }) =>
  ask<{ role: string }>(market, 'POST staff-invitations/accept', { token: by.token, body: { token } })
const roleOf = async (id: number) =>
  (
    await market.db.query<{ staff_role: string | null }>({
      text: 'select staff_role from users where id = $1',
      values: [id],
    })
  )[0]?.staff_role
const auditOf = async (type: string, id: number) =>
  (
    await market.db.query<{ action: string }>({
      text: 'select action from audit where record_type = $1 and record_id = $2 order by id',
      values: [type, id],
    })
  ).map(({ action }) => action)

describe('an invitation by SMS', () => {
  it('creates an account with a verified mobile, gives the role once and is logged', async () => {
    const mobile = newMobile()
    const { status, data } = await invite(`0${mobile.slice(4)}`)
    expect([status, data.status, data.by_email, data.to]).toEqual([
      201,
      'pending',
      false,
      `0${mobile.slice(4, 7)}****${mobile.slice(-2)}`,
    ])
    const [link = ''] = await linksTo(mobile)
    expect((await open(link)).data).toMatchObject({ role: 'editor', mobile, account: false })
    const joined = await join(link)
    expect([joined.status, joined.data.user.mobile_verified, joined.data.user.staff_role]).toEqual([
      201,
      true,
      null,
    ])
    expect((await accept(link, joined.data)).data).toEqual({ role: 'editor' })
    expect((await ask(market, 'GET operator/overview', { token: joined.data.token })).status).toBe(200)
    const used = await accept(link, joined.data)
    expect([used.status, used.failure.message]).toEqual([
      404,
      'هذه الدعوة غير صالحة أو انتهت مدتها. اطلب دعوة جديدة من مدير المنصة',
    ])
    expect((await join(link)).status).toBe(404)
    const page = await ask<Page<Invitation>>(market, 'GET operator/invitations?status=accepted', {
      token: administrator.token,
    })
    expect(page.data.data.find(({ id }) => id === data.id)?.accepted_by).toEqual({
      id: joined.data.user.id,
      name: 'سلوى الحربي',
    })
    expect(await auditOf('invitation', data.id)).toEqual(['invitation.add'])
    expect(await auditOf('user', joined.data.user.id)).toEqual(['staff.accept'])
  })

  it('gives the role to the existing account of its mobile, and to no other account', async () => {
    const [person, stranger] = [await addPerson(market.db), await addPerson(market.db)]
    await invite(person.mobile, 'finance')
    const [link = ''] = await linksTo(person.mobile)
    expect((await open(link)).data.account).toBe(true)
    const wrong = await accept(link, stranger)
    expect([wrong.status, await roleOf(stranger.id)]).toEqual([403, null])
    expect(Object.keys((await join(link)).failure.errors ?? {})).toEqual(['mobile'])
    expect((await accept(link, person)).data.role).toBe('finance')
    expect(await roleOf(person.id)).toBe('finance')
  })
})

describe('an invitation by e-mail', () => {
  it('gives the role only after the typed mobile is verified', async () => {
    const email = `colleague-${++invited}@example.com`
    await invite(email, 'viewer')
    const [link = ''] = await linksTo(email)
    expect(Object.keys((await join(link)).failure.errors ?? {})).toEqual(['mobile'])
    const mobile = newMobile()
    const { data } = await join(link, { mobile })
    expect(data.user).toMatchObject({ mobile_verified: false, email })
    const early = await accept(link, data)
    expect([early.failure.code, await roleOf(data.user.id)]).toEqual(['mobile_unverified', null])
    await expect.poll(async () => (await readOutbox(dataDir, mobile)).length).toBe(1)
    const [message] = await readOutbox(dataDir, mobile)
    const code = message ? codeIn(message) : ''
    await ask(market, 'POST verify-mobile', { token: data.token, body: { code } })
    expect((await accept(link, data)).data.role).toBe('viewer')
  })
})

describe('an invitation', () => {
  it('gets a new link that replaces the first one, and ends when it is withdrawn', async () => {
    const mobile = newMobile()
    const { data } = await invite(mobile)
    const twice = await invite(mobile)
    expect([twice.status, twice.failure.errors?.to]).toEqual([
      422,
      ['دعوته ما زالت مفتوحة، أعد إرسالها من القائمة'],
    ])
    // The worker sends messages in parallel, so the test waits for the first message before it requests the second.
    const [first = ''] = await linksTo(mobile)
    expect((await change(data.id, 'send')).status).toBe(200)
    const [, second = ''] = await linksTo(mobile, 2)
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
    expect((await change(data.id, 'withdraw')).data.status).toBe('withdrawn')
    expect((await open(second)).status).toBe(404)
    expect((await change(data.id, 'send')).failure.code).toBe('illegal_transition')
    expect((await change(987_654_321, 'withdraw')).status).toBe(404)
    expect(await auditOf('invitation', data.id)).toEqual([
      'invitation.add',
      'invitation.send',
      'invitation.withdraw',
    ])
    expect((await invite(mobile)).status).toBe(201)
  })

  it('expires, can then be sent again, and ends when its sender loses the role', async () => {
    const mobile = newMobile()
    const sender = await addPerson(market.db, { staff: 'administrator' })
    const { data } = await invite(mobile, 'editor', sender)
    const [link = ''] = await linksTo(mobile)
    await market.db.query({
      text: `update staff_invitations set expires_at = now() - interval '1 second' where id = $1`,
      values: [data.id],
    })
    expect((await open(link)).status).toBe(404)
    expect((await change(data.id, 'send')).data.status).toBe('pending')
    const [, fresh = ''] = await linksTo(mobile, 2)
    expect((await open(fresh)).status).toBe(200)
    await market.db.query({ text: 'update users set staff_role = null where id = $1', values: [sender.id] })
    expect((await open(fresh)).status).toBe(404)
  })

  it('cannot raise the role of its sender or of a colleague', async () => {
    const colleague = await addPerson(market.db, { staff: 'viewer' })
    const known = await invite(colleague.mobile, 'administrator')
    expect([known.status, known.failure.errors?.to]).toEqual([422, ['لديه دور في فريق السوق']])
    const email = `second-${++invited}@example.com`
    await invite(email, 'administrator')
    const [link = ''] = await linksTo(email)
    const raised = await accept(link, colleague)
    expect([raised.failure.code, await roleOf(colleague.id)]).toEqual(['conflict', 'viewer'])
    expect((await accept(link, administrator)).status).toBe(403)
    for (const staff of ['viewer', 'editor', 'finance'] as const) {
      const other = await addPerson(market.db, { staff })
      expect((await invite(newMobile(), 'administrator', other)).status).toBe(403)
    }
  })

  it('whose link was handed over requires the code of its mobile once SMS is configured', async () => {
    const mobile = newMobile()
    const { data } = await invite(mobile)
    const [link = ''] = await linksTo(mobile)
    await market.db.query({
      text: 'update staff_invitations set by_hand = true where id = $1',
      values: [data.id],
    })
    const joined = await join(link)
    expect(joined.data.user.mobile_verified).toBe(false)
    const early = await accept(link, joined.data)
    expect([early.failure.code, await roleOf(joined.data.user.id)]).toEqual(['mobile_unverified', null])
    await expect.poll(async () => (await readOutbox(dataDir, mobile)).length).toBe(2)
    const message = (await readOutbox(dataDir, mobile)).find((one) => !isLink(one))
    const code = message ? codeIn(message) : ''
    await ask(market, 'POST verify-mobile', { token: joined.data.token, body: { code } })
    expect((await accept(link, joined.data)).data.role).toBe('editor')
  })

  it.each(['', 'x', '0501', 'name@'])('is refused for the receiver %j', async (to) => {
    const { status, failure } = await invite(to)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['to']])
  })
})
