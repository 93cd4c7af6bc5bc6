import { OwnQueries } from '../../app/calls/OwnQueries.tsx'
import { useText } from '../../app/texts/text.ts'
import { sessionText } from '../../auctions/sessions/messages.ts'
import { SessionsPage } from './SessionsPage.tsx'

/** The page of sessions for people outside of the back office. */
export function OwnSessions() {
  const t = useText(sessionText)
  return (
    <OwnQueries>
      <div className="content pt-4 pb-10">
        <h1 className="mb-4 text-h1">{t.sessions}</h1>
        <SessionsPage />
      </div>
    </OwnQueries>
  )
}
