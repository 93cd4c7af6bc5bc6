import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'

/** Commission and durations of trade, with the history of changes (contract, section 9). */
export function SettingsPage() {
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const result = useQuery({
    queryKey: ['operator', 'settings', locale, page],
    queryFn: ({ signal }) => api('GET operator/settings', { query: { page, limit: 10 } }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  if (!result.data) {
    if (result.isPending) {
      return (
        <>
          <LoadingNote />
          <Skeleton className="h-96 rounded-card" />
        </>
      )
    }
    const refusal = result.error instanceof Refusal ? result.error : null
    return <ErrorState refusal={refusal} busy={result.isFetching} onRetry={() => void result.refetch()} />
  }
  const { settings, history } = result.data
  return (
    <div className="flex flex-col gap-6">
      <SettingsForm key={JSON.stringify(settings)} settings={settings} />
      <SettingsHistory history={history} onPage={setPage} />
    </div>
  )
}
