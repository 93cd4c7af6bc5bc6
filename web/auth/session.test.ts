import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'

type Asked = { readonly key: string; readonly token: string | null }

const wire = vi.hoisted(() => {
  class Refusal extends Error {
    readonly status: number
    constructor(status: number) {
      super(String(status))
      this.status = status
    }
  }
  return { Refusal, asked: [] as Asked[], answer: (_asked: Asked): unknown => undefined }
})

vi.mock('../app/calls/api.ts', () => ({
  Refusal: wire.Refusal,
  api: async (key: string) => {
    const asked = { key, token: localStorage.getItem('token') }
    wire.asked.push(asked)
    return wire.answer(asked)
  },
}))

const salem = { id: 3, f_name: 'سالم', type: 'local_seller' } as Profile
const noura = { id: 5, f_name: 'نورة', type: 'local_buyer' } as Profile
const people: Readonly<Record<string, Profile>> = { 'salem-token': salem, 'noura-token': noura }

const device = vi.hoisted(() => ({ dropped: [] as string[] }))
vi.mock('../app/state/deviceStore.ts', () => ({
  dropAllFromDevice: async (prefix: string) => void device.dropped.push(prefix),
}))

/** The profile of whoever's token was sent, as the server answers it. */
const whoAsks = ({ key, token }: Asked) => {
  if (key !== 'GET profile') return {}
  const person = people[token ?? '']
  if (!person) throw new wire.Refusal(401)
  return person
}

let page: { readonly window: EventTarget; readonly auth: () => string | undefined }

beforeEach(() => {
  vi.resetModules()
  wire.asked.length = 0
  device.dropped.length = 0
  wire.answer = whoAsks
  page = openPage()
})

/** What a browser gives a page: storage, the root element, the window's events. */
function openPage({ closedStorage = false } = {}) {
  const kept = new Map<string, string>()
  const closed = () => {
    throw new Error('SecurityError')
  }
  const dataset: Record<string, string> = {}
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: closedStorage ? () => null : (key: string) => kept.get(key) ?? null,
    setItem: closedStorage ? closed : (key: string, value: string) => void kept.set(key, value),
    removeItem: closedStorage ? closed : (key: string) => void kept.delete(key),
  })
  return { window, auth: () => dataset.auth }
}

const open = () => import('./session.ts')
const heard = (type: string, facts: object = {}) =>
  page.window.dispatchEvent(Object.assign(new Event(type), facts))
const fromOtherTab = (token: string | null) => {
  if (token) localStorage.setItem('token', token)
  else localStorage.removeItem('token')
  heard('storage', { key: 'token' })
}

describe('when a page opens', () => {
  it('nobody is known before it was looked at, and nobody is in without a token', async () => {
    const { currentSession, loadSession } = await open()
    expect(currentSession().state).toBe('unknown')
    expect(await loadSession('ar')).toEqual({ state: 'out', profile: null })
    expect(wire.asked).toEqual([])
  })

  it('a stored token brings its profile, asked for once however many ask', async () => {
    localStorage.setItem('token', 'salem-token')
    const { currentSession, loadSession } = await open()
    const answers = [loadSession('ar'), loadSession('ar')]
    expect(currentSession()).toEqual({ state: 'loading', profile: null })
    expect(await Promise.all(answers)).toEqual([
      { state: 'in', profile: salem },
      { state: 'in', profile: salem },
    ])
    await loadSession('ar')
    expect(wire.asked).toHaveLength(1)
  })

  it('a dead token is thrown away, with that of the integration', async () => {
    localStorage.setItem('token', 'dead-token')
    localStorage.setItem('behar_token', 'of the integration')
    const { loadSession } = await open()
    expect(await loadSession('ar')).toEqual({ state: 'out', profile: null })
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('behar_token')).toBeNull()
    expect(page.auth()).toBe('out')
  })

  it.each([0, 429, 500, 503])('a failure of %i keeps the token and is a state of its own', async (status) => {
    localStorage.setItem('token', 'salem-token')
    wire.answer = () => {
      throw new wire.Refusal(status)
    }
    const { loadSession } = await open()
    expect(await loadSession('ar')).toEqual({ state: 'failed', profile: null })
    expect(localStorage.getItem('token')).toBe('salem-token')
  })

  it('an error that is no refusal is not hidden, and the state does not hang', async () => {
    localStorage.setItem('token', 'salem-token')
    wire.answer = () => {
      throw new TypeError('broken')
    }
    const { currentSession, loadSession } = await open()
    await expect(loadSession('ar')).rejects.toThrow('broken')
    expect(currentSession().state).toBe('failed')
  })
})

describe('after a failure', () => {
  it.each(['focus', 'online', 'pageshow'])('%s tries again', async (event) => {
    localStorage.setItem('token', 'salem-token')
    wire.answer = () => {
      throw new wire.Refusal(503)
    }
    const { currentSession, loadSession, watchSession } = await open()
    watchSession('ar')
    await loadSession('ar')
    wire.answer = whoAsks
    heard(event)
    await expect.poll(currentSession).toEqual({ state: 'in', profile: salem })
  })

  it('who is in is not asked for again when the reader comes back', async () => {
    localStorage.setItem('token', 'salem-token')
    const { loadSession, watchSession } = await open()
    watchSession('ar')
    await loadSession('ar')
    heard('focus')
    heard('online')
    expect(wire.asked).toHaveLength(1)
  })
})

