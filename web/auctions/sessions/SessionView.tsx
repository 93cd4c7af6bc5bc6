import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Session } from '#shared/auctions/sessions/contract.ts'
import { paths } from '#shared/base/paths.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { wholeDates } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { PricePanel } from '../details/AuctionDetailsView.tsx'
import { Announcer } from '../live/Announcer.tsx'
import { useLiveAuction } from '../live/useLiveAuction.ts'
import { auctionsText } from '../messages.ts'
import { countdown, riyadhMoment } from '../times.ts'
import { useSpan } from '../useSpan.ts'
import type { SessionData } from './loadSession.ts'
import { sessionText } from './messages.ts'
import { ReminderButtons } from './Reminder.tsx'
import { SessionLots } from './SessionLots.tsx'
import { type FollowedSession, useFollowedSession, useTurnDetails } from './useSession.ts'

/** The page that follows a session: the current lot with its bids, then the next lots and the closed ones. */
export function SessionView({ data }: { readonly data: SessionData }) {
  const t = useText(sessionText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  return <Followed key={data.session.id} session={data.session} current={data.current} />
}

type FollowedProps = { readonly session: Session; readonly current: AuctionDetails | null }

function Followed({ session: drawn, current }: FollowedProps) {
  const t = useText(sessionText)
  const words = useText(auctionsText)
  const followed = useFollowedSession(drawn)
  const { session, turn } = followed
  const { lots, lots_count: count } = session
  const details = useTurnDetails(turn?.id, current)
  const next = lots.filter(
    ({ id, status }) => id !== turn?.id && (status === 'open' || status === 'scheduled'),
  )
  const over = lots.filter(({ status }) => status !== 'open' && status !== 'scheduled')
  return (
    <div className="content pt-2.5 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs
        className="mb-3"
        fromHome
        crumbs={[{ label: words.title, link: { to: '/auctions' } }, { label: session.title }]}
      />
      <SessionHead session={session} />
      <p role="status" className="visually-hidden">
        {turn && t.turn(String(turn.place), turn.name)}
      </p>
      <div className="mt-3 grid items-start gap-3 md:mt-5 md:gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-3 md:gap-5">
          {session.state === 'announced' && <Waiting session={session} />}
          {turn && (
            <section aria-label={t.now} className="flex flex-col gap-3">
              <div className="flex items-center gap-3 rounded-card bg-card p-3 shadow-card">
                <Plate
                  image={turn.image}
                  fit="whole"
                  width={120}
                  height={80}
                  priority
                  className="h-14 w-21 md:h-20 md:w-30"
                />
                <div className="min-w-0 grow">
                  <p className="text-meta font-bold text-coral">
                    {t.place(String(turn.place), String(count))}
                  </p>
                  <h2 className="line-clamp-2 text-h3">
                    <Name>{turn.name}</Name>
                  </h2>
                  <DeviceName code={turn.fish_code} className="block text-meta text-quiet" />
                  <Dotted className="text-meta text-quiet">
                    <Kilograms kilograms={turn.quantity} />
                    <Name>{turn.seller}</Name>
                  </Dotted>
                </div>
                <Link
                  to="/auctions/$auctionId"
                  params={{ auctionId: String(turn.id) }}
                  className="touch shrink-0 text-dense font-bold text-primary"
                >
                  {t.details}
                </Link>
              </div>
              {details ? <Turn key={details.id} details={details} followed={followed} /> : <TurnSkeleton />}
            </section>
          )}
          {session.state === 'closed' && <Ended session={session} />}
          {lots.length === 0 && session.state !== 'closed' && <Empty title={t.empty} body={t.emptyBody} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <SessionLots id="next" title={session.state === 'announced' ? t.all : t.next} lots={next} />
          <SessionLots id="over" title={t.over} lots={over.toReversed()} />
        </div>
      </div>
    </div>
  )
}

/** Title, state, number of lots and pace. */
function SessionHead({ session }: { readonly session: Session }) {
  const t = useText(sessionText)
  const span = useSpan()
  const { id, title, state, lots_count, lots_left, seconds_per_lot, clear_of_prayers } = session
  return (
    <header className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-h2 text-pretty md:text-h1">{wholeDates(title)}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-quiet">
          <Badge tone={state === 'open' ? 'coral' : 'plain'}>{t[state]}</Badge>
          <Dotted>
            <span>{state === 'open' ? t.left(lots_left) : t.lots(lots_count)}</span>
            <span>{t.pace(span(seconds_per_lot))}</span>
          </Dotted>
        </div>
        {/* Before the start, the countdown card contains this sentence. */}
        {state === 'open' && clear_of_prayers && <p className="text-meta text-quiet">{t.prayerClear}</p>}
      </div>
      <ShareButton title={title} path={paths.auctionSession(id)} />
    </header>
  )
}

/** The time until the start, and how a session works. */
function Waiting({
  session: { id, starts_at, clear_of_prayers, server_time },
}: {
  readonly session: Session
}) {
  const t = useText(sessionText)
  const { profile } = useSession()
  const left = Date.parse(starts_at) - useServerSeconds(server_time)
  const running = countdown(left)
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="flex min-h-20 items-center justify-between gap-4 bg-tint px-4 py-2 text-primary md:px-5">
        <div>
          <p className="text-meta">{t.startsIn}</p>
          <p role="timer" aria-live="off">
            {running === undefined ? (
              <span className="text-clock">{t.daysLeft(Math.floor(left / 86_400_000))}</span>
            ) : (
              <Isolate className="text-clock">{running}</Isolate>
            )}
          </p>
        </div>
        <div>
          <p className="text-meta">{t.startsAt}</p>
          <Isolate className="text-dense font-bold">{riyadhMoment(new Date(starts_at))}</Isolate>
        </div>
      </div>
      <div className="flex flex-col gap-3 p-4 md:px-5">
        <p className="text-dense">
          {t.opensTogether} {clear_of_prayers && t.prayerClear}
        </p>
        {profile?.can_view.includes('addAuction') && (
          <div>
            <ButtonLink to="/profile/add-auction" search={{ session: id }} kind="outlined" icon={Plus}>
              {t.addLot}
            </ButtonLink>
          </div>
        )}
        <ReminderButtons session={{ id, starts_at }} />
      </div>
    </Card>
  )
}

/** The current lot, live, with the panel of the auction's page. */
function Turn({
  details,
  followed: { reload },
}: {
  readonly details: AuctionDetails
  readonly followed: FollowedSession
}) {
  const live = useLiveAuction(details)
  const { status, ends_at } = live.auction
  useEffect(() => {
    if (status !== details.status || ends_at !== details.ends_at) reload()
  }, [status, ends_at, details, reload])
  return (
    <>
      <Announcer {...live} />
      <PricePanel {...live} />
    </>
  )
}

function TurnSkeleton() {
  return (
    <Card padding="none">
      <LoadingNote />
      <Skeleton className="h-20 rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-16 w-full rounded-control" />
      </div>
    </Card>
  )
}

/** The result of a session that has ended. */
function Ended({ session: { lots, ends_at } }: { readonly session: Session }) {
  const t = useText(sessionText)
  const sold = lots.filter(({ status }) => status === 'awarded' || status === 'ordered').length
  const waiting = lots.filter(({ status, bids_count }) => status === 'ended' && bids_count > 0).length
  return (
    <Card as="section" aria-labelledby="session-over">
      <h2 id="session-over" className="text-h3">
        {t.ended}
        <VisuallyHidden>. </VisuallyHidden>
      </h2>
      <Dotted className="mt-1 text-quiet">
        <span>{lots.length > 0 ? t.sold(String(sold), String(lots.length)) : t.lots(0)}</span>
        {waiting > 0 && <span>{t.waitingSellers(waiting)}</span>}
        {ends_at && lots.length > 0 && <Isolate>{riyadhMoment(new Date(ends_at))}</Isolate>}
      </Dotted>
      <div className="mt-4">
        <ButtonLink to="/auctions" kind="outlined">
          {t.allAuctions}
        </ButtonLink>
      </div>
    </Card>
  )
}
