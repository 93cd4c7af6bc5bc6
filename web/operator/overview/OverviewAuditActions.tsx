import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { AuditAction } from '#shared/operator/overview.ts'
import { useNow } from '../../app/live/now.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { MoreLink } from '../../ui/SectionHeading.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ActorName, AuditActionWords } from '../audit/AuditActionWords.tsx'
import { systemText } from '../audit/messages.ts'
import { operatorLink } from '../frame/places.ts'
import { overviewText } from './messages.ts'

type OverviewAuditActionsProps = { readonly auditActions: readonly AuditAction[]; readonly className: string }

/** The latest audit actions. */
export function OverviewAuditActions({ auditActions, className }: OverviewAuditActionsProps) {
  const t = useText(overviewText)
  const { separator } = useText(systemText)
  const today = riyadhDay(new Date(useNow()))
  return (
    <Card as="section" padding="details" className={className}>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.auditActions}</h2>
        <MoreLink {...operatorLink({ to: 'audit' })}>{t.toAudit}</MoreLink>
      </div>
      {auditActions.length === 0 && <p className="py-2 text-dense text-quiet">{t.noAuditActions}</p>}
      <ol className="divide-y divide-hairline text-dense">
        {auditActions.map((auditAction) => (
          <li key={auditAction.id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 py-2.5">
            <time dateTime={auditAction.at} className="text-quiet">
              <Isolate>{momentOf(auditAction.at, today)}</Isolate>
            </time>
            <p className="min-w-0 break-words">
              <ActorName actor={auditAction.actor} className="font-bold" />
              {separator} <AuditActionWords auditAction={auditAction} />
              {auditAction.note && (
                <span className="block text-meta text-quiet">
                  <Name>{auditAction.note}</Name>
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The time for today's actions, the day for earlier ones. */
function momentOf(at: string, today: string): string {
  const moment = new Date(at)
  const day = riyadhDay(moment)
  return day === today ? riyadhTime(moment) : day
}
