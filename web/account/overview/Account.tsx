import { MessageSquareWarning, Pencil, Store } from 'lucide-react'
import { upgradesFrom } from '#shared/account/rules.ts'
import { canBid, canSell } from '#shared/base/access/permissions.ts'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { useMobileVerification } from '../../auth/signUp/useMobileVerification.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Avatar } from '../Avatar.tsx'
import { MyData } from '../MyData.tsx'
import { accountText } from '../messages.ts'
import { PersonType } from '../PersonType.tsx'
import { useProfile } from '../profile.ts'
import { upgradeText } from '../upgrade/messages.ts'
import { UpgradeState } from '../upgrade/UpgradeState.tsx'
import { VerificationSteps } from '../upgrade/VerificationSteps.tsx'
import { PageList } from './Menu.tsx'
import { Settings } from './Settings.tsx'

/** The account page: person, page list, details and settings. */
export function Account() {
  const t = useText(accountText)
  const verifies = useMobileVerification()
  return (
    <>
      <h1 className="mb-5 text-h1 max-md:visually-hidden">{t.account}</h1>
      <div className="flex flex-col gap-3 md:gap-5">
        <VerifyReminder />
        <Person />
        <PageList />
        <SellerInvitation />
        <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-2">
          <MyData verifies={verifies} />
          <Settings />
        </div>
      </div>
    </>
  )
}

function Person() {
  const t = useText(accountText)
  const profile = useProfile()
  return (
    <Card padding="details" className="flex flex-wrap items-center gap-4">
      <Avatar person={profile} size="large" />
      <div className="min-w-0 grow basis-28">
        <h2 className="text-h3 break-words md:text-h2">
          <Name>{`${profile.f_name} ${profile.l_name}`}</Name>
        </h2>
        <PersonType profile={profile} />
      </div>
      <ButtonLink to="/profile/account/edit" kind="outlined" icon={Pencil} aria-label={t.editAccount}>
        {t.edit}
      </ButtonLink>
    </Card>
  )
}

/** Asks to verify the mobile, without which a new account cannot trade (contract 2, register). */
function VerifyReminder() {
  const t = useText(accountText)
  const { mobile_verified, sends_codes } = useProfile()
  if (mobile_verified) return null
  return (
    <section
      aria-label={t.unverifiedTitle}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-amber-tint p-4 md:p-5"
    >
      <MessageSquareWarning aria-hidden size={24} className="shrink-0 text-amber" />
      <div className="min-w-0 grow basis-60">
        <h2 className="text-dense font-bold text-amber">{t.unverifiedTitle}</h2>
        <p className="text-meta">{sends_codes ? t.unverifiedBody : t.codesOffBody}</p>
      </div>
      {sends_codes ? (
        <ButtonLink to="/auth/verify-mobile" search={{ redirect: paths.account() }}>
          {t.verify}
        </ButtonLink>
      ) : (
        <ButtonLink to="/contact-us">{t.askMarket}</ButtonLink>
      )}
    </section>
  )
}

/** Shows a seller's steps to a verified account, or the state of the latest request, or invites buyers and fishermen to upgrade. */
function SellerInvitation() {
  const t = useText(upgradeText)
  const { type, verified, upgrade } = useProfile()
  if (canSell(type) && !verified) return <VerificationSteps />
  if (upgrade && upgrade.status !== 'approved') return <UpgradeState upgrade={upgrade} />
  if (canBid(type) || upgradesFrom(type, verified).length === 0) return null
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
