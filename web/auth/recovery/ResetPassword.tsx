import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { useRedirectSignedIn, useReturnSearch } from '../frame/returnAddress.ts'
import { authText } from '../messages.ts'
import { NewPassword } from '../signUp/NewPassword.tsx'
import { recoveryText } from './messages.ts'
import { storeRecovery, useStartedRecovery } from './recovery.ts'

/** Sets a new password with the checked code, then redirects to sign-in, which confirms the change. */
export function ResetPassword() {
  const t = useText(recoveryText)
  const { busy: busyText } = useText(authText)
  const returnSearch = useReturnSearch()
  useRedirectSignedIn()
  const { ref, typed, type, refusal, errors, busy, submit } = useResetForm()
  return (
    <AuthFrame title={t.resetTitle} sub={t.resetSub}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert trouble={errors.code ? { message: t.codeSpent } : refusal} />
        {errors.code && (
          <ButtonLink to="/auth/forgot-password" search={returnSearch} kind="outlined" wide>
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
  const recovery = useStartedRecovery({ checked: true })
  const { mobile = '', code = '' } = recovery ?? {}
  return useForm(useCall('POST reset-password'), {
    start: { password: '', password_confirmation: '' },
    sent: (typed) => ({ body: { mobile, code, ...typed } }),
    // `done` redirects to sign-in (useStartedRecovery).
    onSent: () => storeRecovery({ mobile, sentAt: 0, done: true }),
  })
}
