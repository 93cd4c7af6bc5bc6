import { Ban, Clock, UserX } from 'lucide-react'
import type { ListedPerson, PersonState } from '#shared/operator/people.ts'
import { useText } from '../../app/texts/text.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { usersText } from './messages.ts'

/** The state of an account; on a phone, a pending state has the time since which it is pending. */
export function UserStatus({
  person: { status, waiting_since },
}: {
  readonly person: Pick<ListedPerson, 'status' | 'waiting_since'>
}) {
  const t = useText(usersText)
  const { tone, icon } = looks[status]
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {waiting_since === null ? (
        t[status]
      ) : (
        <>
          <span className="max-lg:hidden">{t.waiting}</span>
          <Ago at={waiting_since} className="lg:hidden" />
        </>
      )}
    </Badge>
  )
}

const looks = {
  waiting: { tone: 'amber', icon: Clock },
  verified: { tone: 'palm', icon: undefined },
  active: { tone: 'plain', icon: undefined },
  blocked: { tone: 'coral', icon: Ban },
  removed: { tone: 'plain', icon: UserX },
} as const satisfies Record<PersonState, object>
