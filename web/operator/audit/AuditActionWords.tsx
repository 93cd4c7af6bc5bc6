import type { AuditAction } from '#shared/operator/overview.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { auditActionText, isAction, isRecordType, recordText, systemText } from './auditActionMessages.ts'

/** Who did it; the market itself where nobody did, or somebody at the server's own terminal. */
export function ActorName({
  actor,
  className,
}: {
  readonly actor: AuditAction['actor']
  readonly className?: string
}) {
  const t = useText(systemText)
  if (!actor) return <span className={classes('text-quiet', className)}>{t.system}</span>
  return <Name className={className}>{actor.name}</Name>
}

/** What was done to which record, in words. */
export function AuditActionWords({
  auditAction: { action, record },
}: {
  readonly auditAction: Pick<AuditAction, 'action' | 'record'>
}) {
  return (
    <>
      <ActionWords action={action} />{' '}
      <RecordLink record={record}>
        <Isolate>{numberOf(record)}</Isolate>
      </RecordLink>
    </>
  )
}

/** An action in words; one that has none here is shown by its name. */
export function ActionWords({ action }: { readonly action: string }) {
  const t = useText(auditActionText)
  return isAction(action) ? t[action] : <Code>{action}</Code>
}

/** What kind of record it is, in words. */
export function RecordWords({ type }: { readonly type: string }) {
  const t = useText(recordText)
  return isRecordType(type) ? t[type] : <Code>{type}</Code>
}

/** Of these there is one alone. */
const single = ['site', 'settings']

/** As people call it: an order by its number; nothing for what there is one of. */
export function numberOf({ type, id }: AuditAction['record']): string {
  if (single.includes(type)) return ''
  return `#${type === 'order' ? orderNumber(id) : id}`
}

export function Code({ children }: { readonly children: string }) {
  return (
    <Isolate>
      <code className="text-meta">{children}</code>
    </Isolate>
  )
}
