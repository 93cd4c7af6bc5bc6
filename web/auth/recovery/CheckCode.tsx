import { useRouter } from '@tanstack/react-router'
import { maskMobile } from '#shared/base/text/masks.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { useRedirectSignedIn, useReturnSearch } from '../frame/returnAddress.ts'
import { CodeForm } from './CodeForm.tsx'
import { recoveryText } from './messages.ts'
import { beginRecovery, storeRecovery, useStartedRecovery } from './recovery.ts'

/** Checks the code for a forgotten password. If no code was requested, redirects to /auth/forgot-password. */
export function CheckCode() {
  const t = useText(recoveryText)
  const locale = useLocale()
  const { navigate } = useRouter()
  const returnSearch = useReturnSearch()
  useRedirectSignedIn()
  const recovery = useStartedRecovery()
  const mobile = recovery?.mobile ?? ''
  const check = async (code: string) => {
    await api('POST reset-password', { body: { mobile, code } }, { locale })
    if (recovery) storeRecovery({ ...recovery, code })
    await navigate({ to: '/auth/reset-password', search: returnSearch })
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
          <TextLink to="/auth/forgot-password" search={returnSearch} className="touch">
            {t.changeNumber}
          </TextLink>
        }
      />
    </AuthFrame>
  )
}
