import { needsPapers, upgradesFrom } from '#shared/account/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { AccountHead } from '../AccountHead.tsx'
import { useProfile } from '../profile.ts'
import { upgradeText } from './messages.ts'
import { UpgradeForm } from './UpgradeForm.tsx'
import { UpgradeState } from './UpgradeState.tsx'

/**
 * The page for the upgrade to a seller account: the state of the latest request, and the form if no request is pending.
 */
export function Upgrade({
  higher,
}: {
  /**
   * True if the user followed a link about a higher account type. Otherwise an unverified seller first requests the
   * verification of the current type.
   */
  readonly higher: boolean
}) {
  const t = useText(upgradeText)
  const { type, verified, upgrade } = useProfile()
  const further = upgradesFrom(type, verified)
  const next = further.find((wanted) => !higher || !needsPapers(type, wanted)) ?? further[0]
  const verifies = next !== undefined && needsPapers(type, next)
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <AccountHead title={verifies ? t.verify : t.title} />
      {upgrade && <UpgradeState upgrade={upgrade} onPage />}
      {further.length === 0 && (
        <Card>
          <Empty
            scene="fish"
            title={t.all}
            body={t.allBody}
            actions={<ButtonLink to="/profile/account">{t.back}</ButtonLink>}
          />
        </Card>
      )}
      {next && upgrade?.status !== 'pending' && (
        <UpgradeForm key={`${type} ${next}`} choices={further} next={next} verifies={verifies} />
      )}
    </div>
  )
}
