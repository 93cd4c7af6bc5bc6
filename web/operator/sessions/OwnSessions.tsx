import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { newQueryClient } from '../../app/calls/queryClient.ts'
import { useText } from '../../app/texts/text.ts'
import { sessionText } from '../../auctions/sessions/messages.ts'
import { SessionsPage } from './SessionsPage.tsx'

/** The desk of sessions outside of the back office. */
export function OwnSessions() {
  const t = useText(sessionText)
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <div className="content pt-4 pb-10">
        <h1 className="mb-4 text-h1">{t.sessions}</h1>
        <SessionsPage />
      </div>
    </QueryClientProvider>
  )
}
