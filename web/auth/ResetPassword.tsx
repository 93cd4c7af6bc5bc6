import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button, ButtonLink } from '../base/ui/Button.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { FormAlert } from './FormAlert.tsx'
import { useLeadOn, useWayBack } from './leadOn.ts'
import { authText } from './messages.ts'
import { NewPassword } from './NewPassword.tsx'
import { keepRecovery } from './recovery.ts'
import { recoveryText } from './recoveryMessages.ts'
import { useForm } from './useForm.ts'
import { useStartedRecovery } from './useStartedRecovery.ts'

/** The new password, with the code that was checked; then sign-in, which says that it was changed. */
export function ResetPassword() {
  const t = useText(recoveryText)
  const { busy: busyText } = useText(authText)
  const wayBack = useWayBack()
  useLeadOn()
  const { form, typed, type, trouble, errors, busy, submit } = useResetForm()
  return (
    <AuthFrame title={t.resetTitle} sub={t.resetSub}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert trouble={errors.code ? { message: t.codeSpent } : trouble} />
        {errors.code && (
          <ButtonLink to="/auth/forgot-password" search={wayBack} kind="outlined" wide>
            {t.newCode}
          </ButtonLink>
        )}
        <NewPassword typed={typed} type={type} errors={errors} />
        <Button type="submit" size="main" wide busy={busy}>
          {busy ? busyText : t.save}
        </Button>
      </form>
    </AuthFrame>
  )
}

function useResetForm() {
  const locale = useLocale()
  const recovery = useStartedRecovery({ checked: true })
  return useForm({ password: '', password_confirmation: '' }, async (typed) => {
    const { mobile = '', code = '' } = recovery ?? {}
    await api('POST reset-password', { body: { mobile, code, ...typed } }, { locale })
    // Which leads to sign-in.
    keepRecovery({ mobile, sentAt: 0, done: true })
    return null
  })
}
