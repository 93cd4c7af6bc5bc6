import type { PersonFacts } from '#shared/operator/people.ts'
import { useText } from '../../app/texts/text.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { ActionWords, ActorName } from '../audit/AuditActionWords.tsx'
import { systemText } from '../audit/messages.ts'
import { Moment } from '../table/Moment.tsx'
import { usersText } from './messages.ts'

/** The latest audit actions on a user. */
export function UserAuditActions({ auditActions }: { readonly auditActions: PersonFacts['audit_actions'] }) {
  const t = useText(usersText)
  const { separator } = useText(systemText)
  return (
    <section>
      <h3 className="mb-1 text-dense font-bold">{t.auditActions}</h3>
      {auditActions.length === 0 && <p className="text-meta text-quiet">{t.noAuditActions}</p>}
      <ul className="divide-y divide-hairline">
        {auditActions.map(({ id, at, actor, action, note }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <span className="text-meta text-quiet">
              <Moment at={at} />
            </span>
            <span>
              <ActorName actor={actor} className="font-bold" />
              {separator} <ActionWords action={action} />
            </span>
            {note && <Name className="text-quiet">{note}</Name>}
          </li>
        ))}
      </ul>
    </section>
  )
}
