import type { AnyRouter } from '@tanstack/react-router'
import type { Profile } from '#shared/auth/profile.ts'
import { paths } from '#shared/base/paths.ts'
import { baseText } from '../../app/texts/messages.ts'
import { textIn } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { loadSession } from '../session.ts'
import { askText } from './askMessages.ts'

/** What is needed to lead somebody away and to speak to them: the router. */
export type Way = AnyRouter

/**
 * The signed-in reader. Who is not is asked to sign in, and led there with the way back to this page when they accept
 * (specification, section 5); then, as where the profile cannot be had now, null.
 */
export async function requireSignIn(way: Way): Promise<Profile | null> {
  const { locale } = way.options.context
  const session = await loadSession(locale)
  if (session.profile) return session.profile
  if (session.state === 'failed') {
    showToast('wrong', textIn(baseText, locale).unreachable)
    return null
  }
  const t = textIn(askText, locale)
  if (await ask({ title: t.title, accept: t.accept, refuse: t.refuse })) {
    await way.navigate({ href: paths.signIn(way.state.location.href) })
  }
  return null
}
