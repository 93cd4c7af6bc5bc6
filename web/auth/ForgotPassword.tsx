import { useRouter } from '@tanstack/react-router'
import { mobileE164 } from '#shared/base/identity.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button, TextLink } from '../base/ui/Button.tsx'
import { Field } from '../base/ui/Field.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { FormAlert } from './FormAlert.tsx'
import { useLeadOn, useWayBack } from './leadOn.ts'
import { MobileBox } from './MobileBox.tsx'
import { authText } from './messages.ts'
import { beginRecovery } from './recovery.ts'
import { recoveryText } from './recoveryMessages.ts'
import { useForm } from './useForm.ts'

/** Asks for a code to one's mobile; the answer is the same whether the number is known or not (contract 2). */
export function ForgotPassword() {
  const t = useText(recoveryText)
  const { mobile: label, signIn, busy: busyText } = useText(authText)
  const locale = useLocale()
  const { navigate } = useRouter()
  const wayBack = useWayBack()
  useLeadOn()
  const { form, typed, type, trouble, errors, busy, submit } = useForm({ mobile: '' }, async (filled) => {
    const { expires_in } = await api('POST forgot-password', { body: filled }, { locale })
    beginRecovery(mobileE164(filled.mobile) ?? filled.mobile, expires_in)
    await navigate({ to: '/auth/check-code', search: wayBack })
    return null
  })
  return (
    <AuthFrame title={t.forgotTitle} sub={t.forgotSub}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert trouble={trouble} />
        <Field label={label} errors={errors.mobile}>
          {(control) => (
            <MobileBox
              {...control}
              name="mobile"
              required
              value={typed.mobile}
              onChange={({ target }) => type({ mobile: target.value })}
            />
          )}
        </Field>
        <Button type="submit" size="main" wide busy={busy}>
          {busy ? busyText : t.sendCode}
        </Button>
      </form>
      <p className="mt-5 border-t border-hairline pt-4 text-dense">
        {t.remembered}{' '}
        <TextLink to="/auth/sign-in" search={wayBack} className="touch">
          {signIn}
        </TextLink>
      </p>
    </AuthFrame>
  )
}
