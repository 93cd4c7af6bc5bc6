import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson, testPassword } from '#demo/testing/trade/people.ts'
import type { SignedIn, User } from '#shared/auth/contract.ts'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import type { Page } from '#shared/base/page.ts'
import type { Invitation, IssuedInvitation } from '#shared/operator/invitations.ts'

/** This market has no SMS and no mail service, like a market that `DEMO=0 npm start` opens. */
const market = await testMarket({ env: { VERIFY_MOBILE: '1', SANDBOX: '0' } })
const administrator = await addPerson(market.db, { staff: 'administrator', firstName: 'هند' })

let invited = 0
const newMobile = () => `+96659800${String(++invited).padStart(4, '0')}`
const invite = (to: string, role: StaffRole) =>
  ask<IssuedInvitation>(market, 'POST operator/invitations', {
    token: administrator.token,
    body: { to, role },
  })
const secretIn = ({ link }: IssuedInvitation) => /\/invitation#(\S+)$/.exec(link ?? '')?.[1] ?? ''
const join = (token: string) =>
  ask<SignedIn>(market, 'POST staff-invitations/join', {
    body: {
      token,
      f_name: 'سلوى',
      l_name: 'الحربي',
      password: testPassword,
      password_confirmation: testPassword,
    },
  })
const accept = (token: string, by: { readonly token: string }) =>
  ask<{ role: string }>(market, 'POST staff-invitations/accept', { token: by.token, body: { token } })
/** Returns the action and the new values of the last audit entry of a record. */
const lastAudit = async (type: string, id: number) =>
  (
    await market.db.query<{ action: string; after: object | null }>({
      text: 'select action, after from audit where record_type = $1 and record_id = $2 order by id desc limit 1',
      values: [type, id],
    })
  )[0]

async function addUnverified(): Promise<TestPerson> {
  const person = await addPerson(market.db)
  await market.db.query({
    text: `update users set mobile_verified_at = null, verify_by = now() + interval '1 hour' where id = $1`,
    values: [person.id],
  })
  return person
}

describe('an invitation in a market without SMS and mail', () => {
  it('returns its link once, can get a new link, and verifies the mobile, because its sender vouches for it', async () => {
    const { status, data } = await invite(newMobile(), 'finance')
    expect([status, data.by_hand, data.status]).toEqual([201, true, 'pending'])
    expect(await lastAudit('invitation', data.id)).toMatchObject({
      action: 'invitation.add',
      after: { staff_role: 'finance', by_hand: true },
    })
    const first = secretIn(data)
    const list = await ask<Page<Invitation>>(market, 'GET operator/invitations', {
      token: administrator.token,
    })
    expect(list.data.data.find(({ id }) => id === data.id)?.by_hand).toBe(true)
    expect([first.length > 30, JSON.stringify(list.data).includes(first)]).toEqual([true, false])

    const again = await ask<IssuedInvitation>(market, `POST operator/invitations/${data.id}/send`, {
      token: administrator.token,
      body: {},
    })
    expect(await lastAudit('invitation', data.id)).toMatchObject({
      action: 'invitation.send',
      after: { by_hand: true },
    })
    const second = secretIn(again.data)
    expect((await join(first)).status).toBe(404)
    const joined = await join(second)
    expect([joined.data.user.mobile_verified, joined.data.user.staff_role]).toEqual([true, null])
    expect((await accept(second, joined.data)).data).toEqual({ role: 'finance' })
    expect((await accept(second, joined.data)).status).toBe(404)
  })

  it('gives the role to the unverified account of its mobile, and to no other account', async () => {
    const [person, stranger] = [await addUnverified(), await addUnverified()]
    const { data } = await invite(person.mobile, 'editor')
    expect((await accept(secretIn(data), stranger)).status).toBe(403)
    expect((await accept(secretIn(data), administrator)).status).toBe(403)
    expect((await accept(secretIn(data), person)).data).toEqual({ role: 'editor' })
    expect((await lastAudit('user', person.id))?.after).toMatchObject({
      staff_role: 'editor',
      mobile_vouched: true,
    })
    const profile = await ask<User>(market, 'GET profile', { token: person.token })
    expect([profile.data.mobile_verified, profile.data.staff_role]).toEqual([true, 'editor'])
  })

  it('is refused for an e-mail address, because the mobile of its receiver could not be verified', async () => {
    const { status, failure } = await invite('colleague@example.com', 'viewer')
    expect([status, failure.code, failure.message]).toEqual([
      503,
      'unavailable',
      'البريد غير مفعّل في هذا السوق: ادعُ زميلك برقم جواله، فيظهر لك رابط تسلّمه له بنفسك',
    ])
  })
})
