import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { settingsText } from './messages.ts'
import type { Change, NotificationSettings } from './queries.ts'

type QuietHoursProps = {
  readonly settings: NotificationSettings
  readonly onChange: (change: Change) => void
}

/** The quiet hours, in which no message makes a sound. They begin and end at a full or half hour. */
export function QuietHours({ settings: { quiet, urgent_in_quiet }, onChange }: QuietHoursProps) {
  const t = useText(settingsText)
  const times = quiet ? [...new Set([...halfHours, quiet.from, quiet.until])].sort() : halfHours
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="visually-hidden">{t.quiet}</legend>
      <Checkbox
        label={<span className="font-bold">{t.quiet}</span>}
        checked={quiet !== null}
        onChange={(on) => onChange({ quiet: on ? night : null })}
      />
      <p className="text-meta text-quiet">{t.quietBody}</p>
      {quiet && (
        <>
          <div className="grid max-w-md grid-cols-2 gap-3">
            {(['from', 'until'] as const).map((end) => (
              <SelectField
                key={end}
                label={t[end]}
                value={quiet[end]}
                options={times
                  .filter((time) => time !== quiet[end === 'from' ? 'until' : 'from'])
                  .map((time) => ({ value: time, label: time }))}
                onChange={(time) => onChange({ quiet: { ...quiet, [end]: time } })}
              />
            ))}
          </div>
          <Checkbox
            label={t.urgent}
            checked={urgent_in_quiet}
            onChange={(on) => onChange({ urgent_in_quiet: on })}
          />
        </>
      )}
    </fieldset>
  )
}

const night = { from: '22:00', until: '06:00' }

const halfHours = Array.from({ length: 48 }, (_, place) => {
  const hour = String(Math.floor(place / 2)).padStart(2, '0')
  return `${hour}:${place % 2 === 0 ? '00' : '30'}`
})
