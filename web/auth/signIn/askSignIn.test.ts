import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'
import type { Locale } from '#shared/base/locale.ts'
import { openQuestion as question } from '../../ui/overlay/questions.ts'
import { toasts } from '../../ui/overlay/toasts.ts'
import type { Session } from '../session.ts'
import { requireSignIn, type SignInRouter } from './askSignIn.ts'

const known = vi.hoisted(() => ({ session: undefined as unknown }))
vi.mock('../session.ts', () => ({ loadSession: async () => known.session }))

const visited: string[] = []
/** Returns a router on a product page. */
const router = (locale: Locale) =>
  ({
    options: { context: { locale } },
    state: { location: { href: '/local-market/7?lang=en' } },
    navigate: async ({ href }: { href: string }) => void visited.push(href),
  }) as unknown as SignInRouter

const questionOpen = () => expect.poll(() => question.get()?.question).toBeTruthy()
const setSession = (session: Session) => {
  known.session = session
}

beforeEach(() => void visited.splice(0))

describe('requireSignIn', () => {
  it('returns the profile of a signed-in user and asks no question', async () => {
    setSession({ state: 'in', profile: { id: 3 } as Profile })
    expect(await requireSignIn(router('ar'))).toMatchObject({ id: 3 })
    expect(question.get()).toBeNull()
  })

  it.each([
    ['en', 'You need to be logged in to continue'],
    ['ar', 'يلزمك تسجيل الدخول للمتابعة'],
  ] as const)(
    'asks a visitor (%s) and, if the visitor accepts, opens sign-in with a return address',
    async (locale, title) => {
      setSession({ state: 'out', profile: null })
      const onLeave = vi.fn()
      const answer = requireSignIn(router(locale), onLeave)
      await questionOpen()
      expect(question.get()?.question.title).toBe(title)
      question.get()?.answer('accept')
      expect(await answer).toBeNull()
      expect(onLeave).toHaveBeenCalledOnce()
      expect(visited).toEqual(['/auth/sign-in?redirect=%2Flocal-market%2F7%3Flang%3Den'])
    },
  )

  it('opens sign-up with a return address if the visitor has no account yet', async () => {
    setSession({ state: 'out', profile: null })
    const answer = requireSignIn(router('ar'))
    await questionOpen()
    question.get()?.answer('other')
    expect(await answer).toBeNull()
    expect(visited).toEqual(['/auth/sign-up?redirect=%2Flocal-market%2F7%3Flang%3Den'])
  })

  it('stays on the page if the visitor declines', async () => {
    setSession({ state: 'out', profile: null })
    const onLeave = vi.fn()
    const answer = requireSignIn(router('ar'), onLeave)
    await questionOpen()
    question.get()?.answer('refuse')
    expect(await answer).toBeNull()
    expect(onLeave).not.toHaveBeenCalled()
    expect(visited).toEqual([])
  })

  it('shows an error instead of a question if the profile could not be loaded', async () => {
    setSession({ state: 'failed', profile: null })
    expect(await requireSignIn(router('ar'))).toBeNull()
    expect(question.get()).toBeNull()
    expect(toasts.get()).toHaveLength(1)
  })
})
