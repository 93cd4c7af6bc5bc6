import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'
import type { Locale } from '#shared/base/locale.ts'
import { openQuestion as question } from '../../ui/overlay/questions.ts'
import { toasts } from '../../ui/overlay/toasts.ts'
import type { Session } from '../session.ts'
import { requireSignIn, type Way } from './askSignIn.ts'

const known = vi.hoisted(() => ({ session: undefined as unknown }))
vi.mock('../session.ts', () => ({ loadSession: async () => known.session }))

const went: string[] = []

/** The router of somebody who looks at a product. */
const way = (locale: Locale) =>
  ({
    options: { context: { locale } },
    state: { location: { href: '/local-market/7?lang=en' } },
    navigate: async ({ href }: { href: string }) => void went.push(href),
  }) as unknown as Way

const asked = () => expect.poll(() => question.get()?.question).toBeTruthy()
const is = (session: Session) => {
  known.session = session
}

beforeEach(() => void went.splice(0))

describe('before the cart or a favourite', () => {
  it('whoever is signed in is not asked', async () => {
    is({ state: 'in', profile: { id: 3 } as Profile })
    expect(await requireSignIn(way('ar'))).toMatchObject({ id: 3 })
    expect(question.get()).toBeNull()
  })

  it.each([
    ['en', 'You need to be logged in to continue'],
    ['ar', 'يلزمك تسجيل الدخول للمتابعة'],
  ] as const)(
    'a visitor is asked (%s), and accepting leads to sign-in with the way back',
    async (locale, title) => {
      is({ state: 'out', profile: null })
      const answer = requireSignIn(way(locale))
      await asked()
      expect(question.get()?.question.title).toBe(title)
      question.get()?.answer(true)
      expect(await answer).toBeNull()
      expect(went).toEqual(['/auth/sign-in?redirect=%2Flocal-market%2F7%3Flang%3Den'])
    },
  )

  it('refusing leaves everything as it is', async () => {
    is({ state: 'out', profile: null })
    const answer = requireSignIn(way('ar'))
    await asked()
    question.get()?.answer(false)
    expect(await answer).toBeNull()
    expect(went).toEqual([])
  })

  it('where the profile cannot be had now, that is said instead of asking to sign in', async () => {
    is({ state: 'failed', profile: null })
    expect(await requireSignIn(way('ar'))).toBeNull()
    expect(question.get()).toBeNull()
    expect(toasts.get()).toHaveLength(1)
  })
})
