import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import type { AuctionRecord } from '#shared/auctions/contract.ts'
import { type Frame, replayOf } from '#shared/auctions/recordCheck.ts'
import { toRiyals } from '#shared/base/money.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plot } from '../../ui/values/Plot.tsx'
import { printLotAmount } from '../lotAmount.ts'
import { stepPath } from '../priceSteps.ts'
import { secondsOf } from '../times.ts'
import { recordText } from './messages.ts'

/** Replays the auction bid by bid with the engine's own rules, step by step or automatically. */
export function RecordReplay({ record }: { readonly record: AuctionRecord }) {
  const t = useText(recordText)
  const frames = useMemo(() => replayOf(record), [record])
  const { place, go, playing, setPlaying } = usePlace(frames.length)
  const frame = frames[place - 1]
  return (
    <Card as="section" padding="details" aria-labelledby="replay">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="replay" className="text-h3">
          {t.replay}
        </h2>
        <p className="text-meta text-quiet">{t.replaySub}</p>
      </div>
      <Moment frame={frame} record={record} />
      <div dir="ltr">
        <RecordRise frames={frames} opening={record.auction.starting_price} place={place} />
        <Position frames={frames} bids={record.bids.length} place={place} onMove={go} />
        <Controls
          place={place}
          playing={playing}
          last={frames.length}
          onMove={go}
          onPlay={() => {
            if (place === frames.length) go(0)
            setPlaying(!playing)
          }}
        />
      </div>
    </Card>
  )
}

/**
 * The position in the replay: 0 is the opening, followed by each bid and each exclusion. Playback runs to the last
 * position and stops at any input.
 */
function usePlace(last: number) {
  const [place, setPlace] = useState(last)
  const [playing, setPlaying] = useState(false)
  const more = playing && place < last
  useEffect(() => {
    if (!more) return undefined
    const timer = setTimeout(() => {
      setPlace(place + 1)
      if (place + 1 >= last) setPlaying(false)
    }, paceOf(last))
    return () => clearTimeout(timer)
  }, [more, place, last])
  const go = (next: number) => {
    setPlaying(false)
    setPlace(Math.min(last, Math.max(0, next)))
  }
  return { place, go, playing, setPlaying }
}

/** The time in ms for which the playback shows each bid: long enough to read in a short auction; half a minute in total for a long one. */
const paceOf = (bids: number) => Math.min(900, Math.max(60, 30_000 / bids))

/** The price and the leader after the shown bid, and the changes by this bid. */
function Moment({
  frame,
  record: { auction, bids },
}: {
  readonly frame: Frame | undefined
  readonly record: AuctionRecord
}) {
  const t = useText(recordText)
  const locale = useLocale()
  const bid = frame?.bid
  const next = frame ? toRiyals(frame.next) : auction.starting_price
  return (
    <div className="mt-3 min-h-36">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-meta text-quiet">
        <span>{frame ? t.replayAt(isolated(frame.number), isolated(bids.length)) : t.opening}</span>
        <Isolate>{secondsOf(frame?.at ?? auction.starts_at)}</Isolate>
      </p>
      <p className="mt-1">
        <Money riyals={bid?.amount ?? auction.starting_price} size="block" />
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-dense">
        {bid ? (
          <>
            <span className="text-quiet">{t.leads}</span>
            <Name className="font-bold">{bid.bidder}</Name>
            {bid.automatic && <Badge tone="tint">{t.automatic}</Badge>}
          </>
        ) : (
          <span className="text-quiet">{frame ? t.nobodyLeads : t.nobodyYet}</span>
        )}
      </p>
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-meta text-quiet">
        {t.nextLeast(printLotAmount(next, locale))}
        {frame?.exclusion && (
          <Badge tone="amber">
            {t[leftWords[frame.exclusion.reason]](`\u2068${frame.exclusion.bidder}\u2069`)}
          </Badge>
        )}
        {frame?.extended && (
          <Badge tone="coral">{t.movedEnd(isolated(secondsOf(new Date(frame.endsAt).toISOString())))}</Badge>
        )}
      </p>
    </div>
  )
}

const leftWords = {
  barred: 'excludedHere',
  rejected: 'rejectedHere',
  abandoned: 'abandonedHere',
} as const

interface Moving {
  readonly place: number
  readonly onMove: (place: number) => void
}

/** The position in the replay, set by mouse, touch or arrow keys; its value text names the event. */
function Position({
  frames,
  bids,
  place,
  onMove,
}: Moving & { readonly frames: readonly Frame[]; readonly bids: number }) {
  const t = useText(recordText)
  const locale = useLocale()
  const frame = frames[place - 1]
  return (
    <input
      type="range"
      min={0}
      max={frames.length}
      step={1}
      value={place}
      onChange={(event) => onMove(event.target.valueAsNumber)}
      aria-label={t.position}
      aria-valuetext={
        frame
          ? t.replaySays(
              t.replayAt(isolated(frame.number), isolated(bids)),
              frame.bid ? printLotAmount(frame.bid.amount, locale) : t.opening,
              frame.bid?.bidder ?? t.nobodyLeads,
            )
          : t.opening
      }
      className="block h-11 w-full cursor-pointer accent-primary"
    />
  )
}

function Controls({
  place,
  last,
  playing,
  onMove,
  onPlay,
}: Moving & { readonly last: number; readonly playing: boolean; readonly onPlay: () => void }) {
  const t = useText(recordText)
  return (
    <div className="flex items-center justify-center gap-2">
      <IconButton
        icon={SkipBack}
        label={t.toStart}
        disabled={place === 0}
        onClick={() => onMove(0)}
        className={off}
      />
      <IconButton
        icon={StepBack}
        label={t.back}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
        className={off}
      />
      <IconButton
        kind="outlined"
        icon={playing ? Pause : Play}
        label={playing ? t.pause : t.play}
        onClick={onPlay}
      />
      <IconButton
        icon={StepForward}
        label={t.onwards}
        disabled={place === last}
        onClick={() => onMove(place + 1)}
        className={off}
      />
      <IconButton
        icon={SkipForward}
        label={t.toEnd}
        disabled={place === last}
        onClick={() => onMove(last)}
        className={off}
      />
    </div>
  )
}

const off = 'disabled:text-quiet disabled:opacity-50'

/** The price over the bids; the area of the replayed part is filled. Bids run from left to right in both languages. */
function RecordRise({
  frames,
  opening,
  place,
}: {
  readonly frames: readonly Frame[]
  readonly opening: number
  readonly place: number
}) {
  const clip = useId()
  const path = useMemo(() => {
    const points = [
      { at: 0, amount: opening },
      ...frames.map(({ bid }, index) => ({ at: index + 1, amount: bid?.amount ?? opening })),
    ]
    // More points than the chart has pixels would not be visible.
    const every = Math.ceil(points.length / 400)
    return stepPath(
      points.filter((_, index) => index % every === 0 || index === points.length - 1),
      frames.length,
    )
  }, [frames, opening])
  if (!path) return null
  return (
    <Plot height={80} units={100} className="mt-2 block">
      <clipPath id={clip}>
        <rect x="0" y="0" width={(place / frames.length) * 100} height="100" />
      </clipPath>
      <path
        d={path.line}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line"
      />
      <g clipPath={`url(#${clip})`}>
        <path d={path.area} className="fill-primary/12" />
        <path
          d={path.line}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-primary"
        />
      </g>
    </Plot>
  )
}
