import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '#platform/logs/log.ts'
import { openMainPeople } from './mainPeople.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A main API that records its requests and returns the answers of the test. */
let main: Server
let requests: string[]
let answer: Answer
const opened = new Set<ServerResponse>()

beforeEach(async () => {
  requests = []
  main = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization}`)
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
  mobile: '+966500000007',
  email: null,
  avatar: null,
  staff_role: null,
  mobile_verified: true,
  can_view: [],
  counts: { notifications: 1 },
}

function people({ verifyMobile = true, siteUrl = urlOf(main.address() as AddressInfo) } = {}) {
  return openMainPeople({ siteUrl: () => siteUrl, verifyMobile, log: openLog({ level: 'silent' }) })
}

function answers(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

describe('openMainPeople', () => {
  it('returns the caller with staff role, name and permission to trade', async () => {
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
    expect(caller && main.sessionOf(caller)).toEqual({
      name: 'ليلى الدوسري',
      mobile: '+966500000007',
      email: null,
      token: 'laila',
    })
    expect(requests).toEqual(['/api/profile Bearer laila'])
  })

  it('does not let unverified callers trade if the market verifies mobiles', async () => {
    answer = answers(200, { data: { ...profile, mobile_verified: false } })
    expect(await people().authenticate('laila')).toHaveProperty('trades', false)
    expect(await people({ verifyMobile: false }).authenticate('laila')).toHaveProperty('trades', true)
  })

  it('calls the main API each time, so that a blocked person is refused immediately', async () => {
    answer = answers(200, { data: profile })
    const main = people()
    expect(await main.authenticate('laila')).toMatchObject({ id: 7 })
    answer = answers(401, { code: 'unauthenticated', message: '' })
    expect(await main.authenticate('laila')).toBeUndefined()
    expect(requests).toHaveLength(2)
  })

  it('does not send tokens of the integration to the main API', async () => {
    expect(await people().authenticate('aaa.bbb.ccc')).toBeUndefined()
    expect(requests).toEqual([])
  })
})

describe('openMainPeople, when the main API fails,', () => {
  const unavailable = { code: 'unavailable', retryAfterS: 3 }

  it.each([
    ['403', answers(403, { data: profile })],
    ['429', answers(429, {})],
    ['500', answers(500, { data: profile })],
    ['a page', answers(200, '<!doctype html>')],
    ['nothing', answers(200, '')],
    ['no data', answers(200, { profile })],
    ['an unknown type', answers(200, { data: { ...profile, type: 'whale' } })],
    ['an id of another type', answers(200, { data: { ...profile, id: '7' } })],
    ['a broken connection', (_request: IncomingMessage, response: ServerResponse) => response.destroy()],
  ] satisfies [string, Answer][])('refuses the caller as unavailable after %s', async (_what, given) => {
    answer = given
    await expect(people().authenticate('laila')).rejects.toMatchObject(unavailable)
  })

  it('does not follow a redirect', async () => {
    answer = (request, response) =>
      request.url === '/api/profile'
        ? answers(302, '', { location: '/elsewhere' })(request, response)
        : answers(200, { data: profile })(request, response)
    await expect(people().authenticate('laila')).rejects.toMatchObject(unavailable)
    expect(requests).toHaveLength(1)
  })

  it('stops reading an endless answer', async () => {
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

  it('refuses the caller if the answer is not complete after some seconds', async () => {
    answer = () => undefined
    const silent = people().authenticate('laila')
    await expect(silent).rejects.toMatchObject(unavailable)
    answer = (_request, response) => void response.writeHead(200).write('{"data":')
    await expect(people().authenticate('laila')).rejects.toMatchObject(unavailable)
  })

  it('refuses the caller but asks again for the next caller', async () => {
    const unreachable = people({ siteUrl: 'http://127.0.0.1:9' })
    await expect(unreachable.authenticate('laila')).rejects.toMatchObject(unavailable)
    answer = answers(500, {})
    const main = people()
    await expect(main.authenticate('laila')).rejects.toMatchObject(unavailable)
    answer = answers(200, { data: profile })
    expect(await main.authenticate('laila')).toHaveProperty('id', 7)
  })
})
