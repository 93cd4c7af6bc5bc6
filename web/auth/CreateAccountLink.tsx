import { useText } from '../app/texts/text.ts'
import { TextLink } from '../ui/Button.tsx'
import { newHereText } from './signIn/messages.ts'

/** Leads a visitor without an account from a prompt to sign in to sign-up, and back to `redirect`. */
export function CreateAccountLink({ redirect }: { readonly redirect: string }) {
  const t = useText(newHereText)
  return (
    <p className="text-dense">
      {t.newHere}{' '}
      <TextLink to="/auth/sign-up" search={{ redirect }} className="touch">
        {t.create}
      </TextLink>
    </p>
  )
}
