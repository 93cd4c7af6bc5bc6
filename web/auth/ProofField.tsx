import type { ComponentProps } from 'react'
import { useText } from '../app/texts/text.ts'
import { Field, TextBox } from '../ui/form/Field.tsx'
import { PasswordBox } from '../ui/form/PasswordBox.tsx'
import { proofText } from './messages.ts'

/** Proof of identity: the password, or a code if the account has a second factor. */
export type Proof = 'password' | 'otp'

/** The field for a repeated proof of identity; `hint` says what it protects. */
export function ProofField({
  proof,
  hint,
  errors,
  ...box
}: Omit<ComponentProps<'input'>, 'type' | 'dir' | 'size' | 'autoComplete'> & {
  readonly proof: Proof
  readonly hint: string
  readonly errors: readonly string[] | undefined
}) {
  const t = useText(proofText)
  return (
    <Field label={t[proof]} hint={hint} errors={errors}>
      {(control) =>
        proof === 'password' ? (
          <PasswordBox {...control} {...box} required autoComplete="current-password" />
        ) : (
          <TextBox {...control} {...box} required dir="ltr" autoComplete="one-time-code" />
        )
      }
    </Field>
  )
}
