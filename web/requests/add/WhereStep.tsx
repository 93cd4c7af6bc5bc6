import { useState } from 'react'
import { addDays, dayStart, riyadhDay } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { askText } from './messages.ts'
import type { RequestState } from './useRequestForm.ts'

type WhereStepProps = { readonly state: RequestState; readonly ownCity: number | null }

/** The city, with the user's own city first, and the latest day, with buttons for the days of the next week. */
export function WhereStep({ state, ownCity }: WhereStepProps) {
  const t = useText(askText)
  const { ask, change, errorsOf, options } = state
  const cities = options.cities.toSorted(
    (one, other) => Number(other.id === ownCity) - Number(one.id === ownCity),
  )
  return (
    <>
      <SelectField
        label={t.city}
        errors={errorsOf('city_id')}
        value={ask.cityId}
        blank={t.chooseCity}
        options={cities}
        onChange={(cityId) => change({ cityId })}
      />
      <NeededBy state={state} />
    </>
  )
}

function NeededBy({ state: { ask, change, errorsOf, now } }: Pick<WhereStepProps, 'state'>) {
  const t = useText(askText)
  const base = useText(baseText)
  const locale = useLocale()
  const days = comingDays(new Date(now), locale, t)
  const known = ask.neededBy === '' || days.some(({ day }) => day === ask.neededBy)
  const [typing, setTyping] = useState(!known)
  const errors = errorsOf('needed_by')
  const open = typing || !known || errors !== undefined
  const at = dayStart(ask.neededBy)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-dense font-bold">
        {t.neededBy} <span className="font-normal text-quiet">{base.optional}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {days.map(({ label, day }) => (
          <ChoiceChip
            key={day}
            chosen={ask.neededBy === day}
            onChange={(chosen) => {
              setTyping(false)
              change({ neededBy: chosen ? day : '' })
            }}
          >
            {label}
          </ChoiceChip>
        ))}
        <ChoiceChip
          chosen={open}
          onChange={(chosen) => {
            setTyping(chosen)
            change({ neededBy: '' })
          }}
        >
          {t.otherDay}
        </ChoiceChip>
      </div>
      {open && (
        <DateField
          label={t.date}
          min={days[0]?.day}
          errors={errors}
          value={ask.neededBy}
          onChange={(neededBy) => change({ neededBy })}
        />
      )}
      {!errors && (
        <p aria-live="polite" className="text-meta text-quiet">
          {at ? t.until(weekdayOf(at, locale), `\u2066${ask.neededBy}\u2069`) : t.noDay}
        </p>
      )}
    </fieldset>
  )
}

type Words = { readonly today: string; readonly tomorrow: string }

/** The seven days from today with their names. */
function comingDays(now: Date, locale: Locale, { today, tomorrow }: Words) {
  return Array.from({ length: 7 }, (_, ahead) => {
    const at = addDays(now, ahead)
    const label = ahead === 0 ? today : ahead === 1 ? tomorrow : weekdayOf(at, locale)
    return { label, day: riyadhDay(at) }
  })
}

function weekdayOf(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'long', timeZone: 'Asia/Riyadh' }).format(at)
}
