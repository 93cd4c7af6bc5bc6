import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import type { Statement } from '#shared/operator/statement/statement.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import type { Listing } from '../table/listing.ts'
import { momentOf } from '../table/Moment.tsx'
import { statementText } from './messages.ts'

/** Selects one of the last statements, shows its counts, and approves its exact matches together. */
export function StatementChoice({ listing }: { readonly listing: Listing }) {
  const t = useText(statementText)
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['operator', 'statements', locale],
    queryFn: ({ signal }) => api('GET operator/statements', { query: { limit: 100 } }, { locale, signal }),
  })
  const statements = data?.data ?? []
  if (statements.length === 0) return null
  const chosen = statements.find(({ id }) => String(id) === listing.search.statement)
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <Select
        label={t.statement}
        value={listing.search.statement ?? ''}
        options={[
          { value: '', label: t.allLines },
          ...statements.map(({ id, name, at }) => ({
            value: String(id),
            label: `\u2068${name}\u2069 · \u2066${momentOf(at)}\u2069`,
          })),
        ]}
        onChange={(statement) => listing.change({ statement: statement || undefined })}
      />
      {chosen && <Chosen statement={chosen} />}
    </Card>
  )
}

function Chosen({ statement }: { readonly statement: Statement }) {
  const t = useText(statementText)
  const may = useStaffMay('finance')
  const { send, busy, reason } = useStaffCall('POST operator/statement/{id}/approve', {
    done: ({ approved, own, warned }) => t.wereApproved(approved, own, warned),
    fields: [],
  })
  const { id, ready, warned, by } = statement
  const approve = async () => {
    const sure = { title: t.sure(ready), body: t.sureBody, accept: t.yes, refuse: t.no }
    if (await ask(sure)) await send({ params: { id }, body: {} })
  }
  return (
    <>
      <p className="min-w-0 grow text-dense">
        {t.facts(statement.lines, statement.known, statement.skipped)}
        <span className="block text-meta text-quiet">
          {t.by} <Name>{by.name}</Name>
        </span>
        {warned > 0 && <span className="block text-meta text-quiet">{t.warnedLeft(warned)}</span>}
      </p>
      <FormTrouble reason={reason} />
      <Button
        icon={ListChecks}
        busy={busy}
        refusedBecause={may ? (ready === 0 ? t.noneReady : null) : t.financeOnly}
        onClick={() => void approve()}
      >
        {t.approveAll(ready)}
      </Button>
    </>
  )
}