describe('signing in and out', () => {
  it('keeps the token and brings the profile; signing out revokes and clears both', async () => {
    const { currentSession, endSession, startSession } = await open()
    expect(await startSession('noura-token', 'ar')).toEqual({ state: 'in', profile: noura })
    expect(page.auth()).toBe('in')
    await endSession('ar')
    expect(wire.asked.at(-1)).toEqual({ key: 'POST logout', token: 'noura-token' })
    expect(localStorage.getItem('token')).toBeNull()
    expect(currentSession()).toEqual({ state: 'out', profile: null })
  })

  it('signing out clears the integration too: its token and what this device knew of it', async () => {
    const { endSession, startSession } = await open()
    await startSession('noura-token', 'ar')
    localStorage.setItem('behar_token', 'of the integration')
    expect(device.dropped).toEqual([])
    await endSession('ar')
    expect(localStorage.getItem('behar_token')).toBeNull()
    await expect.poll(() => device.dropped).toEqual(['behar:'])
  })

  it("signing in once more, maybe as another, does not go on with the first one's integration token", async () => {
    const { startSession } = await open()
    await startSession('noura-token', 'ar')
    localStorage.setItem('behar_token', 'of the integration')
    await startSession('salem-token', 'ar')
    expect(localStorage.getItem('behar_token')).toBeNull()
  })

  it('signing out is done here even where the server cannot be reached', async () => {
    const { currentSession, endSession, startSession } = await open()
    await startSession('noura-token', 'ar')
    wire.answer = () => {
      throw new wire.Refusal(0)
    }
    await endSession('ar')
    expect(currentSession().state).toBe('out')
  })

  it("an answer that comes after signing out, or for another person's token, is not taken", async () => {
    const { currentSession, forget, loadSession, startSession } = await open()
    let late: (profile: Profile) => void = () => undefined
    wire.answer = () => new Promise<Profile>((resolve) => (late = resolve))
    localStorage.setItem('token', 'salem-token')
    const first = loadSession('ar')
    forget()
    wire.answer = whoAsks
    await startSession('noura-token', 'ar')
    late(salem)
    await first
    expect(currentSession()).toEqual({ state: 'in', profile: noura })
  })

  it('a browser that keeps nothing is signed in for as long as the page is open', async () => {
    page = openPage({ closedStorage: true })
    wire.answer = () => noura
    const { forget, startSession } = await open()
    const { storedToken } = await import('../app/calls/token.ts')
    expect((await startSession('noura-token', 'ar')).state).toBe('in')
    expect(storedToken()).toBe('noura-token')
    forget()
    expect(storedToken()).toBeNull()
  })
})

describe('what happens elsewhere', () => {
  it('a sign-in in another tab signs in here, a sign-out signs out, though this tab signed in itself', async () => {
    const { currentSession, startSession, watchSession } = await open()
    watchSession('ar')
    fromOtherTab('salem-token')
    expect(currentSession().state).toBe('loading')
    expect(page.auth()).toBe('in')
    await expect.poll(currentSession).toEqual({ state: 'in', profile: salem })
    await startSession('noura-token', 'ar')
    fromOtherTab(null)
    await expect.poll(currentSession).toEqual({ state: 'out', profile: null })
    expect(page.auth()).toBe('out')
  })

  it("another person in another tab: the first one's facts are gone at once", async () => {
    localStorage.setItem('token', 'salem-token')
    const { currentSession, loadSession, watchSession } = await open()
    watchSession('ar')
    await loadSession('ar')
    fromOtherTab('noura-token')
    expect(currentSession()).toEqual({ state: 'loading', profile: null })
    await expect.poll(currentSession).toEqual({ state: 'in', profile: noura })
  })

  it('storage that was emptied altogether signs out, another key does not', async () => {
    const { currentSession, startSession, watchSession } = await open()
    watchSession('ar')
    await startSession('salem-token', 'ar')
    heard('storage', { key: 'theme' })
    expect(currentSession().state).toBe('in')
    localStorage.removeItem('token')
    heard('storage', { key: null })
    await expect.poll(() => currentSession().state).toBe('out')
  })

  it('a page that slept through a sign-out notices when it is shown again', async () => {
    const { currentSession, startSession, watchSession } = await open()
    watchSession('ar')
    await startSession('salem-token', 'ar')
    localStorage.removeItem('token')
    heard('pageshow')
    await expect.poll(() => currentSession().state).toBe('out')
  })

  it('a token that any call names dead signs out quietly; an old one does not end a new sign-in', async () => {
    const { currentSession, startSession, watchSession } = await open()
    const { deadToken } = await import('../app/calls/token.ts')
    watchSession('ar')
    await startSession('salem-token', 'ar')
    deadToken.heard('an older token')
    expect(currentSession().state).toBe('in')
    deadToken.heard('salem-token')
    expect(currentSession()).toEqual({ state: 'out', profile: null })
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('a change of the profile is taken over, and asking anew keeps the old facts until then', async () => {
    const { currentSession, refreshSession, showProfile, startSession } = await open()
    await startSession('salem-token', 'ar')
    showProfile({ ...salem, f_name: 'سليم' })
    expect(currentSession().profile?.f_name).toBe('سليم')
    wire.answer = () => {
      throw new wire.Refusal(503)
    }
    await refreshSession('ar')
    expect(currentSession()).toMatchObject({ state: 'in', profile: { f_name: 'سليم' } })
    wire.answer = whoAsks
    await refreshSession('ar')
    expect(currentSession().profile?.f_name).toBe('سالم')
  })
})
