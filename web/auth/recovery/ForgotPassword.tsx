import { useRouter } from '@tanstack/react-router'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { api } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { useRedirectSignedIn, useReturnSearch } from '../frame/returnAddress.ts'
import { authText } from '../messages.ts'
import { MobileField } from '../signIn/MobileField.tsx'
import { recoveryText } from './messages.ts'
import { beginRecovery, typedMobile } from './recovery.ts'

/** Requests a code by text message; the answer does not reveal whether the number is known (contract 2). */
export function ForgotPassword() {
  const t = useText(recoveryText)
  const { mobile: label, signIn, busy: busyText } = useText(authText)
  const locale = useLocale()
  const { navigate } = useRouter()
  const returnSearch = useReturnSearch()
  useRedirectSignedIn()
  const call = useAction(async (body: { readonly mobile: string }) => {
    const { expires_in } = await api('POST forgot-password', { body }, { locale })
    beginRecovery(mobileE164(body.mobile) ?? body.mobile, expires_in)
    await navigate({ to: '/auth/check-code', search: returnSearch })
  })
  const { ref, field, refusal, busy, submit } = useForm(call, {
    start: { mobile: typedMobile.get() },
    sent: (filled) => filled,
  })
  return (
    <AuthFrame title={t.forgotTitle} sub={t.forgotSub}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert trouble={refusal} />
        <MobileField label={label} {...field('mobile')} />
        <Button type="submit" size="main" wide busy={busy}>
          {busy ? busyText : t.sendCode}
        </Button>
      </form>
      <p className="mt-5 border-t border-hairline pt-4 text-dense">
        {t.remembered}{' '}
        <TextLink to="/auth/sign-in" search={returnSearch} className="touch">
          {signIn}
        </TextLink>
      </p>
    </AuthFrame>
  )
}
