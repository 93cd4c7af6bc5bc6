import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { openLog } from '../logs/log.ts'
import { migrate } from './migrate.ts'
import { isSupported } from './serverVersion.ts'

/** A server that accepts a connection, reports a version, and closes the connection at the first statement. */
const server = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', () => {
    socket.write(message('R', Buffer.from([0, 0, 0, 0])))
    socket.write(message('S', Buffer.from('server_version\x0015.8 (Debian 15.8-0)\0')))
    socket.write(message('Z', Buffer.from('I')))
    socket.once('data', () => socket.end())
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())

function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

it('migrate refuses a server older than PostgreSQL 17 with one line', async () => {
  const { port } = server.address() as { port: number }
  const log = openLog({ level: 'silent' })
  await expect(migrate(`postgres://samak:secret@127.0.0.1:${port}/market`, tmpdir(), log)).rejects.toThrow(
    `The database market at 127.0.0.1:${port} is on PostgreSQL 15.8 (Debian 15.8-0); the market needs PostgreSQL 17 or newer.`,
  )
})

it.each([
  ['16.4', false],
  ['17.0', true],
  ['17beta1', true],
  ['18.4 (Debian 18.4-1)', true],
])('isSupported of %s is %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected)
})
