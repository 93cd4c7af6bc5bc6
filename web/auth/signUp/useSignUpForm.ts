import { registrationProblems } from '#shared/auth/registration.ts'
import { needsRegister, termsVersion } from '#shared/auth/rules.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import { api, type Sent } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { arrival } from '../arrival.ts'
import { authText } from '../messages.ts'
import { startSession, useSession } from '../session.ts'
import { signUpText } from './messages.ts'

const blank = {
  type: 'local_buyer' as UserType,
  f_name: '',
  l_name: '',
  mobile: '',
  email: '',
  n_id: '',
  cr_number: '',
  address: '',
  password: '',
  password_confirmation: '',
  consent: false,
  marketing: false,
}

export type SignUpForm = ReturnType<typeof useSignUpForm>
export type SignUpField = keyof typeof blank

/**
 * The sign-up form (specification, section 3). An attempt reports all wrong fields at once, including the consent. The
 * server also reports values that another account uses.
 */
export function useSignUpForm() {
  const t = useText(signUpText)
  const locale = useLocale()
  const { state } = useSession()
  const { mobile, password } = useText(authText)
  const { f_name, l_name, email, n_id, cr_number, address } = t
  const call = useAction(async (body: Sent<'POST register'>['body']) => {
    const { token } = await api('POST register', { body }, { locale })
    arrival.set({ kind: 'welcome' })
    await startSession(token, locale)
  })
  const form = useForm(call, {
    start: blank,
    labels: {
      type: t.who,
      f_name,
      l_name,
      mobile,
      email,
      n_id,
      cr_number,
      address,
      password,
      password_confirmation: t.confirmation,
      consent: t.consentLabel,
    },
    problems: (typed) => ({
      ...registrationProblems(typed),
      consent: typed.consent ? undefined : t.consentNeeded,
    }),
    sent: ({ consent: _agreed, cr_number: register, ...typed }) => ({
      ...typed,
      ...(needsRegister(typed.type) ? { cr_number: register } : {}),
      terms_version: termsVersion,
    }),
    // A signed-in user is redirected without a question about unsaved work.
    unsaved: (typed) => state === 'out' && hasText(typed),
  })
  return { ...form, begun: hasText(form.typed) }
}

/** Whether a text field is filled in. Choices do not count, because they are quick to repeat. */
function hasText({ type: _chosen, consent: _agreed, marketing: _wanted, ...texts }: typeof blank): boolean {
  return Object.values(texts).some((text) => text.trim() !== '')
}
