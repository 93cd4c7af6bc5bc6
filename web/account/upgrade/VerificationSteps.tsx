import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { canSell } from '#shared/base/access/permissions.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { useProfile } from '../profile.ts'
import { upgradeText } from './messages.ts'

/** The steps of a seller to a verified account, and what the seller may do until then. Renders nothing for other users. */
export function VerificationSteps() {
  const t = useText(upgradeText)
  const { type, verified, mobile_verified, upgrade, unverified_goods: most } = useProfile()
  if (!canSell(type) || verified) return null
  const sent = upgrade?.status === 'pending'
  const refused = upgrade?.status === 'refused'
  const steps = [
    { name: t.stepOpened, state: 'done' },
    { name: sent ? t.stepPapersSent : t.stepPapers, state: sent ? 'done' : 'now' },
    { name: sent ? t.stepChecking : t.stepCheck, state: sent ? 'now' : 'later' },
    { name: t.stepVerified, state: 'later' },
  ] as const
  const byStaff = most === null ? t.allowedAll : most === 0 ? t.allowedNothing : t.allowedSome(most)
  const allowed = mobile_verified ? byStaff : t.allowedMobile
  return (
    <Card as="section" padding="details" aria-labelledby="verification" className="my-3 md:my-5">
      <h2 id="verification" className="text-h3">
        {t.verify}
      </h2>
      <p className="text-meta text-quiet">{allowed}</p>
      {refused && upgrade.note && (
        <p className="mt-2 text-dense">
          <span className="font-bold text-coral">{t.refused}</span>
          <Written text={upgrade.note} />
        </p>
      )}
      <ol className="mt-3 flex flex-col gap-2 md:flex-row md:flex-wrap md:gap-x-6">
        {steps.map(({ name, state }) => {
          const { icon: Icon, look } = looks[state]
          return (
            <li
              key={name}
              aria-current={state === 'now' ? 'step' : undefined}
              className="flex items-center gap-2"
            >
              <Icon aria-hidden size={20} className={look} />
              <span className={state === 'now' ? 'text-dense font-bold' : 'text-dense text-quiet'}>
                {name}
              </span>
            </li>
          )
        })}
      </ol>
      {!sent && (
        <ButtonLink
          to="/profile/account/upgrade"
          kind={most === null ? 'outlined' : 'filled'}
          className="mt-4 max-sm:w-full"
        >
          {refused ? t.sendPapersAgain : t.sendPapers}
        </ButtonLink>
      )}
    </Card>
  )
}

const looks = {
  done: { icon: CircleCheck, look: 'shrink-0 text-palm' },
  now: { icon: CircleDot, look: 'shrink-0 text-primary' },
  later: { icon: Circle, look: 'shrink-0 text-quiet' },
} as const
