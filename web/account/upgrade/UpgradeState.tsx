import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { Upgrade } from '#shared/auth/profile.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { Row, registerName } from '../MyData.tsx'
import { accountText, typeText } from '../messages.ts'
import { useProfile } from '../profile.ts'
import { upgradeText } from './messages.ts'

/** The latest upgrade request: its state, content and answer. */
export function UpgradeState({
  upgrade: { status, type, cr_number, note, at },
  onPage = false,
}: {
  readonly upgrade: Upgrade
  /** True on the upgrade page, which has the form below this part. */
  readonly onPage?: boolean
}) {
  const t = useText(upgradeText)
  const account = useText(accountText)
  const types = useText(typeText)
  const { type: own } = useProfile()
  const { tone, icon } = looks[status]
  return (
    <Card as="section" padding="details" aria-labelledby="upgrade-state">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="upgrade-state" className="text-h3">
          {type === own ? t.verify : t.title}
        </h2>
        <Badge tone={tone} icon={icon}>
          {t[status]}
        </Badge>
      </div>
      <dl className="mt-2 divide-y divide-hairline">
        {type !== own && <Row name={t.wanted}>{types[type]}</Row>}
        {cr_number && (
          <Row name={registerName(cr_number, account)}>
            <Isolate>{cr_number}</Isolate>
          </Row>
        )}
        <Row name={t.askedAt}>
          <Isolate>{riyadhDay(new Date(at))}</Isolate>
        </Row>
        {note && (
          <Row name={t.note}>
            <Written text={note} />
          </Row>
        )}
      </dl>
      {status === 'pending' && <p className="mt-3 text-meta text-quiet">{t.pendingBody}</p>}
      {status === 'refused' && !onPage && (
        <ButtonLink to="/profile/account/upgrade" kind="outlined" className="mt-4">
          {t.askAgain}
        </ButtonLink>
      )}
    </Card>
  )
}

const looks = {
  pending: { tone: 'amber', icon: Hourglass },
  approved: { tone: 'palm', icon: CircleCheck },
  refused: { tone: 'coral', icon: CircleX },
} as const
