import { MessageSquareWarning } from 'lucide-react'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { accountText } from '../messages.ts'
import { useProfile } from '../profile.ts'

/** Asks to verify the mobile, without which a new account cannot trade (contract 2, register). */
export function VerifyReminder() {
  const t = useText(accountText)
  const { mobile_verified } = useProfile()
  if (mobile_verified) return null
  return (
    <section
      aria-label={t.unverifiedTitle}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-amber-tint p-4 md:p-5"
    >
      <MessageSquareWarning aria-hidden size={24} className="shrink-0 text-amber" />
      <div className="min-w-0 grow basis-60">
        <h2 className="text-dense font-bold text-amber">{t.unverifiedTitle}</h2>
        <p className="text-meta">{t.unverifiedBody}</p>
      </div>
      <ButtonLink to="/auth/verify-mobile" search={{ redirect: paths.account() }}>
        {t.verify}
      </ButtonLink>
    </section>
  )
}
