import { beforeEach, describe, expect, it, vi } from 'vitest'
import { supply } from '#demo/testing/fixtures/supply.ts'
import { limits } from '#shared/base/limits.ts'

const address = 'https://behar.test/api/'
const subscription = 'GET platforms/behar-market/subscription'
const trial = {
  active: true,
  plan: 'trial',
  starts_at: '2026-11-12T08:00:00Z',
  expires_at: '2026-12-12T08:00:00Z',
} as const

interface Received {
  readonly call: string
  readonly bearer: string
  readonly headers: Readonly<Record<string, string>>
  readonly init: RequestInit
}

const wire = vi.hoisted(() => ({ behar_url: 'https://behar.test' as string | null, named: 0 }))

vi.mock('../../app/calls/api.ts', async (original) => ({
  ...(await original<typeof import('../../app/calls/api.ts')>()),
  api: async () => {
    wire.named += 1
    return { behar_url: wire.behar_url }
  },
}))

/** A fake integration with its valid tokens, its answers and every request that it received. */
interface Partner {
  readonly requests: Received[]
  readonly alive: Set<string>
  /** Returns the answer to a call with a valid token. */
  answer: (request: Received) => Promise<Response>
  /** Returns the answer to one of the two token calls. */
  give: (request: Received) => Promise<Response>
}

let partner: Partner
let stored: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  wire.behar_url = 'https://behar.test'
  wire.named = 0
  openBrowser()
  let given = 0
  const alive = new Set<string>()
  partner = {
    requests: [],
    alive,
    answer: async () => json({ data: trial }),
    give: async () => {
      given += 1
      alive.add(`given-${given}`)
      return json({ data: { token: `given-${given}`, expires_at: '2026-11-20T10:00:00Z' } })
    },
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    const request = {
      call: `${init.method} ${url.replace(address, '')}`,
      bearer: headers.Authorization?.replace('Bearer ', '') ?? '',
      headers,
      init,
    }
    partner.requests.push(request)
    if (isTokenCall(request)) return partner.give(request)
    return partner.alive.has(request.bearer) ? partner.answer(request) : refused(401)
  })
})

/** Opens storage that contains the main token of a signed-in user. */
function openBrowser({ closedStorage = false } = {}) {
  stored = new Map([['token', 'main']])
  const closed = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: closedStorage ? () => null : (key: string) => stored.get(key) ?? null,
    setItem: closedStorage ? closed : (key: string, value: string) => void stored.set(key, value),
    removeItem: closedStorage ? closed : (key: string) => void stored.delete(key),
  })
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const refused = (status: number, code = 'unauthenticated') =>
  json({ message: 'لا', code, errors: {} }, status)
const isTokenCall = ({ call }: Received) =>
  call === 'GET platforms/behar-market' || call === 'POST user/login'
const calls = () => partner.requests.map(({ call }) => call)
const of = (name: string) => partner.requests.filter(({ call }) => call === name)

const open = async () => {
  const { behar } = await import('./api.ts')
  const { integrationLost } = await import('./tokenRenewal.ts')
  const { Refusal } = await import('../../app/calls/api.ts')
  const lost = { times: 0 }
  integrationLost.notify = () => {
    lost.times += 1
  }
  const ask = (signal?: AbortSignal) => behar(subscription, {}, { locale: 'ar', signal })
  /** Returns the refusal of a call. */
  const refusal = async (answer: Promise<unknown>) => {
    const error = await answer.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof Refusal)) throw error ?? new Error('it was answered')
    return error
  }
  return { behar, ask, refusal, lost }
}

