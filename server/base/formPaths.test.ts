import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { encoder } from './images/encoder.ts'

// The name of a text part can be a path into a part that is a file, such as `avatar[name]` (contract 1, "form data").

const market = await testMarket({ env: { LOG_LEVEL: 'silent' } })
const person = await addPerson(market.db, { type: 'local_seller' })
const finance = await addPerson(market.db, { staff: 'finance' })
const photo = await photograph()

const metric = async (name: string) =>
  new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${market.url}/metrics`)).text())?.[1]

const places = ['name', 'path', 'size', 'digest', 'head', 'sender', 'sender][id', 'sender][gone', 'new']

describe.each(places)('a text part whose name is a file’s field name followed by [%s]', (place) => {
  it('is refused by POST profile before a picture is stored', async () => {
    const before = { ...encoder.outcomes }
    const body = formOf({ avatar: photo, [`avatar[${place}]`]: 'x' })
    const { status, failure } = await ask(market, 'POST profile', { token: person.token, body })
    expect([status, failure.code]).toEqual([400, 'bad_request'])
    expect(encoder.outcomes).toEqual(before)
    expect(await metric('upload_bytes')).toBe('0')
  })

  it('is refused by POST operator/statement', async () => {
    const body = formOf({ file: new File(['date,amount'], 'a.csv'), [`file[${place}]`]: 'x' })
    const { status, failure } = await ask(market, 'POST operator/statement', { token: finance.token, body })
    expect([status, failure.code]).toEqual([400, 'bad_request'])
  })

  it('is refused by POST requests/create with an idempotency key', async () => {
    const body = formOf({ title: 'هامور', image: photo, [`image[${place}]`]: 'x' })
    const { status, failure } = await ask(market, 'POST requests/create', {
      token: person.token,
      headers: { 'idempotency-key': `form-${places.indexOf(place)}` },
      body,
    })
    expect([status, failure.code]).toEqual([400, 'bad_request'])
  })

  it('is refused by POST product/create if the file is one of several pictures', async () => {
    const body = formOf({ 'images[0]': photo, [`images[0][${place}]`]: 'x' })
    const { status, failure } = await ask(market, 'POST product/create', { token: person.token, body })
    expect([status, failure.code]).toEqual([400, 'bad_request'])
  })
})
