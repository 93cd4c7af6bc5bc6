import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { maskMobile } from '#shared/base/text/masks.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { returnAddress } from '../frame/returnAddress.ts'
import { refreshSession, showProfile, useSession } from '../session.ts'
import { CodeForm } from './CodeForm.tsx'
import { recoveryText } from './messages.ts'

/** Checks the code that was sent to a new account. Until then, the account cannot trade (contract 2). */
export function VerifyMobile() {
  const t = useText(recoveryText)
  const locale = useLocale()
  const router = useRouter()
  const { profile } = useSession()
  const [resent, setResent] = useState<{ readonly sentAt: number; readonly expiresAt: number }>()
  // Read once, because the address already changes during the redirect.
  const [target] = useState(() => returnAddress(router))
  const goOn = () => router.navigate({ href: target, replace: true })
  const verified = profile?.mobile_verified
  useEffect(() => {
    if (verified) void router.navigate({ href: target, replace: true })
  }, [verified, router, target])
  const check = async (code: string) => {
    const { user } = await api('POST verify-mobile', { body: { code } }, { locale })
    showToast('success', t.verified)
    if (profile) showProfile({ ...profile, ...user })
    void refreshSession(locale)
  }
  const resend = async () => {
    const { expires_in } = await api('POST verify-mobile/send', { body: {} }, { locale })
    const sentAt = Date.now()
    setResent({ sentAt, expiresAt: sentAt + expires_in * 1_000 })
  }
  if (!profile) return null
  if (!profile.sends_codes)
    return (
      <AuthFrame title={t.verifyTitle} sub={t.codesOff}>
        <p className="text-dense">{t.codesOffLater}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <ButtonLink to="/contact-us">{t.askMarket}</ButtonLink>
          <Button kind="text" onClick={() => void goOn()}>
            {t.later}
          </Button>
        </div>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t.verifyTitle} sub={t.codeSub(`\u2066${maskMobile(profile.mobile)}\u2069`)}>
      <CodeForm
        check={check}
        resend={resend}
        sentAt={resent?.sentAt ?? Date.parse(profile.created_at)}
        expiresAt={resent?.expiresAt}
        instead={
          <Button kind="text" onClick={() => void goOn()} className="-ms-4">
            {t.later}
          </Button>
        }
      />
      <p className="mt-3 text-meta text-quiet">{t.verifyNote}</p>
    </AuthFrame>
  )
}
