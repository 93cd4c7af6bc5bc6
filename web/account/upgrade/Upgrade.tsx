import { needsPapers, upgradesFrom } from '#shared/account/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { AccountHead } from '../AccountHead.tsx'
import { useProfile } from '../profile.ts'
import { upgradeText } from './messages.ts'
import { UpgradeForm } from './UpgradeForm.tsx'
import { UpgradeState } from './UpgradeState.tsx'

/**
 * The page for the upgrade to a seller account: the state of the latest request, and the form if no request is pending.
 */
export function Upgrade() {
  const t = useText(upgradeText)
  const { type, verified, upgrade } = useProfile()
  const further = upgradesFrom(type, verified)
  const verifies = further.some((wanted) => needsPapers(type, wanted))
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <AccountHead title={verifies ? t.verify : t.title} />
      {upgrade && <UpgradeState upgrade={upgrade} onPage />}
      {further.length === 0 && (
        <Card>
          <Empty
            picture={<Scene kind="fish" />}
            title={t.all}
            body={t.allBody}
            actions={<ButtonLink to="/profile/account">{t.back}</ButtonLink>}
          />
        </Card>
      )}
      {further.length > 0 && upgrade?.status !== 'pending' && (
        <UpgradeForm key={type} choices={further} verifies={verifies} />
      )}
    </div>
  )
}
