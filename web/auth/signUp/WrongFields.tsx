import { useText } from '../../app/texts/text.ts'
import { FormAlert } from '../frame/FormAlert.tsx'
import { signUpText } from './messages.ts'
import type { SignUpForm } from './useSignUpForm.ts'

/** The number of wrong fields above a long form, with a link to each. */
export function WrongFields({ form: { wrong, goTo } }: { readonly form: SignUpForm }) {
  const t = useText(signUpText)
  return (
    <FormAlert trouble={null}>
      <p className="font-bold text-coral">{t.wrongFields(wrong.length)}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {wrong.map(({ name, label }) => (
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
