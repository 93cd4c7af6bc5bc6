import { Clock, ListOrdered, Sun, Sunrise, Zap } from 'lucide-react'
import { useId } from 'react'
import { sessionTakes } from '#shared/auctions/sessions/rules.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { nextSession } from '#shared/catalog/prayers.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { dayDistance, weekday } from '../times.ts'
import { DayBar, type DayPoint } from './DayBar.tsx'
import { type Lasts, type Lot, momentTyped, nextDayOf, typedMinutes, usualLasts } from './lot.ts'
import { addAuctionText } from './messages.ts'
import type { NewAuction } from './useNewAuction.ts'

type StartStepProps = Pick<NewAuction, 'lot' | 'change' | 'now' | 'place' | 'state' | 'times' | 'sessions'>

/** The start (after a prayer in the lot's city, at a chosen hour, or now) and the duration. */
export function StartStep(props: StartStepProps) {
  const { lot, change, now, place, state, times, sessions } = props
  const t = useText(addAuctionText)
  const locale = useLocale()
  const name = useId()
  const { start } = lot
  const takes = sessionTakes(lot.way)
  const fajr = place && nextSession('fajr', place, now)
  const asr = place && nextSession('asr', place, now)
  const wordsOf = useCall(props)
  const errors = [...(state.errorsOf('starts_after') ?? []), ...(state.errorsOf('session_id') ?? [])]
  const prayer = (value: 'fajr' | 'asr', session: typeof fajr) => ({
    name,
    value,
    chosen: start === value,
    off: state.listing.cityId !== null && !place,
    body: wordsOf(session),
    end: session && <Hour at={session.start} />,
    onChoose: () => change({ start: value }),
  })
  const own = start === 'own' ? momentTyped(lot.day, lot.time) : undefined
  return (
    <>
      <DayBar points={usePoints(props, { fajr: fajr?.start, asr: asr?.start })} />
      <div
        role="radiogroup"
        aria-label={t.when}
        aria-invalid={errors.length > 0 || undefined}
        className="flex flex-col gap-2"
      >
        <ChoiceCard icon={Sunrise} title={t.halfAfterFajr} {...prayer('fajr', fajr)} />
        <ChoiceCard icon={Sun} title={t.halfAfterAsr} {...prayer('asr', asr)} />
        <ChoiceCard
          name={name}
          value={'own'}
          icon={Clock}
          title={t.own}
          chosen={start === 'own'}
          body={own ? t.ownAt(weekday(own, locale), isolated(riyadhDay(own))) : t.ownBody}
          end={own && <Hour at={own} />}
          onChoose={() => change({ start: 'own', ...(lot.day ? {} : evening(now)) })}
        />
        {start === 'own' && <OwnTime {...props} />}
        {sessions
          .slice(0, shownSessions)
          // A chosen session stays selected when the way of sale changes. If it cannot be used then, the reason is shown.
          .filter(({ id }) => takes || (start === 'session' && lot.session === String(id)))
          .map(({ id, starts_at, lots_count }) => {
            const at = new Date(starts_at)
            return (
              <ChoiceCard
                key={id}
                name={name}
                value={`session-${id}`}
                icon={ListOrdered}
                title={t.inSession(weekday(at, locale))}
                body={t.sessionBody(isolated(riyadhDay(at)), isolated(lots_count + 1))}
                chosen={start === 'session' && lot.session === String(id)}
                end={<Hour at={at} />}
                onChoose={() => change({ start: 'session', session: String(id) })}
              />
            )
          })}
        <ChoiceCard
          name={name}
          value={'now'}
          icon={Zap}
          title={t.now}
          body={t.nowBody}
          chosen={start === 'now'}
          onChoose={() => change({ start: 'now' })}
        />
        <FieldErrors errors={errors} />
      </div>
      {start === 'session' ? (
        takes ? (
          <p className="text-dense text-quiet">{t.sessionTimes}</p>
        ) : (
          <p role="status" className="text-dense text-amber">
            {t.sessionRising}
          </p>
        )
      ) : (
        // The end of a Dutch lot follows from its prices.
        lot.way !== 'dutch' && <Lasting {...props} />
      )}
      {lot.way === 'dutch' && times.afterPrayer && times.startsAt && (
        <AfterPrayer>{t.fallAfterPrayer(isolated(riyadhTime(times.startsAt)))}</AfterPrayer>
      )}
    </>
  )
}

/** Says that a time was moved to the end of a prayer. */
function AfterPrayer({ children }: { readonly children: string }) {
  return (
    <p role="status" className="text-dense text-amber">
      {children}
    </p>
  )
}

