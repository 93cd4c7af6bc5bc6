import { needsRegister, termsVersion } from '#shared/auth/rules.ts'
import type { UserType } from '#shared/base/permissions.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { startSession, useSession } from './session.ts'
import { signUpText } from './signUpMessages.ts'
import { useForm } from './useForm.ts'

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

/** The sign-up form (specification, section 3): the server says what is wrong, the page itself asks for consent. */
export function useSignUpForm() {
  const t = useText(signUpText)
  const locale = useLocale()
  const { state } = useSession()
  const signUp = useForm(blank, async ({ consent, cr_number, ...typed }) => {
    if (!consent) return { consent: [t.consentNeeded] }
    const register = needsRegister(typed.type) ? { cr_number } : {}
    const body = { ...typed, ...register, terms_version: termsVersion }
    const { token } = await api('POST register', { body }, { locale })
    await startSession(token, locale)
    return null
  })
  // Who is in is led on from here, without a question.
  useUnsavedWarning(state === 'out' && written(signUp.typed))
  return signUp
}

/** Whether there is something to lose: a choice is quickly made again. */
function written({ type: _chosen, consent: _agreed, marketing: _wanted, ...texts }: typeof blank): boolean {
  return Object.values(texts).some((text) => text.trim() !== '')
}
