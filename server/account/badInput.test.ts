import { expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'

/** Every call that changes an account receives values that no form of the site sends (contract 1, "bad input"). */

const market = await testMarket()
const person = await addPerson(market.db)
const administrator = await addPerson(market.db, { staff: 'administrator' })

const fields = {
  profile: ['f_name', 'l_name', 'email', 'address', 'avatar', 'marketing', 'current_password', 'password'],
  'profile/upgrade': ['type', 'cr_number', 'document'],
  'profile/sessions/revoke': ['id'],
  'profile/delete': ['password'],
  'operator/upgrades/1/refuse': ['note'],
} as const
const paths = Object.keys(fields) as (keyof typeof fields)[]

async function send(path: string, body: string | FormData, type: string | null = 'application/json') {
  const { token } = path.startsWith('operator') ? administrator : person
  const answer = await fetch(`${market.url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as { message: string; code: string } }
}

const bodies = ['{', '[]', 'null', '"text"', '7', '', '{"a":', '\u0000', '[{"f_name":"x"}]']
it.each(paths)('POST %s refuses a body that is not an object', async (path) => {
  for (const text of bodies) {
    const { status, body } = await send(path, text)
    expect([status, body.code], text).toEqual([400, 'bad_request'])
    expect(body.message).not.toBe('')
  }
  expect((await send(path, 'f_name=x', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await send(path, '<a/>', 'text/xml')).status).toBe(415)
  expect((await send(path, '--x', 'multipart/form-data')).status).toBeGreaterThanOrEqual(400)
  expect((await send(path, '--x', 'multipart/form-data')).status).toBeLessThan(500)
})

const values = [
  {},
  { $gt: '' },
  ['x', 'y'],
  [[]],
  1e300,
  -1,
  'a\u0000b',
  'ا'.repeat(6_000),
  { bytes: [1, 2, 3] },
]
it.each(paths)('POST %s refuses values of the wrong type at their fields', async (path) => {
  for (const field of fields[path]) {
    for (const value of values) {
      const { status, body } = await send(path, JSON.stringify({ [field]: value }))
      expect([status, body], `${field} ${JSON.stringify(value)}`.slice(0, 80)).toEqual([
        422,
        expect.objectContaining({
          code: 'validation_failed',
          errors: expect.objectContaining({ [field]: expect.anything() }),
        }),
      ])
    }
    expect((await send(path, `{"${field}":1e309}`)).status).toBe(422)
    expect((await send(path, `{"${field}":NaN}`)).status).toBe(400)
    expect((await send(path, `{"__proto__":{"${field}":"x"},"constructor":{"x":1}}`)).status).toBeLessThan(
      500,
    )
  }
})

it.each(['profile', 'profile/upgrade'])('POST %s refuses manipulated form data', async (path) => {
  const forms: [string, string | Blob][][] = [
    [['f_name[ar]', 'x']],
    [['__proto__[staff_role]', 'administrator']],
    [
      ['f_name', 'هدى'],
      ['f_name', 'منى'],
      ['type', 'fisherman'],
      ['type', 'local_seller'],
    ],
    [
      ['avatar', 'no file'],
      ['document', 'no file'],
    ],
    [
      ['avatar', new Blob(['a'])],
      ['document', new Blob(['a'])],
    ],
    Array.from({ length: 300 }, (_, n) => [`field${n}`, 'x']),
    [['a[b][c][d][e][f]', 'x']],
  ]
  for (const parts of forms) {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    const { status, body } = await send(path, form, null)
    expect(status, JSON.stringify(parts[0])).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(parts[0])).toBeLessThan(500)
    expect(body.message).not.toBe('')
  }
})
