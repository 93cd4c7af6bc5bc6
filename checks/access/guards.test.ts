import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'
import { type UserType, userTypes } from '#shared/base/access/permissions.ts'
import { roles, routes, type SpecifiedRoute } from '../specification.ts'

/**
 * These tests visit every guarded route of the specification (sections 2, 5 and 6), built or not: as every account type,
 * with a missing or invalid sign-in, and with a profile that cannot be loaded. `wire` replaces the calls of the API.
 */
const wire = vi.hoisted(() => {
  class Refusal extends Error {
    readonly status: number
    constructor(status: number) {
      super(String(status))
      this.status = status
    }
  }
  return { Refusal, answer: (): unknown => undefined, asked: 0 }
})

vi.mock('#web/app/calls/api.ts', () => ({
  Refusal: wire.Refusal,
  api: async () => {
    wire.asked += 1
    return wire.answer()
  },
}))

let visits = 0
let token = ''

beforeEach(() => {
  wire.asked = 0
  // The session of an earlier visit has another token, so each visit loads its profile.
  visits += 1
  token = `token ${visits}`
  const kept = new Map<string, string>([['token', token]])
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const guarded = routes.filter(({ guard }) => guard === 'signed_in' || guard === 'role')

describe.each(userTypes)('%s', (type) => {
  it.each(guarded.map((route) => [route.path, route] as const))(
    'opens %s if the role table allows this page, otherwise the home page',
    async (path, route) => {
      wire.answer = () => ({ id: 1, type }) as Profile
      expect(await visit(route)).toBe(mayEnter(type, route) ? path : '/home')
      expect(wire.asked, 'the profile is loaded first').toBe(1)
    },
  )
})

describe.each([
  ['a visitor without a token', 'no token', 0],
  ['a visitor with an invalid token', 401, 1],
  ['a user whose profile fails to load', 503, 1],
  ['a user whose profile request gets no answer', 0, 1],
] as const)('%s', (_who, failure, asked) => {
  it.each(guarded.map((route) => [route.path, route] as const))(
    'is redirected from %s to sign-in with a return address',
    async (path, route) => {
      if (failure === 'no token') localStorage.removeItem('token')
      wire.answer = () => {
        throw new wire.Refusal(Number(failure))
      }
      expect(await visit(route, '?page=2&lang=en')).toBe(
        `/auth/sign-in?redirect=${encodeURIComponent(`${path}?page=2&lang=en`)}`,
      )
      expect(wire.asked).toBe(asked)
      const kept = localStorage.getItem('token')
      expect(kept, 'only a dead token is thrown away').toBe(asked === 1 && failure !== 401 ? token : null)
    },
  )
})

/** Returns the path at which a visit ends: the path of the route or the target of the guard's redirect. */
async function visit(route: SpecifiedRoute, search = ''): Promise<string> {
  const { guard } = await import('#web/auth/guard.ts')
  const view = route.guard === 'role' ? viewOf(route) : undefined
  try {
    await guard({
      context: { locale: 'ar', origin: 'http://samak.test' },
      location: { href: `${route.path}${search}` },
      ...(view ? { view } : {}),
    })
    return route.path
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    expect(thrown.options.replace, 'the way back does not lead here again').toBe(true)
    return String(thrown.options.href)
  }
}

/** Returns the view of a route in the role table. The page of a record has the view of its list. */
function viewOf({ path, name }: SpecifiedRoute): string {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return name ?? viewOf(routes.find((route) => route.path === parent) as SpecifiedRoute)
}

function mayEnter(type: UserType, route: SpecifiedRoute): boolean {
  const views: readonly string[] = roles[type].views
  return route.guard === 'signed_in' || views.includes(viewOf(route))
}
