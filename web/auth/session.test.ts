import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'

type Request = { readonly key: string; readonly token: string | null }
const fakeApi = vi.hoisted(() => {
  class Refusal extends Error {
    readonly status: number
    constructor(status: number) {
      super(String(status))
      this.status = status
    }
  }
  return { Refusal, requests: [] as Request[], answer: (_request: Request): unknown => undefined }
})

vi.mock('../app/calls/api.ts', () => ({
  Refusal: fakeApi.Refusal,
  api: async (key: string) => {
    const request = { key, token: localStorage.getItem('token') }
    fakeApi.requests.push(request)
    return fakeApi.answer(request)
  },
}))

const salem = { id: 3, f_name: 'سالم', type: 'local_seller' } as Profile
const noura = { id: 5, f_name: 'نورة', type: 'local_buyer' } as Profile
const people: Readonly<Record<string, Profile>> = { 'salem-token': salem, 'noura-token': noura }

const device = vi.hoisted(() => ({ dropped: [] as string[] }))
vi.mock('../app/state/deviceStore.ts', () => ({
  dropAllFromDevice: async (prefix: string) => void device.dropped.push(prefix),
}))

/** Returns the server's answer: the profile of the token's owner. */
const profileAnswer = ({ key, token }: Request) => {
  if (key !== 'GET profile') return {}
  const person = people[token ?? '']
  if (!person) throw new fakeApi.Refusal(401)
  return person
}

let page: { readonly window: EventTarget; readonly auth: () => string | undefined }

beforeEach(() => {
  vi.resetModules()
  fakeApi.requests.length = 0
  device.dropped.length = 0
  fakeApi.answer = profileAnswer
  page = openPage()
})

/** Stubs the storage, the root element and the window's events. */
function openPage({ closedStorage = false } = {}) {
  const storage = new Map<string, string>()
  const closed = () => {
    throw new Error('SecurityError')
  }
  const dataset: Record<string, string> = {}
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: closedStorage ? () => null : (key: string) => storage.get(key) ?? null,
    setItem: closedStorage ? closed : (key: string, value: string) => void storage.set(key, value),
    removeItem: closedStorage ? closed : (key: string) => void storage.delete(key),
  })
  return { window, auth: () => dataset.auth }
}

const open = () => import('./session.ts')
const dispatch = (type: string, facts: object = {}) =>
  page.window.dispatchEvent(Object.assign(new Event(type), facts))
const fromOtherTab = (token: string | null) => {
  if (token) localStorage.setItem('token', token)
  else localStorage.removeItem('token')
  dispatch('storage', { key: 'token' })
}

describe('loadSession', () => {
  it('changes an unknown session to signed out if there is no token', async () => {
    const { currentSession, loadSession } = await open()
    expect(currentSession().state).toBe('unknown')
    expect(await loadSession('ar')).toEqual({ state: 'out', profile: null })
    expect(fakeApi.requests).toEqual([])
  })

  it('requests the profile of a stored token once for concurrent calls', async () => {
    localStorage.setItem('token', 'salem-token')
    const { currentSession, loadSession } = await open()
    const answers = [loadSession('ar'), loadSession('ar')]
    expect(currentSession()).toEqual({ state: 'loading', profile: null })
    expect(await Promise.all(answers)).toEqual([
      { state: 'in', profile: salem },
      { state: 'in', profile: salem },
    ])
    await loadSession('ar')
    expect(fakeApi.requests).toHaveLength(1)
  })

  it('removes a dead token and the token of the integration', async () => {
    localStorage.setItem('token', 'dead-token')
    localStorage.setItem('behar_token', 'of the integration')
    const { loadSession } = await open()
    expect(await loadSession('ar')).toEqual({ state: 'out', profile: null })
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('behar_token')).toBeNull()
    expect(page.auth()).toBe('out')
  })

  it.each([0, 429, 500, 503])(
    'keeps the token after status %i and sets the state to failed',
    async (status) => {
      localStorage.setItem('token', 'salem-token')
      fakeApi.answer = () => {
        throw new fakeApi.Refusal(status)
      }
      const { loadSession } = await open()
      expect(await loadSession('ar')).toEqual({ state: 'failed', profile: null })
      expect(localStorage.getItem('token')).toBe('salem-token')
    },
  )

  it('rethrows an error that is not a refusal and sets the state to failed', async () => {
    localStorage.setItem('token', 'salem-token')
    fakeApi.answer = () => {
      throw new TypeError('broken')
    }
    const { currentSession, loadSession } = await open()
    await expect(loadSession('ar')).rejects.toThrow('broken')
    expect(currentSession().state).toBe('failed')
  })
})

describe('watchSession', () => {
  it.each(['focus', 'online', 'pageshow'])('retries a failed profile request on %s', async (event) => {
    localStorage.setItem('token', 'salem-token')
    fakeApi.answer = () => {
      throw new fakeApi.Refusal(503)
    }
    const { currentSession, loadSession, watchSession } = await open()
    watchSession('ar')
    await loadSession('ar')
    fakeApi.answer = profileAnswer
    dispatch(event)
    await expect.poll(currentSession).toEqual({ state: 'in', profile: salem })
  })

  it('does not request a loaded profile again on focus', async () => {
    localStorage.setItem('token', 'salem-token')
    const { loadSession, watchSession } = await open()
    watchSession('ar')
    await loadSession('ar')
    dispatch('focus')
    dispatch('online')
    expect(fakeApi.requests).toHaveLength(1)
  })
})