/** The maximum number of sessions that the form offers. A market announces few sessions at once; the others are on the page of its sessions. */
const shownSessions = 3

/** Returns a function that names the time of the call to prayer before a session, in the lot's city. */
function useCall({ now, state: { city } }: StartStepProps) {
  const t = useText(addAuctionText)
  const locale = useLocale()
  return (session: ReturnType<typeof nextSession> | null): string => {
    if (!city) return t.cityFirst
    if (!session) return t.noCall
    const { call } = session
    const time = isolated(riyadhTime(call))
    if (dayDistance(call, now) === 'today') return t.callToday(city.name, time)
    return t.callTomorrow(city.name, time, weekday(call, locale), isolated(riyadhDay(call)))
  }
}

function usePoints(
  { lot, change, now, place }: StartStepProps,
  { fajr, asr }: { readonly fajr: Date | undefined; readonly asr: Date | undefined },
): DayPoint[] {
  const t = useText(addAuctionText)
  const { day, time } = evening(now)
  const point = (key: 'fajr' | 'asr', label: string, at: Date | undefined, usually: number) => ({
    key,
    label,
    usually,
    at: at ?? null,
    chosen: lot.start === key,
    onChoose: () => place && change({ start: key }),
  })
  return [
    point('fajr', t.afterFajr, fajr, 5),
    point('asr', t.afterAsr, asr, 15),
    {
      key: 'evening',
      label: t.evening,
      usually: 20,
      at: momentTyped(day, time) ?? null,
      chosen: lot.start === 'own' && lot.time === time,
      onChoose: () => change({ start: 'own', day, time }),
    },
  ]
}

function OwnTime({ lot, change, now, state }: StartStepProps) {
  const t = useText(addAuctionText)
  const errors = state.errorsOf('starts_at')
  const days = [
    { label: t.today, day: riyadhDay(now) },
    { label: t.tomorrow, day: riyadhDay(new Date(now.getTime() + 86_400_000)) },
  ]
  const box = { type: 'text', inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', maxLength: 10 } as const
  return (
    <div className="grid grid-cols-2 items-start gap-3 py-1">
      <div className="flex min-w-0 flex-col gap-2">
        <Field label={t.day} errors={errors}>
          {(control) => (
            <TextBox
              {...control}
              {...box}
              value={lot.day}
              onChange={(event) => change({ day: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {days.map(({ label, day }) => (
            <ChoiceChip key={day} chosen={lot.day === day} onChange={() => change({ day })}>
              {label}
            </ChoiceChip>
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <Field label={t.time}>
          {(control) => (
            <TextBox
              {...control}
              {...box}
              placeholder={t.timeLike}
              value={lot.time}
              onChange={(event) => change({ time: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {[eveningHour, '21:00'].map((time) => (
            <ChoiceChip key={time} chosen={lot.time === time} onChange={() => change({ time })}>
              <Isolate>{time}</Isolate>
            </ChoiceChip>
          ))}
        </div>
      </div>
    </div>
  )
}

function Lasting({ lot, change, state, times: { afterPrayer, endsAt } }: StartStepProps) {
  const t = useText(addAuctionText)
  const errors = [...(state.errorsOf('minutes') ?? []), ...(state.errorsOf('ends_at') ?? [])]
  const own = lot.lasts === 'own'
  return (
    <>
      <BoxChoice<Lasts>
        inOneRow
        label={t.lasts}
        choices={[
          ...usualLasts.map((value) => ({ value, label: value, note: t.minute })),
          { value: 'own', label: t.other },
        ]}
        value={lot.lasts}
        onChange={(lasts) => change({ lasts })}
        errors={own ? undefined : errors}
      />
      {own && (
        <DecimalField
          label={t.otherLasts}
          errors={errors}
          bounds={typedMinutes}
          unit={t.minute}
          value={lot.minutes}
          onChange={(minutes) => change({ minutes })}
        />
      )}
      {afterPrayer && endsAt && <AfterPrayer>{t.afterPrayer(isolated(riyadhTime(endsAt)))}</AfterPrayer>}
    </>
  )
}

function Hour({ at }: { readonly at: Date }) {
  return <Isolate className="text-h3 font-bold">{riyadhTime(at)}</Isolate>
}

/** The evening haraj of the large boats. */
const eveningHour = '20:00'

function evening(now: Date): Pick<Lot, 'day' | 'time'> {
  return { time: eveningHour, day: nextDayOf(eveningHour, now) }
}
