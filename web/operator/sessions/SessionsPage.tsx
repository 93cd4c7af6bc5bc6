import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ListOrdered, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { SessionHead } from '#shared/auctions/sessions/contract.ts'
import { type Answer, api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { sessionText } from '../../auctions/sessions/messages.ts'
import { riyadhMoment } from '../../auctions/times.ts'
import { useSpan } from '../../auctions/useSpan.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { sessionsText } from './messages.ts'
import { PrayersCard } from './PrayersCard.tsx'
import { SessionLotsDesk } from './SessionLotsDesk.tsx'
import { SessionSheet } from './SessionSheet.tsx'

type Desk = Answer<'GET auction/session-desk'>

/**
 * The page on which auction sessions are announced and their lots are arranged. Staff see the sessions of
 * every market; the chief of a hall sees the sessions of its market.
 */
export function SessionsPage() {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'sessions', locale],
    queryFn: ({ signal }) => api('GET auction/session-desk', {}, { locale, signal }),
    refetchInterval: 60_000,
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-96 rounded-card" />}>
      {(desk) => (desk.markets.length > 0 ? <Sessions desk={desk} /> : <NotYours />)}
    </Loaded>
  )
}

function NotYours() {
  const t = useText(sessionsText)
  return <Empty title={t.notYours} body={t.notYoursBody} />
}

function Sessions({ desk: { markets, sessions } }: { readonly desk: Desk }) {
  const t = useText(sessionsText)
  const client = useQueryClient()
  const [open, setOpen] = useState<SessionHead | 'new' | null>(null)
  const coming = sessions.filter(({ state }) => state !== 'closed').toReversed()
  const past = sessions.filter(({ state }) => state === 'closed')
  const close = () => {
    setOpen(null)
    void client.invalidateQueries({ queryKey: ['operator', 'sessions'] })
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-xl text-dense text-quiet">{t.hint}</p>
        <Button icon={Plus} onClick={() => setOpen('new')}>
          {t.announce}
        </Button>
      </div>
      {sessions.length === 0 && <Empty title={t.none} body={t.noneBody} headingLevel={2} />}
      <SessionGroup title={t.coming} sessions={coming} onChange={setOpen} />
      <SessionGroup title={t.past} sessions={past} onChange={setOpen} />
      <PrayersCard markets={markets} />
      {open !== null && (
        <SessionSheet
          key={open === 'new' ? 'new' : open.id}
          session={open === 'new' ? null : open}
          markets={markets}
          onClose={close}
        />
      )}
    </div>
  )
}

type SessionGroupProps = {
  readonly title: string
  readonly sessions: readonly SessionHead[]
  readonly onChange: (session: SessionHead) => void
}

function SessionGroup({ title, sessions, onChange }: SessionGroupProps) {
  if (sessions.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-h3">{title}</h2>
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} onChange={() => onChange(session)} />
      ))}
    </section>
  )
}

function SessionCard({
  session,
  onChange,
}: {
  readonly session: SessionHead
  readonly onChange: () => void
}) {
  const t = useText(sessionsText)
  const words = useText(sessionText)
  const span = useSpan()
  const [open, setOpen] = useState(false)
  const { id, title, state, starts_at, lots_count, seconds_per_lot } = session
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
            {title} <Badge tone={state === 'open' ? 'coral' : 'plain'}>{words[state]}</Badge>
          </h3>
          <Dotted className="text-dense text-quiet">
            <Isolate>{riyadhMoment(new Date(starts_at))}</Isolate>
            <span>{words.lots(lots_count)}</span>
            <span>{words.pace(span(seconds_per_lot))}</span>
          </Dotted>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {state === 'announced' && (
            <Button kind="outlined" icon={Pencil} onClick={onChange}>
              {t.change}
            </Button>
          )}
          <Button
            kind="outlined"
            icon={ListOrdered}
            aria-expanded={open}
            aria-label={t.lotsButton(open ? t.hideLots : t.showLots, title)}
            onClick={() => setOpen(!open)}
          >
            {open ? t.hideLots : t.showLots}
          </Button>
          <TextLink to="/auctions/sessions/$sessionId" params={{ sessionId: String(id) }} className="touch">
            {t.toPage}
          </TextLink>
        </div>
      </div>
      {open && <SessionLotsDesk id={id} title={title} />}
    </Card>
  )
}
