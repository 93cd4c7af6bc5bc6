import { PartyPopper } from 'lucide-react'
import type { Profile } from '#shared/auth/profile.ts'
import { needsRegister } from '#shared/auth/rules.ts'
import { canSell } from '#shared/base/access/permissions.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { notesText } from './messages.ts'

/** Greets a new account and leads to its first step: buying for buyers, the first catch for sellers. */
export function Welcome({
  profile: { f_name, type, mobile_verified },
}: {
  readonly profile: Pick<Profile, 'f_name' | 'type' | 'mobile_verified'>
}) {
  const t = useText(notesText)
  const sells = canSell(type)
  return (
    <Notice tone="palm" icon={PartyPopper} corners="rounded-card" className="pe-12" title={t.welcome(f_name)}>
      <p>{sells ? t.firstCatch : t.firstPurchase}</p>
      {sells && <p className="mt-1">{needsRegister(type) ? t.verifyRegister : t.verifyIdentity}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {!mobile_verified && <ButtonLink to="/auth/verify-mobile">{t.verifyMobile}</ButtonLink>}
        <ButtonLink
          to={sells ? '/profile/add-product' : '/local-market'}
          kind={mobile_verified ? 'filled' : 'outlined'}
        >
          {sells ? t.addProduct : t.toMarket}
        </ButtonLink>
        <ButtonLink to={sells ? '/requests' : '/profile/add-request'} kind="outlined">
          {sells ? t.toRequests : t.addRequest}
        </ButtonLink>
      </div>
    </Notice>
  )
}
