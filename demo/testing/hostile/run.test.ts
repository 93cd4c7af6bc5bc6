import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Call } from '#shared/base/call.ts'
import { calls } from '#shared/calls.ts'
import { sendHostile } from './run.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** Starts a server that handles successive connections with these functions, further connections with the last. */
async function serve(...ways: readonly ((socket: Socket) => void)[]): Promise<string> {
  let count = 0
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    const way = ways[Math.min(count++, ways.length - 1)]
    socket.once('data', () => way?.(socket))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

const reset = (socket: Socket) => void socket.resetAndDestroy()
const refusal = '{"code":"bad_request","message":"No"}'
const refuse = (socket: Socket) =>
  void socket.write(`HTTP/1.1 400 Bad Request\r\ncontent-length: ${refusal.length}\r\n\r\n${refusal}`)
const cutAnswer = (socket: Socket) => {
  socket.write('HTTP/1.1 400 Bad Request\r\ncontent-length: 500\r\n\r\n{"code"', () =>
    socket.resetAndDestroy(),
  )
}

const call = calls.find(({ key }) => key === 'POST login') as Call
const send = (url: string, body = '{}') =>
  sendHostile(url, { call, fault: 'a test', path: 'login', body, headers: {} }, 'token')

describe('sendHostile', () => {
  it('sends a request again after a reset without an answer', async () => {
    expect(await send(await serve(reset, refuse))).toEqual({ status: 400, text: refusal, tries: 2 })
  })

  it('reports three resets in a row as a failure', async () => {
    const { status, tries, problem } = await send(await serve(reset))
    expect([status, tries, problem]).toEqual([0, 3, expect.stringContaining('no answer: ')])
  })

  it('reports repeatedly truncated answers as a failure', async () => {
    expect((await send(await serve(cutAnswer))).problem).toMatch(/^no answer: /)
  })

  it('reads an answer that is followed by a reset while the body is being written', async () => {
    const early = (socket: Socket) => {
      socket.pause()
      refuse(socket)
    }
    let paused: Socket | undefined
    const url = await serve((socket) => {
      paused = socket
      early(socket)
    })
    // The body exceeds the buffers of both ends, so writing cannot end before the answer.
    const { status, tries } = await send(url, 'x'.repeat(20 * 1024 * 1024))
    expect([status, tries]).toEqual([400, 1])
    paused?.resetAndDestroy()
  })

  it('reports a server that does not listen as a failure', async () => {
    const url = await serve(refuse)
    await new Promise((resolve) => server?.close(resolve))
    expect((await send(url)).problem).toMatch(/ECONNREFUSED/)
  })
})