describe('the first token', () => {
  it('is requested with the main token, stored and used', async () => {
    const { ask } = await open()
    expect(await ask()).toEqual(trial)
    expect(await ask()).toEqual(trial)
    expect(calls()).toEqual(['GET platforms/behar-market', subscription, subscription])
    expect(partner.requests.map(({ bearer }) => bearer)).toEqual(['main', 'given-1', 'given-1'])
    expect(stored.get('behar_token')).toBe('given-1')
    expect(wire.named).toBe(1)
  })

  it('is shared by all concurrent callers', async () => {
    const { ask } = await open()
    await Promise.all([ask(), ask(), ask()])
    expect(of('GET platforms/behar-market')).toHaveLength(1)
  })

  it('is not requested without a sign-in', async () => {
    stored.delete('token')
    const { ask, refusal, lost } = await open()
    expect((await refusal(ask())).status).toBe(401)
    expect(partner.requests).toEqual([])
    expect(lost.times).toBe(0)
  })

  it('is refused to users without access, who stay signed in', async () => {
    partner.give = async () => refused(403, 'forbidden')
    const { ask, refusal, lost } = await open()
    expect(await refusal(ask())).toMatchObject({ status: 403, code: 'forbidden' })
    expect(lost.times).toBe(0)
  })

  it('requires a new sign-in if the partner rejects the main token', async () => {
    partner.give = async () => refused(401)
    const { ask, refusal, lost } = await open()
    expect((await refusal(ask())).status).toBe(401)
    expect(lost.times).toBe(1)
    expect(stored.get('token')).toBe('main')
  })
})

