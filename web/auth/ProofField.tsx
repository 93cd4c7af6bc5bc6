import { useText } from '../app/texts/text.ts'
import { PasswordField } from '../ui/form/PasswordBox.tsx'
import { TextField, type TextValue } from '../ui/form/TextField.tsx'
import { proofText } from './messages.ts'

/** Proof of identity: the password, or a code if the account has a second factor. */
export type Proof = 'password' | 'otp'

type ProofFieldProps = TextValue & {
  readonly proof: Proof
  readonly name?: string
  readonly hint: string
  readonly errors: readonly string[] | undefined
}

/** The field for a repeated proof of identity; `hint` says what the proof protects. */
export function ProofField({ proof, ...field }: ProofFieldProps) {
  const t = useText(proofText)
  if (proof === 'password')
    return <PasswordField label={t.password} required autoComplete="current-password" {...field} />
  return <TextField label={t.otp} required dir="ltr" autoComplete="one-time-code" {...field} />
}
