import { useQuery } from '@tanstack/react-query'
import type { StatementLine } from '#shared/operator/statement/statement.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ConfirmationDetails } from '../money/ConfirmationDetails.tsx'
import { statementText } from './messages.ts'

/** The transfer proposed for a line, with its decision. */
export function StatementProposal({ line: { confirmation } }: { readonly line: StatementLine }) {
  const t = useText(statementText)
  if (!confirmation) return <p className="text-quiet">{t.noMatch}</p>
  return <Proposed id={confirmation.id} />
}

function Proposed({ id }: { readonly id: number }) {
  const locale = useLocale()
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['operator', 'confirmations', locale, { id }],
    queryFn: ({ signal }) => api('GET operator/confirmations', { query: { id } }, { locale, signal }),
  })
  if (isPending) return <Skeleton className="h-40" />
  const row = data?.data[0]
  if (!row) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />
  return <ConfirmationDetails key={row.status} row={row} />
}
