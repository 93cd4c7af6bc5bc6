import { type FormEvent, useId, useRef, useState } from 'react'
import type { SessionHead, SessionMarket } from '#shared/auctions/sessions/contract.ts'
import { gapChoices } from '#shared/auctions/sessions/rules.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { api, settle } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { momentTyped, nextDayOf, wrongPart } from '../../auctions/add/lot.ts'
import { riyadhMoment } from '../../auctions/times.ts'
import { useSpan } from '../../auctions/useSpan.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { firstField } from '../../ui/overlay/firstField.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { sessionsText } from './messages.ts'

type SessionSheetProps = {
  /** The session to change; null for a new session. */
  readonly session: SessionHead | null
  readonly markets: readonly SessionMarket[]
  readonly onClose: () => void
}

type Typed = { readonly market: string; readonly day: string; readonly time: string; readonly gap: string }

/** The form of a session: market, start, and seconds between two lots. */
export function SessionSheet({ session, markets, onClose }: SessionSheetProps) {
  const t = useText(sessionsText)
  const locale = useLocale()
  const span = useSpan('alone')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>(() => typedOf(session, markets))
  const [wrong, setWrong] = useState<'day' | 'time' | null>(null)
  const [marketMissing, setMarketMissing] = useState(false)
  // The session as this person saw it last. A change by somebody else is shown before it can be overwritten.
  const [seen, setSeen] = useState(session)
  const saving = useAction(
    ({ market, startsAt, gap }: { market: string; startsAt: string; gap: string }) => {
      const body = { starts_at: startsAt, seconds_per_lot: gap }
      const was = seen && { starts_at: seen.starts_at, seconds_per_lot: String(seen.seconds_per_lot) }
      return was && seen
        ? api('POST auction/sessions/{id}', { params: { id: seen.id }, body: { ...body, was } }, { locale })
        : api('POST auction/sessions', { body: { market_id: market, ...body } }, { locale })
    },
    {
      done: session ? t.changed : t.announced,
      fields: ['market_id', 'starts_at', 'seconds_per_lot'],
      onDone: onClose,
      onRefused: async ({ code }) => {
        if (code !== 'conflict' || !session) return
        const { data } = await settle(
          api('GET auction/sessions/{id}', { params: { id: session.id } }, { locale }),
        )
        if (data) setSeen(data)
      },
    },
  )
  const type = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    setWrong(null)
    setMarketMissing(false)
    saving.forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const noMarket = !session && typed.market === ''
    const startsAt = momentTyped(typed.day, typed.time)
    const moment = startsAt ? null : wrongPart(typed.day)
    setMarketMissing(noMarket)
    setWrong(moment)
    if (noMarket) form.current?.querySelector('select')?.focus()
    else if (moment) form.current?.querySelectorAll('input')[moment === 'day' ? 0 : 1]?.focus()
    else if (startsAt) void saving.send({ ...typed, startsAt: startsAt.toISOString() })
  }
  const dayErrors = wrong === 'day' ? [t.dayWrong] : saving.errors.starts_at
  const box = { dir: 'ltr', autoComplete: 'off', maxLength: 10 } as const
  return (
    <Sheet
      open
      side="end"
      title={session ? t.change : t.announce}
      onClose={onClose}
      focusFirst={() => firstField(form.current)}
      footer={
        <Button type="submit" form={formId} busy={saving.busy} wide>
          {session ? t.save : t.announce}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
        <div className="-mb-4 has-[p]:mb-0">
          <FormTrouble reason={saving.reason} />
        </div>
        {session && seen && seen !== session && (
          <p role="status" className="rounded-control bg-amber-tint px-4 py-3 text-dense text-amber">
            {t.nowIs(isolated(riyadhMoment(new Date(seen.starts_at))), span(seen.seconds_per_lot))}
          </p>
        )}
        {session ? (
          <p className="text-title font-bold">{session.market.name}</p>
        ) : (
          <SelectField
            label={t.market}
            blank={t.chooseMarket}
            options={markets.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={typed.market}
            errors={marketMissing ? [t.chooseMarket] : saving.errors.market_id}
            onChange={(market) => type({ market })}
          />
        )}
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            {...box}
            label={t.day}
            value={typed.day}
            errors={dayErrors}
            onChange={(day) => type({ day })}
          />
          <TextField
            {...box}
            label={t.time}
            placeholder={t.timeLike}
            inputMode="numeric"
            value={typed.time}
            errors={wrong === 'time' ? [t.timeWrong] : []}
            onChange={(time) => type({ time })}
          />
        </div>
        <SelectField
          label={t.pace}
          hint={t.paceHint}
          options={gapsWith(typed.gap).map((seconds) => ({ value: seconds, label: span(Number(seconds)) }))}
          value={typed.gap}
          errors={saving.errors.seconds_per_lot}
          onChange={(gap) => type({ gap })}
        />
      </form>
    </Sheet>
  )
}

function typedOf(session: SessionHead | null, markets: readonly SessionMarket[]): Typed {
  if (!session) {
    const time = usualTime
    const market = markets.length === 1 ? String(markets[0]?.id) : ''
    return { market, time, day: nextDayOf(time, new Date(serverNow())), gap: usualGap }
  }
  const at = new Date(session.starts_at)
  return {
    market: String(session.market.id),
    day: riyadhDay(at),
    time: riyadhTime(at),
    gap: String(session.seconds_per_lot),
  }
}

/** The usual choices, and the current gap if the session has another one. */
const gapsWith = (gap: string) => [...new Set([...gapChoices.map(String), gap])]

const usualTime = '16:30'
const usualGap = '60'
