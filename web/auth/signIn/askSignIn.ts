import type { AnyRouter } from '@tanstack/react-router'
import type { Profile } from '#shared/auth/profile.ts'
import { paths } from '#shared/base/paths.ts'
import { baseText } from '../../app/texts/messages.ts'
import { textIn } from '../../app/texts/text.ts'
import { askForOne } from '../../ui/overlay/questions.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { loadSession } from '../session.ts'
import { askText } from './messages.ts'

export type SignInRouter = AnyRouter

/**
 * Returns the profile of the signed-in user. Asks a visitor whether to sign in or to create an account, and opens that
 * page with this page as the return address (specification, section 5). Returns null for a visitor, or if the profile did
 * not load. `onLeave` runs before such a page opens, to keep what the visitor wanted.
 */
export async function requireSignIn(router: SignInRouter, onLeave?: () => void): Promise<Profile | null> {
  const { locale } = router.options.context
  const session = await loadSession(locale)
  if (session.profile) return session.profile
  if (session.state === 'failed') {
    showToast('wrong', textIn(baseText, locale).unreachable)
    return null
  }
  const t = textIn(askText, locale)
  const choice = await askForOne(t)
  const { href } = router.state.location
  if (choice === 'accept' || choice === 'other') onLeave?.()
  if (choice === 'accept') await router.navigate({ href: paths.signIn(href) })
  if (choice === 'other') await router.navigate({ href: paths.signUp(href) })
  return null
}
