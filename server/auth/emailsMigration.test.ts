import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { testAuthMarket } from '#demo/testing/fixtures/auth.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { withoutInvisible } from '#shared/base/text/digits.ts'

const market = await testAuthMarket('emails')

const migration = new URL('../db/migrations/0049_invisible_in_emails.sql', import.meta.url)

it('migration 0049 removes invisible characters from e-mail addresses unless an older account has the resulting address', async () => {
  const every = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => withoutInvisible(character) === '')
  expect(every.length).toBeGreaterThan(4_000)
  const parts = Array.from({ length: Math.ceil(every.length / 200) }, (_, part) =>
    every.slice(part * 200, part * 200 + 200),
  )
  const stored = [
    ...parts.map((part, place) => `huda${place}@e${part.join('')}xample.com`),
    ...['sara@example.com\ufe0f', 'Sara@example.com\u3164', 'noura@example.com'],
  ]
  const ids = []
  for (const email of stored) {
    const { id } = await addPerson(market.db)
    await market.db.query({ text: 'update users set email = $2 where id = $1', values: [id, email] })
    ids.push(id)
  }
  await market.db.query({ text: (await readFile(migration, 'utf8')).replace('-- Up Migration', '') })
  const rows = await market.db.query<{ email: string }>({
    text: 'select email from users where id = any($1) order by id',
    values: [ids],
  })
  expect(rows.map(({ email }) => email)).toEqual([
    ...parts.map((_, place) => `huda${place}@example.com`),
    ...['sara@example.com', 'Sara@example.com\u3164', 'noura@example.com'],
  ])
})
