import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Camera, CircleAlert, CircleCheck, CloudUpload, Hourglass, Mic, Pencil, WifiOff } from 'lucide-react'
import { riyadhTime } from '#shared/base/dates.ts'
import { gramsOf } from '#shared/base/quantity.ts'
import { api } from '../../app/calls/api.ts'
import { useNow } from '../../app/live/now.ts'
import { useOnline } from '../../app/live/useOnline.ts'
import type { Sending } from '../../app/state/useQueueSending.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ConfirmCard } from '../ConfirmCard.tsx'
import { detailsText } from '../details/messages.ts'
import { dayAndTime } from '../LandingTime.tsx'
import { landingText } from '../messages.ts'
import { quayText } from './messages.ts'
import { hasPassed, nextOf, type QueuedCatch } from './queue.ts'
import { catchQueue } from './queueStore.ts'

/** The catches that this device announced, newest first, each with its state in words. */
export function CatchList({
  queue,
  sending,
  onChange,
}: {
  readonly queue: readonly QueuedCatch[]
  readonly sending: Sending
  readonly onChange: (queued: QueuedCatch) => void
}) {
  const t = useText(quayText)
  const { data } = useMyLandings()
  // Catches that have landed or ended are not listed among the announcements.
  const over = new Set(
    data?.landings.data.flatMap(({ id, status }) => (status === 'arriving' ? [] : [id])) ?? [],
  )
  const rows = queue.filter(({ landingId }) => landingId === null || !over.has(landingId))
  if (rows.length === 0) return null
  const [first] = queue
  const next = first && nextOf(queue, first.userId)
  return (
    <section aria-label={t.queue} className="flex flex-col gap-2">
      <h2 className="text-h3">{t.queue}</h2>
      <ul className="flex flex-col gap-2">
        {rows.toReversed().map((queued) => (
          <Row
            key={queued.key}
            queued={queued}
            isSending={sending === 'online' && queued.key === next?.key}
            onChange={() => onChange(queued)}
          />
        ))}
      </ul>
    </section>
  )
}

function Row({
  queued,
  isSending,
  onChange,
}: {
  readonly queued: QueuedCatch
  readonly isSending: boolean
  readonly onChange: () => void
}) {
  const t = useText(quayText)
  const details = useText(detailsText)
  const words = useText(landingText)
  const now = useNow()
  const { shown, fields, state, landingId, late, refusal } = queued
  const drop = async () => {
    const sure = await ask({
      title: t.dropAsk,
      body: t.dropBody,
      accept: t.drop,
      refuse: t.dropKeep,
      grave: true,
    })
    if (sure) await catchQueue.drop(queued)
  }
  const look = looks[state === 'waiting' && isSending ? 'sending' : state]
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line bg-card p-3 text-dense">
      <p className="flex flex-wrap items-center gap-x-2 font-bold">
        <Name>{shown.fish}</Name>
        <Kilograms grams={gramsOf(fields.quantity)} />
        <span>{dayAndTime(new Date(fields.lands_at), new Date(now), words)}</span>
        <Name className="font-normal text-quiet">{shown.market}</Name>
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <Money riyals={fields.price} perKilogram />
        {queued.photos.length > 0 && (
          <span className="flex items-center gap-1 text-quiet">
            <Camera aria-label={t.photo} size={18} /> <Isolate>{queued.photos.length}</Isolate>
          </span>
        )}
        {queued.voice && <Mic aria-label={t.voice} size={18} className="text-quiet" />}
      </p>
      <p role="status" className={classes('flex items-center gap-2 font-bold', look.tone)}>
        <look.icon aria-hidden size={20} className="shrink-0" />
        {landingId === null ? (
          t[look.text]
        ) : (
          <Link
            to="/landings/$landingId"
            params={{ landingId: String(landingId) }}
            className="quay-link underline"
          >
            {t[look.text]}
          </Link>
        )}
      </p>
      {hasPassed(queued, now) && <p className="text-amber">{t.passed}</p>}
      {state === 'sent' && late && <p className="text-coral">{details.late}</p>}
      {refusal && (
        <p role="alert" className="text-coral">
          {Object.values(refusal.errors)[0]?.[0] ?? refusal.message}
        </p>
      )}
      {state !== 'sent' && (
        <div className="grid grid-cols-2 gap-2">
          <button type="button" onClick={onChange} className={act}>
            {t.change}
          </button>
          <button type="button" onClick={() => void drop()} className={act}>
            {t.drop}
          </button>
        </div>
      )}
    </li>
  )
}

const act = 'min-h-14 rounded-control border border-line bg-card font-bold'

const looks = {
  waiting: { icon: Hourglass, text: 'waiting', tone: 'text-amber' },
  sending: { icon: CloudUpload, text: 'sending', tone: 'text-primary' },
  changing: { icon: Pencil, text: 'changing', tone: 'text-amber' },
  sent: { icon: CircleCheck, text: 'sent', tone: 'text-palm' },
  refused: { icon: CircleAlert, text: 'refused', tone: 'text-coral' },
} as const

/** The catches of the seller, newest first. */
function useMyLandings() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['myLandings', locale],
    queryFn: ({ signal }) => api('GET profile/landings', { query: { limit: 100 } }, { locale, signal }),
    refetchInterval: 60_000,
  })
}

/** The arriving catches of the seller, each with the confirmation of its landing. */
export function MyLandings() {
  const t = useText(quayText)
  const { data, isError, dataUpdatedAt } = useMyLandings()
  const online = useOnline()
  if (!data && isError) return <p className="text-dense text-quiet">{t.mineOffline}</p>
  const arriving = data?.landings.data.filter(({ status }) => status === 'arriving') ?? []
  if (arriving.length === 0) return null
  return (
    <section aria-label={t.mine} className="flex flex-col gap-3">
      <div>
        <h2 className="text-h3">{t.mine}</h2>
        {(isError || !online) && (
          <p role="status" className="flex items-center gap-2 text-dense text-amber">
            <WifiOff aria-hidden size={20} className="shrink-0" />
            {t.mineAsOf(isolated(riyadhTime(new Date(dataUpdatedAt))))}
          </p>
        )}
      </div>
      {arriving.map((landing) => (
        <ConfirmCard key={landing.id} landing={landing} />
      ))}
    </section>
  )
}

/** Refetches the catches of the seller after one was announced. */
export function useMyLandingsRefresh(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['myLandings'] })
}
