import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deadToken } from '../calls/token.ts'
import type { ServerEvent } from './eventParser.ts'
import { type LiveOptions, openLiveStream } from './liveStream.ts'
import { steadyNow } from './steadyNow.ts'

interface Connection {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Sends a piece of the stream to the client. */
  readonly send: (piece: string) => void
  readonly end: () => void
}

let connections: Connection[]
let answer: { status: number; headers?: Record<string, string> } | 'nothing'
let page: EventTarget & { hidden: boolean }
let network: { onLine: boolean }
let storage: Map<string, string>
let browser: EventTarget
const closing: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  connections = []
  answer = { status: 200 }
  page = Object.assign(new EventTarget(), { hidden: false })
  browser = new EventTarget()
  network = { onLine: true }
  storage = new Map([['token', 'secret']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal(
    'fetch',
    (_url: string, { headers, signal }: { headers: Connection['headers']; signal: AbortSignal }) => {
      const encoder = new TextEncoder()
      let [send, end]: [Connection['send'], Connection['end']] = [() => undefined, () => undefined]
      const body = new ReadableStream({
        start(controller) {
          send = (piece) => controller.enqueue(encoder.encode(piece))
          end = () => controller.close()
          signal.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      })
      connections.push({ headers, signal, send, end })
      if (answer === 'nothing') return Promise.reject(new TypeError('no network'))
      return Promise.resolve(new Response(body, answer))
    },
  )
})
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await settle()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(options: Partial<LiveOptions> = {}) {
  const events: ServerEvent[] = []
  const connected: boolean[] = []
  closing.push(
    openLiveStream({
      path: 'events',
      locale: 'ar',
      onEvent: (event) => events.push(event),
      onConnected: (now) => connected.push(now),
      ...options,
    }),
  )
  return { events, connected }
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('openLiveStream', () => {
  it('sends the token in the header and reconnects at the last position', async () => {
    const { events } = open()
    await settle()
    expect(connections[0]?.headers).toEqual({
      'Accept-Language': 'ar',
      Authorization: 'Bearer secret',
      'Last-Event-ID': 'new',
    })
    connections[0]?.send('id: 7\n\nid: 8\nevent: notification\ndata: {"n')
    connections[0]?.send('":1}\n\n')
    await settle()
    expect(events).toEqual([{ id: '8', event: 'notification', data: '{"n":1}' }])
    connections[0]?.end()
    await settle(1_000)
    expect(connections).toHaveLength(2)
    expect(connections[1]?.headers['Last-Event-ID']).toBe('8')
  })

  it('retries with exponential backoff of at most 30 seconds while there is no answer', async () => {
    answer = 'nothing'
    open()
    await settle(120_000)
    const tries = connections.length
    expect(tries).toBeGreaterThan(6)
    expect(tries).toBeLessThan(16)
    answer = { status: 200 }
    await settle(30_000)
    expect(connections.length).toBe(tries + 1)
  })

  it('waits for the time in Retry-After before it reconnects', async () => {
    answer = { status: 429, headers: { 'retry-after': '15' } }
    open()
    await settle(14_900)
    expect(connections).toHaveLength(1)
    await settle(200)
    expect(connections).toHaveLength(2)
  })

  it('ends after a 401 and reports the dead token', async () => {
    const report = vi.spyOn(deadToken, 'report')
    answer = { status: 401 }
    open()
    await settle(120_000)
    expect(connections).toHaveLength(1)
    expect(report).toHaveBeenCalledWith('secret')
  })

  it('reconnects a public stream without a token after a 401', async () => {
    const onRefused = vi.fn()
    vi.spyOn(deadToken, 'report').mockImplementation(() => storage.clear())
    answer = { status: 401 }
    open({ requiresToken: false, onRefused })
    await settle()
    answer = { status: 404 }
    await settle(2_000)
    expect(connections.map(({ headers }) => headers.Authorization)).toEqual(['Bearer secret', undefined])
    expect(onRefused).toHaveBeenCalledTimes(1)
    await settle(120_000)
    expect(connections).toHaveLength(2)
  })

  it('disconnects a hidden page after hiddenMs', async () => {
    const openings: number[] = []
    open({ hiddenMs: 10_000, onEvent: (_event, openedAt) => void openings.push(openedAt) })
    await settle(1_000)
    connections[0]?.send('data: 1\n\n')
    await settle()
    expect(openings).toEqual([steadyNow() - 1_000])
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    await settle(11_000)
    expect(connections[0]?.signal.aborted).toBe(true)
  })

  it('reconnects after 45 seconds without an event or comment', async () => {
    const { connected } = open()
    await settle(40_000)
    connections[0]?.send(':\n\n')
    await settle(44_000)
    expect(connections).toHaveLength(1)
    await settle(3_000)
    expect(connections).toHaveLength(2)
    expect(connected).toEqual([true, false, true])
  })

  it('disconnects after five minutes in the background and while offline', async () => {
    open()
    await settle()
    const keepAlive = setInterval(
      () => connections.at(-1)?.signal.aborted || connections.at(-1)?.send(':\n\n'),
      15_000,
    )
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    await settle(4 * 60_000)
    expect(connections[0]?.signal.aborted).toBe(false)
    await settle(2 * 60_000)
    expect(connections[0]?.signal.aborted).toBe(true)
    await settle(600_000)
    expect(connections).toHaveLength(1)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(connections).toHaveLength(2)
    network.onLine = false
    browser.dispatchEvent(new Event('offline'))
    await settle(60_000)
    expect(connections).toHaveLength(2)
    network.onLine = true
    browser.dispatchEvent(new Event('online'))
    await settle()
    expect(connections).toHaveLength(3)
    clearInterval(keepAlive)
  })

  it('aborts the connection when the stream is closed', async () => {
    open()
    await settle()
    closing.splice(0).forEach((close) => void close())
    await settle(60_000)
    expect(connections[0]?.signal.aborted).toBe(true)
    expect(connections).toHaveLength(1)
  })
})
