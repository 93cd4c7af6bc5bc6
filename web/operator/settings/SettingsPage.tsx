import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'

/** Services, commission and durations of trade, with the history of changes (contract, section 9). */
export function SettingsPage() {
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const result = useQuery({
    queryKey: ['operator', 'settings', locale, page],
    queryFn: ({ signal }) => api('GET operator/settings', { query: { page, limit: 10 } }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const loading = (
    <>
      <LoadingNote />
      <Skeleton className="h-96 rounded-card" />
    </>
  )
  return (
    <Loaded result={result} loading={loading}>
      {({ settings, services, history }) => (
        <div className="flex flex-col gap-6">
          <ServicesCard services={services} />
          <SettingsForm key={JSON.stringify(settings)} settings={settings} />
          <SettingsHistory history={history} onPage={setPage} />
        </div>
      )}
    </Loaded>
  )
}
