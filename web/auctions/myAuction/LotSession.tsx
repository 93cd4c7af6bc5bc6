import { useQuery } from '@tanstack/react-query'
import { ListOrdered } from 'lucide-react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { api } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { useRefreshAuctions } from '../myAuctions/queries.ts'
import { canJoin } from '../myAuctions/turn.ts'
import { sessionText } from '../sessions/messages.ts'
import { riyadhMoment } from '../times.ts'

/** The session of a lot, or the announced sessions of its market that it can join while it has no bids. */
export function LotSession({ auction }: { readonly auction: OwnAuction }) {
  if (auction.session) return <InSession session={auction.session} />
  return canJoin(auction) ? <Joining auction={auction} /> : null
}

function InSession({ session }: { readonly session: NonNullable<OwnAuction['session']> }) {
  const t = useText(sessionText)
  return (
    <Card as="section" aria-label={t.title} className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2 font-bold">
        <ListOrdered aria-hidden size={20} className="shrink-0 text-primary" />
        {t.inSession(String(session.place))}
      </p>
      <ButtonLink
        to="/auctions/sessions/$sessionId"
        params={{ sessionId: String(session.id) }}
        kind="outlined"
      >
        {t.toSession}
      </ButtonLink>
    </Card>
  )
}

function Joining({ auction: { id, market_id } }: { readonly auction: OwnAuction }) {
  const t = useText(sessionText)
  const locale = useLocale()
  const fresh = useRefreshAuctions()
  const { data } = useQuery({
    queryKey: ['myAuctions', 'sessions', market_id, locale],
    queryFn: ({ signal }) => api('GET auction/sessions', { query: { market_id } }, { locale, signal }),
  })
  const joining = useCall('POST auction/sessions/{id}/lots', {
    done: t.joined,
    toastRefusals: true,
    onDone: fresh,
    onRefused: fresh,
  })
  const sessions = (data?.sessions ?? []).filter(({ state }) => state === 'announced')
  if (sessions.length === 0) return null
  return (
    <Card as="section" aria-labelledby="lot-session" className="flex flex-col gap-3">
      <div>
        <h2 id="lot-session" className="text-h3">
          {t.joinTitle}
        </h2>
        <p className="text-dense text-quiet">{t.joinBody}</p>
      </div>
      <ul className="divide-y divide-hairline">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block text-dense font-bold">{session.title}</span>
              <span className="block text-meta text-quiet">
                <Isolate>{riyadhMoment(new Date(session.starts_at))}</Isolate> · {t.lots(session.lots_count)}
              </span>
            </span>
            <Button
              kind="outlined"
              busy={joining.busy}
              aria-label={t.joinNamed(session.title)}
              onClick={() => void joining.send({ params: { id: session.id }, body: { auction_id: id } })}
            >
              {t.join}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
