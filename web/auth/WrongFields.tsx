import type { RefObject } from 'react'
import { useText } from '../base/text.ts'
import { FormAlert } from './FormAlert.tsx'
import { authText } from './messages.ts'
import { signUpText } from './signUpMessages.ts'
import type { SignUpField } from './useSignUpForm.ts'

/** Above a long form: how many fields are wrong, and the way to each. */
export function WrongFields({
  form,
  names,
}: {
  readonly form: RefObject<HTMLFormElement | null>
  readonly names: readonly string[]
}) {
  const t = useText(signUpText)
  const labels = useLabels()
  const goTo = (name: string) => {
    const control = form.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <FormAlert trouble={null}>
      <p className="font-bold text-coral">{t.wrongFields(names.length)}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {Object.entries(labels)
          .filter(([name]) => names.includes(name))
          .map(([name, label]) => (
            <li key={name}>
              <button type="button" className="touch underline" onClick={() => goTo(name)}>
                {label}
              </button>
            </li>
          ))}
      </ul>
      <p>{t.kept}</p>
    </FormAlert>
  )
}

/** In the order of the form. */
function useLabels(): Readonly<Partial<Record<SignUpField, string>>> {
  const t = useText(signUpText)
  const { mobile, password } = useText(authText)
  const { f_name, l_name, email, n_id, cr_number, address } = t
  return {
    type: t.who,
    ...{ f_name, l_name, mobile, email, n_id, cr_number, address, password },
    password_confirmation: t.confirmation,
    consent: t.consentLabel,
  }
}
