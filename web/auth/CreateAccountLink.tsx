import { useText } from '../app/texts/text.ts'
import { TextLink } from '../ui/Button.tsx'
import { newHereText } from './signIn/messages.ts'

/** A link from a sign-in prompt to sign-up, which returns to `redirect`. */
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
