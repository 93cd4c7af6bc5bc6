import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deadToken } from '../calls/token.ts'
import type { ServerEvent } from './eventParser.ts'
import { type LiveOptions, openLiveStream } from './liveStream.ts'
import { steadyNow } from './steadyNow.ts'

interface Asked {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Sends a piece of the stream. */
  readonly send: (piece: string) => void
  readonly end: () => void
}

let asked: Asked[]
let answer: { status: number; headers?: Record<string, string> } | 'nothing'
let page: EventTarget & { hidden: boolean }
let network: { onLine: boolean }
let kept: Map<string, string>
let browser: EventTarget
const closing: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = { status: 200 }
  page = Object.assign(new EventTarget(), { hidden: false })
  browser = new EventTarget()
  network = { onLine: true }
  kept = new Map([['token', 'secret']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal(
    'fetch',
    (_url: string, { headers, signal }: { headers: Asked['headers']; signal: AbortSignal }) => {
      const encoder = new TextEncoder()
      let [send, end]: [Asked['send'], Asked['end']] = [() => undefined, () => undefined]
      const body = new ReadableStream({
        start(controller) {
          send = (piece) => controller.enqueue(encoder.encode(piece))
          end = () => controller.close()
          signal.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      })
      asked.push({ headers, signal, send, end })
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
  const heard: ServerEvent[] = []
  const connected: boolean[] = []
  closing.push(
    openLiveStream({
      path: 'events',
      locale: 'ar',
      heard: (event) => heard.push(event),
      connected: (now) => connected.push(now),
      ...options,
    }),
  )
  return { heard, connected }
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('a live stream in the browser', () => {
  it('shows its token in the header and goes on where it was, however often it ends', async () => {
    const { heard } = open()
    await settle()
    expect(asked[0]?.headers).toEqual({
      'Accept-Language': 'ar',
      Authorization: 'Bearer secret',
      'Last-Event-ID': 'new',
    })
    asked[0]?.send('id: 7\n\nid: 8\nevent: notification\ndata: {"n')
    asked[0]?.send('":1}\n\n')
    await settle()
    expect(heard).toEqual([{ id: '8', event: 'notification', data: '{"n":1}' }])
    asked[0]?.end()
    await settle(1_000)
    expect(asked).toHaveLength(2)
    expect(asked[1]?.headers['Last-Event-ID']).toBe('8')
  })

  it('waits longer and longer while nobody answers, but never more than half a minute', async () => {
    answer = 'nothing'
    open()
    await settle(120_000)
    const tries = asked.length
    expect(tries).toBeGreaterThan(6)
    expect(tries).toBeLessThan(16)
    answer = { status: 200 }
    await settle(30_000)
    expect(asked.length).toBe(tries + 1)
  })

  it('waits as long as it is told', async () => {
    answer = { status: 429, headers: { 'retry-after': '15' } }
    open()
    await settle(14_900)
    expect(asked).toHaveLength(1)
    await settle(200)
    expect(asked).toHaveLength(2)
  })

  it('ends where it may not follow, and tells of a dead token', async () => {
    const heard = vi.spyOn(deadToken, 'heard')
    answer = { status: 401 }
    open()
    await settle(120_000)
    expect(asked).toHaveLength(1)
    expect(heard).toHaveBeenCalledWith('secret')
  })

  it('goes on for everybody where a sign-in has ended, and says when there is nothing to follow', async () => {
    const refused = vi.fn()
    vi.spyOn(deadToken, 'heard').mockImplementation(() => kept.clear())
    answer = { status: 401 }
    open({ own: false, refused })
    await settle()
    answer = { status: 404 }
    await settle(2_000)
    expect(asked.map(({ headers }) => headers.Authorization)).toEqual(['Bearer secret', undefined])
    expect(refused).toHaveBeenCalledTimes(1)
    await settle(120_000)
    expect(asked).toHaveLength(2)
  })

  it('rests as soon as its page wants, and tells when each connection was asked for', async () => {
    const places: number[] = []
    open({ hiddenMs: 10_000, heard: (_event, at) => void places.push(at) })
    await settle(1_000)
    asked[0]?.send('data: 1\n\n')
    await settle()
    expect(places).toEqual([steadyNow() - 1_000])
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    await settle(11_000)
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('begins anew when nothing comes any more, not even a comment', async () => {
    const { connected } = open()
    await settle(40_000)
    asked[0]?.send(':\n\n')
    await settle(44_000)
    expect(asked).toHaveLength(1)
    await settle(3_000)
    expect(asked).toHaveLength(2)
    expect(connected).toEqual([true, false, true])
  })

  it('rests while nobody sees the page for long, and without a network', async () => {
    open()
    await settle()
    const keepAlive = setInterval(() => asked.at(-1)?.signal.aborted || asked.at(-1)?.send(':\n\n'), 15_000)
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    await settle(4 * 60_000)
    expect(asked[0]?.signal.aborted).toBe(false)
    await settle(2 * 60_000)
    expect(asked[0]?.signal.aborted).toBe(true)
    await settle(600_000)
    expect(asked).toHaveLength(1)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(asked).toHaveLength(2)
    network.onLine = false
    browser.dispatchEvent(new Event('offline'))
    await settle(60_000)
    expect(asked).toHaveLength(2)
    network.onLine = true
    browser.dispatchEvent(new Event('online'))
    await settle()
    expect(asked).toHaveLength(3)
    clearInterval(keepAlive)
  })

  it('ends when it is closed', async () => {
    open()
    await settle()
    closing.splice(0).forEach((close) => void close())
    await settle(60_000)
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(asked).toHaveLength(1)
  })
})