describe('signing in and out:', () => {
  it('startSession stores the token and loads the profile, and endSession removes both', async () => {
    const { currentSession, endSession, startSession } = await open()
    expect(await startSession('noura-token', 'ar')).toEqual({ state: 'in', profile: noura })
    expect(page.auth()).toBe('in')
    await endSession('ar')
    expect(fakeApi.requests.at(-1)).toEqual({ key: 'POST logout', token: 'noura-token' })
    expect(localStorage.getItem('token')).toBeNull()
    expect(currentSession()).toEqual({ state: 'out', profile: null })
  })

  it("endSession clears the integration's token, its data, the desks and the last searches on this device", async () => {
    const { endSession, startSession } = await open()
    await startSession('noura-token', 'ar')
    localStorage.setItem('behar_token', 'of the integration')
    localStorage.setItem('recent_searches', '["hamour"]')
    expect(device.dropped).toEqual([])
    await endSession('ar')
    expect(localStorage.getItem('recent_searches')).toBeNull()
    expect(localStorage.getItem('behar_token')).toBeNull()
    await expect.poll(() => device.dropped).toEqual(['behar:', 'hall-desk:', 'quay-desk:'])
  })

  it('startSession removes the integration token of the previous user', async () => {
    const { startSession } = await open()
    await startSession('noura-token', 'ar')
    localStorage.setItem('behar_token', 'of the integration')
    await startSession('salem-token', 'ar')
    expect(localStorage.getItem('behar_token')).toBeNull()
  })

  it('endSession signs out locally if the server cannot be reached', async () => {
    const { currentSession, endSession, startSession } = await open()
    await startSession('noura-token', 'ar')
    fakeApi.answer = () => {
      throw new fakeApi.Refusal(0)
    }
    await endSession('ar')
    expect(currentSession().state).toBe('out')
  })

  it('loadSession ignores an answer that arrives after a sign-out', async () => {
    const { currentSession, forget, loadSession, startSession } = await open()
    let late: (profile: Profile) => void = () => undefined
    fakeApi.answer = () => new Promise<Profile>((resolve) => (late = resolve))
    localStorage.setItem('token', 'salem-token')
    const first = loadSession('ar')
    forget()
    fakeApi.answer = profileAnswer
    await startSession('noura-token', 'ar')
    late(salem)
    await first
    expect(currentSession()).toEqual({ state: 'in', profile: noura })
  })

  it('startSession works without storage while the page is open', async () => {
    page = openPage({ closedStorage: true })
    fakeApi.answer = () => noura
    const { forget, startSession } = await open()
    const { storedToken } = await import('../app/calls/token.ts')
    expect((await startSession('noura-token', 'ar')).state).toBe('in')
    expect(storedToken()).toBe('noura-token')
    forget()
    expect(storedToken()).toBeNull()
  })
})

describe('the session of a tab', () => {
  it('follows a sign-in or sign-out in another tab', async () => {
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

  it('loses its profile immediately when another user signs in in another tab', async () => {
    localStorage.setItem('token', 'salem-token')
    const { currentSession, loadSession, watchSession } = await open()
    watchSession('ar')
    await loadSession('ar')
    fromOtherTab('noura-token')
    expect(currentSession()).toEqual({ state: 'loading', profile: null })
    await expect.poll(currentSession).toEqual({ state: 'in', profile: noura })
  })

  it('ends when the storage is cleared, but not when another key changes', async () => {
    const { currentSession, startSession, watchSession } = await open()
    watchSession('ar')
    await startSession('salem-token', 'ar')
    dispatch('storage', { key: 'theme' })
    expect(currentSession().state).toBe('in')
    localStorage.removeItem('token')
    dispatch('storage', { key: null })
    await expect.poll(() => currentSession().state).toBe('out')
  })

  it('ends when the page is restored from the back/forward cache after a sign-out', async () => {
    const { currentSession, startSession, watchSession } = await open()
    watchSession('ar')
    await startSession('salem-token', 'ar')
    localStorage.removeItem('token')
    dispatch('pageshow')
    await expect.poll(() => currentSession().state).toBe('out')
  })

  it('ends when its own token is dead, but not when an older token is dead', async () => {
    const { currentSession, startSession, watchSession } = await open()
    const { deadToken } = await import('../app/calls/token.ts')
    watchSession('ar')
    await startSession('salem-token', 'ar')
    deadToken.report('an older token')
    expect(currentSession().state).toBe('in')
    deadToken.report('salem-token')
    expect(currentSession()).toEqual({ state: 'out', profile: null, ended: true })
    expect(localStorage.getItem('token')).toBeNull()
    await startSession('salem-token', 'ar')
    expect(currentSession()).not.toHaveProperty('ended')
  })

  it('keeps its profile until a refresh is answered', async () => {
    const { currentSession, refreshSession, showProfile, startSession } = await open()
    await startSession('salem-token', 'ar')
    showProfile({ ...salem, f_name: 'سليم' })
    expect(currentSession().profile?.f_name).toBe('سليم')
    fakeApi.answer = () => {
      throw new fakeApi.Refusal(503)
    }
    await refreshSession('ar')
    expect(currentSession()).toMatchObject({ state: 'in', profile: { f_name: 'سليم' } })
    fakeApi.answer = profileAnswer
    await refreshSession('ar')
    expect(currentSession().profile?.f_name).toBe('سالم')
  })
})
