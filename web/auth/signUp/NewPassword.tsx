import { limits } from '#shared/base/limits.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import { useText } from '../../app/texts/text.ts'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordBox } from '../../ui/form/PasswordBox.tsx'
import { authText } from '../messages.ts'
import { signUpText } from './messages.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

type Passwords = { readonly password: string; readonly password_confirmation: string }

/** Two inputs for a new password, with its strength and whether both match. */
export function NewPassword({
  typed,
  type,
  errors,
}: {
  readonly typed: Passwords
  readonly type: (change: Partial<Passwords>) => void
  readonly errors: FieldErrors
}) {
  const t = useText(signUpText)
  const { password: label } = useText(authText)
  const { password, password_confirmation: again } = typed
  const box = { required: true, autoComplete: 'new-password', maxLength: limits.password.longest } as const
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <Field label={label} errors={errors.password}>
          {(control) => (
            <PasswordBox
              {...control}
              {...box}
              name="password"
              value={password}
              onChange={({ target }) => type({ password: target.value })}
            />
          )}
        </Field>
        {!errors.password && <PasswordStrength password={password} />}
      </div>
      <Field
        label={t.confirmation}
        errors={errors.password_confirmation}
        success={again !== '' && again === password ? t.same : undefined}
        hint={again !== '' && again !== password ? t.different : undefined}
      >
        {(control) => (
          <PasswordBox
            {...control}
            {...box}
            name="password_confirmation"
            value={again}
            onChange={({ target }) => type({ password_confirmation: target.value })}
          />
        )}
      </Field>
    </>
  )
}
