import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Statement } from '#shared/operator/statement.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { ask } from '../base/ui/questions.ts'
import { Select } from '../base/ui/Select.tsx'
import { showToast } from '../base/ui/toasts.ts'
import type { Listing } from './listing.ts'
import { useStaffMay } from './staffMay.ts'
import { statementText } from './statementMessages.ts'
import { useDecision } from './useDecision.ts'

/** Which of the last statements is looked at, what it held, and what fits exactly approved together. */
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
            label: `\u2068${name}\u2069 · \u2066${dayOf(at)}\u2069`,
          })),
        ]}
        onChange={(statement) => listing.change({ statement: statement || undefined })}
      />
      {chosen && <Chosen statement={chosen} />}
    </Card>
  )
}

function dayOf(at: string): string {
  const date = new Date(at)
  return `${riyadhDay(date)} ${riyadhTime(date)}`
}

function Chosen({ statement }: { readonly statement: Statement }) {
  const t = useText(statementText)
  const locale = useLocale()
  const may = useStaffMay('finance')
  const { act, busy, refusal } = useDecision()
  const { id, ready, by } = statement
  const approve = async () => {
    const sure = { title: t.sure(ready), body: t.sureBody, accept: t.yes, refuse: t.no }
    if (!(await ask(sure))) return
    await act('approve', async () => {
      const sent = { params: { id }, body: {} }
      const done = await api('POST operator/statement/{id}/approve', sent, { locale })
      showToast('success', t.wereApproved(done.approved, done.own))
    })
  }
  return (
    <>
      <p className="min-w-0 grow text-dense">
        {t.facts(statement.lines, statement.known, statement.skipped)}
        <span className="block text-meta text-quiet">
          {t.by} <Name>{by.name}</Name>
        </span>
      </p>
      <FormTrouble reason={refusal?.message} />
      <Button
        icon={ListChecks}
        busy={busy === 'approve'}
        refusedBecause={may ? (ready === 0 ? t.noneReady : null) : t.financeOnly}
        onClick={() => void approve()}
      >
        {t.approveAll(ready)}
      </Button>
    </>
  )
}
