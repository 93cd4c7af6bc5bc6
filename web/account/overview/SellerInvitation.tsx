import { Store } from 'lucide-react'
import { upgradesFrom } from '#shared/account/rules.ts'
import { canBid } from '#shared/base/access/permissions.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useProfile } from '../profile.ts'
import { upgradeText } from '../upgrade/messages.ts'
import { UpgradeState } from '../upgrade/UpgradeState.tsx'

/** Invites buyers and fishermen to upgrade their account, or shows the state of a pending request. */
export function SellerInvitation() {
  const t = useText(upgradeText)
  const { type, upgrade } = useProfile()
  if (upgrade && upgrade.status !== 'approved') return <UpgradeState upgrade={upgrade} />
  if (canBid(type) || upgradesFrom(type).length === 0) return null
  const fisherman = type === 'fisherman'
  return (
    <section
      aria-labelledby="invitation"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-sand-edge bg-sand p-4 text-on-sand md:p-5"
    >
      <Store aria-hidden size={28} className="shrink-0" />
      <div className="min-w-0 grow basis-60">
        <h2 id="invitation" className="text-h3">
          {fisherman ? t.invitationFisherman : t.invitation}
        </h2>
        <p className="text-meta">{fisherman ? t.invitationFishermanBody : t.invitationBody}</p>
      </div>
      <ButtonLink to="/profile/account/upgrade" kind="outlined" className="max-sm:w-full">
        {t.ask}
      </ButtonLink>
    </section>
  )
}
