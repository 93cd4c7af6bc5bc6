import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '#platform/logs/log.ts'
import { askMain } from './askMain.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A main API that answers as a test says, and counts how often it was asked. */
let main: Server
let asked: string[]
let answer: Answer
const opened = new Set<ServerResponse>()

beforeEach(async () => {
  asked = []
  main = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`)
    opened.add(response)
    answer(request, response)
  })
  await new Promise<void>((resolve) => main.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const response of opened) response.destroy()
  opened.clear()
  await new Promise((resolve) => main.close(resolve))
})

const urlOf = ({ port }: AddressInfo) => `http://127.0.0.1:${port}`
const profile = {
  id: 7,
  type: 'international_seller',
  f_name: 'ليلى',
  l_name: 'الدوسري',
  avatar: null,
  staff_role: null,
  mobile_verified: true,
  can_view: [],
  counts: { notifications: 1 },
}

function people({ verifyMobile = true, siteUrl = urlOf(main.address() as AddressInfo) } = {}) {
  return askMain({ siteUrl: () => siteUrl, verifyMobile, log: openLog({ level: 'silent' }) })
}

function answers(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

describe('what the main API says of somebody', () => {
  it('is who they are, their staff role, their name and whether they may trade', async () => {
    answer = answers(200, { data: { ...profile, staff_role: 'finance' } })
    const main = people()
    const caller = await main.authenticate('laila')
    expect(caller).toEqual({
      id: 7,
      type: 'international_seller',
      staff: 'finance',
      signIn: 0,
      trades: true,
    })
    expect(caller && main.sessionOf(caller)).toEqual({ name: 'ليلى الدوسري', token: 'laila' })
    expect(asked).toEqual(['/api/profile Bearer laila'])
  })

  it('lets nobody trade whose mobile waits for its code, where mobiles are verified', async () => {
    answer = answers(200, { data: { ...profile, mobile_verified: false } })
    expect(await people().authenticate('laila')).toHaveProperty('trades', false)
    expect(await people({ verifyMobile: false }).authenticate('laila')).toHaveProperty('trades', true)
  })

  it('is asked each time: a blocked person is nobody from then on', async () => {
    answer = answers(200, { data: profile })
    const main = people()
    expect(await main.authenticate('laila')).toMatchObject({ id: 7 })
    answer = answers(401, { code: 'unauthenticated', message: '' })
    expect(await main.authenticate('laila')).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  it('is not asked about a token of the integration', async () => {
    expect(await people().authenticate('aaa.bbb.ccc')).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('a main API that is no help', () => {
  const unavailable = { code: 'unavailable', retryAfterS: 3 }

  it.each([
    ['403', answers(403, { data: profile })],
    ['429', answers(429, {})],
    ['500', answers(500, { data: profile })],
    ['a page', answers(200, '<!doctype html>')],
    ['nothing', answers(200, '')],
    ['no data', answers(200, { profile })],
    ['a type that is none', answers(200, { data: { ...profile, type: 'whale' } })],
    ['an id that is none', answers(200, { data: { ...profile, id: '7' } })],
    ['a cut connection', (_request: IncomingMessage, response: ServerResponse) => response.destroy()],
  ] satisfies [string, Answer][])('that answers %s: not now', async (_what, given) => {
    answer = given
    await expect(people().authenticate('laila')).rejects.toMatchObject(unavailable)
  })

  it('that leads elsewhere: not followed', async () => {
    answer = (request, response) =>
      request.url === '/api/profile'
        ? answers(302, '', { location: '/elsewhere' })(request, response)
        : answers(200, { data: profile })(request, response)
    await expect(people().authenticate('laila')).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(1)
  })

  it('that never ends: no more is read than a profile holds', async () => {
    let left: Promise<unknown> | undefined
    answer = (_request, response) => {
      left = new Promise((resolve) => response.once('close', resolve))
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
    await expect(people().authenticate('laila')).rejects.toMatchObject(unavailable)
    await left
  })

  it('that says nothing, or stops half way: waited for some seconds', async () => {
    answer = () => undefined
    const silent = people().authenticate('laila')
    await expect(silent).rejects.toMatchObject(unavailable)
    answer = (_request, response) => void response.writeHead(200).write('{"data":')
    await expect(people().authenticate('laila')).rejects.toMatchObject(unavailable)
  })

  it('that is not there; it is asked anew by the next who comes', async () => {
    const away = people({ siteUrl: 'http://127.0.0.1:9' })
    await expect(away.authenticate('laila')).rejects.toMatchObject(unavailable)
    answer = answers(500, {})
    const main = people()
    await expect(main.authenticate('laila')).rejects.toMatchObject(unavailable)
    answer = answers(200, { data: profile })
    expect(await main.authenticate('laila')).toHaveProperty('id', 7)
  })
})
