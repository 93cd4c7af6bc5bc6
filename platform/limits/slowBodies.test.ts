import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#shared/base/call.ts'
import { limits } from '#shared/base/limits.ts'
import { serveCalls } from '../http/calls.ts'
import { type ApiOptions, handle, openHttp } from '../http/http.ts'
import { testOptions } from '../http/testing/apiOptions.ts'
import type { Pace } from './slowBodies.ts'
import { openUploads } from './uploads.ts'

/** These tests send requests slowly, as slow connections and slow-request attacks do. The limits are shortened. */

const sendForm = call('POST slow/form', {
  who: 'anyone',
  from: 'a test',
  form: { files: 1 },
  body: z.object({ note: z.string() }),
  answer: z.object({ length: z.number() }),
})
const sendJson = call('POST slow/json', {
  who: 'anyone',
  from: 'a test',
  body: z.object({ note: z.string() }),
  answer: z.object({ length: z.number() }),
})

let app: FastifyInstance
let socket: Socket
afterEach(async () => {
  socket.destroy()
  await app.close()
})

async function open(pace: Partial<Pace>): Promise<void> {
  const options: ApiOptions = {
    ...testOptions,
    uploads: openUploads({ folder: tmpdir() }),
    pace: { ...limits.pace, ...pace },
  }
  app = await openHttp(options)
  const answer = async ({ body }: { body: { note: string } }) => ({ length: body.note.length })
  serveCalls(app, [handle(sendForm, answer), handle(sendJson, answer)], options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  socket = connect(port, '127.0.0.1').setNoDelay()
  socket.on('error', () => undefined)
}

/** Writes the parts one by one until the server ends the connection. Resolves with the response. */
async function send(parts: readonly string[], everyMs: number): Promise<string> {
  let received = ''
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      received += data
      if (/\r\n\r\n.+/s.test(received)) resolve()
    })
  })
  for (const part of parts) {
    if (received || socket.destroyed) break
    socket.write(part)
    await Promise.race([pause(everyMs), ended])
  }
  await Promise.race([answered, ended])
  return received
}

const head = (path: string, type: string, length: number) =>
  `POST /api/${path} HTTP/1.1\r\nhost: sea\r\naccept-language: en\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

/** Returns a form whose text field has this many bytes. */
function form(bytes: number): { head: string; body: string } {
  const text = 'x'.repeat(bytes)
  const body = `--sea\r\ncontent-disposition: form-data; name="note"\r\n\r\n${text}\r\n--sea--\r\n`
  return { head: head('slow/form', 'multipart/form-data; boundary=sea', body.length), body }
}

const piecesOf = (text: string, size: number) => text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []

describe('a form with files', () => {
  it('may arrive for much longer than any other body', async () => {
    await open({ bodyMs: 400, windowMs: 2_000, windowBytes: 100 })
    const { head, body } = form(5_000)
    const received = await send([head, ...piecesOf(body, 250)], 120)
    expect(received).toContain('200 OK')
    expect(received).toContain('{"data":{"length":5000}}')
  })

  it('is refused with 408 if fewer bytes than the minimum arrive within a window', async () => {
    await open({ windowMs: 500, windowBytes: 10_000 })
    const { head, body } = form(5_000)
    const received = await send([head, ...piecesOf(body, 10)], 50)
    expect(received).toContain('408 Request Timeout')
    expect(received.toLowerCase()).toContain('connection: close')
    expect(received).toContain('"code":"too_slow"')
  })

  it('is refused if its total time exceeds the limit, even at a steady rate', async () => {
    await open({ windowMs: 200, windowBytes: 1, formMs: 600 })
    const { head, body } = form(5_000)
    expect(await send([head, ...piecesOf(body, 5)], 20)).toContain('"code":"too_slow"')
  })
})

it('a slow JSON body is refused with 408 after a short limit', async () => {
  await open({ bodyMs: 300, windowBytes: 1 })
  const body = JSON.stringify({ note: 'x'.repeat(5_000) })
  const received = await send([head('slow/json', 'application/json', body.length), ...piecesOf(body, 5)], 20)
  expect(received).toContain('408 Request Timeout')
  expect(received).toContain('"code":"too_slow"')
})

it('a form that is sent to a path without an upload has the short limit of other bodies', async () => {
  await open({ bodyMs: 300, windowBytes: 1 })
  const { body } = form(5_000)
  const other = head('nowhere', 'multipart/form-data; boundary=sea', body.length)
  expect(await send([other, ...piecesOf(body, 5)], 20)).toMatch(/404 Not Found/)
  await expect.poll(() => socket.destroyed || socket.readableEnded).toBe(true)
})

it('slow headers are refused with 408', async () => {
  await open({ headersMs: 300, checkMs: 50 })
  const headers = `POST /api/slow/json HTTP/1.1\r\n${'x-more: and more\r\n'.repeat(200)}`
  expect(await send(piecesOf(headers, 5), 20)).toContain('408 Request Timeout')
})

it('limits.pace ends slow headers within 30 s and allows a form at least three minutes', () => {
  expect(limits.pace.headersMs + limits.pace.checkMs).toBeLessThanOrEqual(30_000)
  expect(limits.pace.formMs).toBeGreaterThanOrEqual(180_000)
  expect(limits.pace.windowBytes / limits.pace.windowMs).toBeLessThanOrEqual(1)
})
