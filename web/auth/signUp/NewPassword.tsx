import { limits } from '#shared/base/limits.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import { useText } from '../../app/texts/text.ts'
import { PasswordField } from '../../ui/form/PasswordBox.tsx'
import { authText } from '../messages.ts'
import { signUpText } from './messages.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

type Passwords = { readonly password: string; readonly password_confirmation: string }

type NewPasswordProps = {
  readonly typed: Passwords
  readonly type: (change: Partial<Passwords>) => void
  readonly errors: FieldErrors
}

/** Two inputs for a new password. Shows the password's strength and whether both inputs match. */
export function NewPassword({ typed, type, errors }: NewPasswordProps) {
  const t = useText(signUpText)
  const { password: label } = useText(authText)
  const { password, password_confirmation: again } = typed
  const box = { required: true, autoComplete: 'new-password', maxLength: limits.password.longest } as const
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <PasswordField
          label={label}
          {...box}
          name="password"
          errors={errors.password}
          value={password}
          onChange={(changed) => type({ password: changed })}
        />
        {!errors.password && <PasswordStrength password={password} />}
      </div>
      <PasswordField
        label={t.confirmation}
        success={again !== '' && again === password ? t.same : undefined}
        hint={again !== '' && again !== password ? t.different : undefined}
        {...box}
        name="password_confirmation"
        errors={errors.password_confirmation}
        value={again}
        onChange={(changed) => type({ password_confirmation: changed })}
      />
    </>
  )
}
