import { useRouter } from '@tanstack/react-router'
import { maskMobile } from '#shared/base/text/masks.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { useLeadOn, useWayBack } from '../frame/leadOn.ts'
import { CodeForm } from './CodeForm.tsx'
import { recoveryText } from './messages.ts'
import { beginRecovery, keepRecovery } from './recovery.ts'
import { useStartedRecovery } from './useStartedRecovery.ts'

/** Checks the code of a forgotten password; whoever did not ask for one is led to where one asks. */
export function CheckCode() {
  const t = useText(recoveryText)
  const locale = useLocale()
  const { navigate } = useRouter()
  const wayBack = useWayBack()
  useLeadOn()
  const recovery = useStartedRecovery()
  const mobile = recovery?.mobile ?? ''
  const check = async (code: string) => {
    await api('POST reset-password', { body: { mobile, code } }, { locale })
    if (recovery) keepRecovery({ ...recovery, code })
    await navigate({ to: '/auth/reset-password', search: wayBack })
  }
  const resend = async () => {
    const { expires_in } = await api('POST forgot-password', { body: { mobile } }, { locale })
    beginRecovery(mobile, expires_in)
  }
  return (
    <AuthFrame
      title={t.codeTitle}
      sub={mobile ? t.codeSub(`\u2066${maskMobile(mobile)}\u2069`) : t.codeSubUnknown}
    >
      <CodeForm
        check={check}
        resend={resend}
        sentAt={recovery?.sentAt}
        expiresAt={recovery?.expiresAt}
        instead={
          <TextLink to="/auth/forgot-password" search={wayBack} className="touch">
            {t.changeNumber}
          </TextLink>
        }
      />
    </AuthFrame>
  )
}