describe('an expired token', () => {
  it('is renewed once for five concurrent calls, each of which is repeated once', async () => {
    stored.set('behar_token', 'old')
    const { ask, lost } = await open()
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(answers).toEqual([trial, trial, trial, trial, trial])
    expect(of('POST user/login').map(({ bearer }) => bearer)).toEqual(['main'])
    expect(of(subscription).map(({ bearer }) => bearer)).toEqual([
      ...Array<string>(5).fill('old'),
      ...Array<string>(5).fill('given-1'),
    ])
    expect(lost.times).toBe(0)
  })

  it('is not renewed again for a 401 that arrives after the renewal', async () => {
    stored.set('behar_token', 'old')
    let late: (response: Response) => void = () => undefined
    const { ask } = await open()
    const slow = fetchOnce(() => new Promise<Response>((resolve) => (late = resolve)))
    const first = ask()
    await expect.poll(() => slow.taken).toBe(true)
    await ask()
    late(refused(401))
    expect(await first).toEqual(trial)
    expect(of('POST user/login')).toHaveLength(1)
  })

  it('is renewed during a call, which is repeated with the same idempotency key', async () => {
    stored.set('behar_token', 'old')
    partner.answer = async () => json({ data: supply }, 201)
    const { behar } = await open()
    await behar('POST platforms/behar-market/supply/add', { body: sentSupply }, { locale: 'en', key: 'k1' })
    const adds = of('POST platforms/behar-market/supply/add')
    expect(adds.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k1', 'k1'])
    expect(adds.map(({ init }) => init.body)).toEqual([
      JSON.stringify(sentSupply),
      JSON.stringify(sentSupply),
    ])
    expect(adds[0]?.headers['Accept-Language']).toBe('en')
  })

  it('is removed after ten renewals in a row, none of which led to an answered call', async () => {
    stored.set('behar_token', 'old')
    partner.give = async () => json({ data: { token: `dead-${of('POST user/login').length}` } })
    const { ask, refusal, lost } = await open()
    expect((await refusal(ask())).status).toBe(401)
    expect(limits.behar.refreshAttempts).toBe(10)
    expect(of('POST user/login')).toHaveLength(10)
    expect(of(subscription)).toHaveLength(11)
    expect(lost.times).toBe(1)
    expect(stored.has('behar_token')).toBe(false)
    expect(stored.get('token')).toBe('main')
  })

  it('may be renewed ten times again after each answered call', async () => {
    stored.set('behar_token', 'old')
    const { ask, lost } = await open()
    for (let round = 0; round < 12; round += 1) {
      partner.alive.clear()
      expect(await ask()).toEqual(trial)
    }
    expect(of('POST user/login')).toHaveLength(12)
    expect(lost.times).toBe(0)
  })

  it('is replaced by a newly requested first token after its renewals have failed', async () => {
    stored.set('behar_token', 'old')
    const giving = partner.give
    partner.give = async () => json({ data: { token: 'dead' } })
    const { ask, refusal } = await open()
    await refusal(ask())
    partner.give = giving
    expect(await ask()).toEqual(trial)
    expect(calls().slice(-2)).toEqual(['GET platforms/behar-market', subscription])
  })

  it.each([401, 403])(
    'is removed for all concurrent callers if its renewal is refused with %i',
    async (status) => {
      stored.set('behar_token', 'old')
      partner.give = async () => refused(status)
      const { ask, refusal, lost } = await open()
      const refusals = await Promise.all([refusal(ask()), refusal(ask()), refusal(ask())])
      expect(refusals.map((each) => each.status)).toEqual([401, 401, 401])
      expect(of('POST user/login')).toHaveLength(1)
      expect(lost.times).toBe(1)
      expect(stored.has('behar_token')).toBe(false)
      expect(stored.get('token')).toBe('main')
    },
  )

  it.each([
    ['is unreachable', () => Promise.reject(new TypeError('fetch failed')), 0],
    ['answers 500', async () => refused(500, 'internal'), 500],
    ['answers 429', async () => refused(429, 'too_many_requests'), 429],
    ['answers another shape', async () => json({ data: { token: 7 } }), 502],
    ['answers a token with a line break', async () => json({ data: { token: 'a\nb' } }), 502],
  ] as const)('is kept if the partner %s', async (_name, give, status) => {
    stored.set('behar_token', 'old')
    partner.give = give
    const { ask, refusal, lost } = await open()
    expect((await refusal(ask())).status).toBe(status)
    expect(stored.get('behar_token')).toBe('old')
    expect(lost.times).toBe(0)
  })

  it('is not stored for another user who signs in during its renewal', async () => {
    stored.set('behar_token', 'old')
    const giving = partner.give
    partner.give = async (request) => {
      stored.delete('behar_token')
      stored.set('token', 'of another')
      return giving(request)
    }
    const { ask, refusal, lost } = await open()
    expect((await refusal(ask())).status).toBe(401)
    expect(stored.has('behar_token')).toBe(false)
    expect(lost.times).toBe(0)
  })
})

describe('a call with other tabs open', () => {
  it('uses the fresh token of another tab instead of a renewal', async () => {
    stored.set('behar_token', 'old')
    const { ask } = await open()
    const slow = fetchOnce(async () => {
      stored.set('behar_token', 'of another tab')
      partner.alive.add('of another tab')
      return refused(401)
    })
    expect(await ask()).toEqual(trial)
    expect(slow.taken).toBe(true)
    expect(of('POST user/login')).toEqual([])
  })

  it('waits for the lock and uses the token that another tab has stored', async () => {
    stored.set('behar_token', 'old')
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, _options: object, work: () => Promise<string>) => {
          stored.set('behar_token', 'of another tab')
          partner.alive.add('of another tab')
          return work()
        },
      },
    })
    const { ask } = await open()
    expect(await ask()).toEqual(trial)
    expect(of('POST user/login')).toEqual([])
  })

  it('waits at most 15 seconds for a tab that hangs', async () => {
    vi.useFakeTimers()
    try {
      stored.set('behar_token', 'old')
      vi.stubGlobal('navigator', {
        locks: {
          request: (_name: string, { signal }: { signal: AbortSignal }) =>
            new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        },
      })
      const { ask } = await open()
      const answer = ask()
      await vi.advanceTimersByTimeAsync(15_000)
      expect(await answer).toEqual(trial)
      expect(of('POST user/login')).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a token that the browser cannot store', () => {
  it('is kept until the page is closed or another user signs in', async () => {
    openBrowser({ closedStorage: true })
    const { storeToken } = await import('../../app/calls/token.ts')
    storeToken('main')
    const { ask } = await open()
    await ask()
    await ask()
    expect(of('GET platforms/behar-market')).toHaveLength(1)
    storeToken('of another')
    await ask()
    expect(of('GET platforms/behar-market').map(({ bearer }) => bearer)).toEqual(['main', 'of another'])
  })
})

describe('the main token', () => {
  it('is sent only in the calls that return a token', async () => {
    stored.set('behar_token', 'old')
    const { ask, behar } = await open()
    await ask()
    partner.answer = async () => json({ data: { statuses: [] } })
    const query = { status_type: 'Demands' } as const
    await behar('GET platforms/behar-market/list/Status_List', { query }, { locale: 'ar' })
    const withMain = partner.requests.filter(({ bearer }) => bearer === 'main')
    expect(withMain.map(({ call }) => call)).toEqual(['POST user/login'])
    for (const { init } of partner.requests)
      expect(init).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' })
    expect(calls()).toContain('GET platforms/behar-market/list/Status_List?status_type=Demands')
  })

  it.each([null, 'javascript:alert(1)', 'ftp://behar.test'])('is not sent to %s', async (behar_url) => {
    wire.behar_url = behar_url
    const { ask, refusal } = await open()
    expect(await refusal(ask())).toMatchObject({ status: 502, code: 'unavailable' })
    expect(partner.requests).toEqual([])
    wire.behar_url = 'https://behar.test/'
    expect(await ask()).toEqual(trial)
  })
})

describe('a partner that does not work', () => {
  it.each([
    ['invalid JSON', async () => new Response('<html>')],
    ['nothing', async () => new Response(null)],
    ['no object', async () => new Response('7')],
    ['no data', async () => json({})],
    ['another shape', async () => json({ data: { active: 'yes' } })],
    ['invalid days', async () => json({ data: { ...trial, starts_at: 'soon' } })],
    ['a body over the size limit', async () => json({ data: trial, more: 'x'.repeat(2_100_000) })],
    ['an endless stream', async () => new Response(endless())],
  ] as const)('counts as unavailable if the answer is %s', async (_name, answer) => {
    partner.answer = answer
    const { ask, refusal, lost } = await open()
    expect(await refusal(ask())).toMatchObject({ status: 502, code: 'unavailable' })
    expect(lost.times).toBe(0)
  })

  it('is reported with our own message if its refusal contains no usable message', async () => {
    partner.answer = async () =>
      json({ message: { no: 1 }, code: 7, errors: { a: 'x', b: [1, 'y'], c: {} } }, 422)
    const { ask, refusal } = await open()
    expect(await refusal(ask())).toMatchObject({
      status: 422,
      code: 'unavailable',
      message: 'سوق بحار لا يستجيب الآن، حاول بعد لحظات',
      errors: { a: ['x'], b: ['y'] },
    })
  })

  it('is abandoned after ten seconds of silence, before or within the body', async () => {
    vi.useFakeTimers()
    try {
      const { ask, refusal } = await open()
      await ask()
      for (const answer of [hangs, async () => new Response(new ReadableStream())]) {
        fetchAlways(answer)
        const answered = refusal(ask())
        await vi.advanceTimersByTimeAsync(9_900)
        expect(await Promise.race([answered, Promise.resolve('waiting')])).toBe('waiting')
        await vi.advanceTimersByTimeAsync(200)
        expect(await answered).toMatchObject({ status: 504, code: 'unavailable' })
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('is abandoned without a refusal if the caller aborts', async () => {
    const { ask } = await open()
    await ask()
    fetchAlways(hangs)
    const leaving = new AbortController()
    const answer = ask(leaving.signal)
    leaving.abort(new DOMException('left', 'AbortError'))
    await expect(answer).rejects.toThrow('left')
  })
})

/** Replaces the answer to the next request only. */
function fetchOnce(answer: () => Promise<Response>) {
  const before = globalThis.fetch
  const state = { taken: false }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (state.taken) return before(url, init)
    state.taken = true
    return answer()
  })
  return state
}

function fetchAlways(answer: (signal: AbortSignal) => Promise<Response>) {
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    const response = await answer(signal)
    // As in a browser, the abort signal ends a body that is still streaming.
    const body = response.body?.pipeThrough(new TransformStream(), { signal })
    return new Response(body ?? null, response)
  })
}

const hangs = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Returns a stream that never ends. The client stops reading at its size limit. */
function endless(): ReadableStream<Uint8Array> {
  const piece = new TextEncoder().encode(' '.repeat(65_536))
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) })
}

const sentSupply = {
  category_id: 1,
  fish_type_id: 1,
  size_id: 1,
  quantity: 12_000,
  price: 42.5,
  ...({ origin_country: 'NO', available_from: '2026-11-25' } as const),
}
