import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'

/** Commission and the times of trade, with who changed them when (contract, section 9). */
export function SettingsPage() {
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const asked = useQuery({
    queryKey: ['operator', 'settings', locale, page],
    queryFn: ({ signal }) => api('GET operator/settings', { query: { page, limit: 10 } }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  if (!asked.data) {
    if (asked.isPending) {
      return (
        <>
          <LoadingNote />
          <Skeleton className="h-96 rounded-card" />
        </>
      )
    }
    const refusal = asked.error instanceof Refusal ? asked.error : null
    return <ErrorState refusal={refusal} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  }
  const { settings, history } = asked.data
  return (
    <div className="flex flex-col gap-6">
      <SettingsForm key={JSON.stringify(settings)} settings={settings} />
      <SettingsHistory history={history} onPage={setPage} />
    </div>
  )
}
