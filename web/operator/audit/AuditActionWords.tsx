import type { AuditAction } from '#shared/operator/overview.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { dayOf } from '../frame/places.ts'
import { RecordLink } from '../frame/RecordLink.tsx'
import { auditActionText, isAction, isRecordType, recordText, systemText } from './messages.ts'

/** The name of the actor, or "The system" if a job or the server's command line acted. */
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

/** An audit action and its record, as text. */
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

/** The words with a capital letter at their start. */
export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

type ActionWordsProps = {
  readonly action: string
  /** True if the words start a line. Otherwise they follow the name of the actor. */
  readonly startsLine?: boolean
}

/** An action as text; an action that has no text is shown by its code. */
export function ActionWords({ action, startsLine = false }: ActionWordsProps) {
  const t = useText(auditActionText)
  if (!isAction(action)) return <Code>{action}</Code>
  return startsLine ? sentence(t[action]) : t[action]
}

/** The type of a record as text. */
export function RecordWords({ type }: { readonly type: string }) {
  const t = useText(recordText)
  return isRecordType(type) ? t[type] : <Code>{type}</Code>
}

/** Record types that have only one record. */
const single = ['site', 'settings']

/** The number by which people know a record; empty for types that have only one record. */
export function numberOf({ type, id }: AuditAction['record']): string {
  if (single.includes(type)) return ''
  if (type === 'day') return dayOf(id)
  return `#${type === 'order' ? orderNumber(id) : id}`
}

export function Code({ children }: { readonly children: string }) {
  return (
    <LongCode>
      <code className="text-meta">{children}</code>
    </LongCode>
  )
}
