import type { ListedCity } from '#shared/operator/lists/lists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { degrees, degreesOf, degreesProblem, printedDegrees } from '../typedNumbers.ts'
import { EntrySheet, type EntryTyped } from './EntrySheet.tsx'
import { aliasText, entryBody, entryTyped } from './entryTyped.ts'
import { listsText } from './messages.ts'
import { useEntryForm } from './useEntryForm.ts'
import { useNamed } from './useNamed.ts'

type Typed = EntryTyped & {
  readonly region_id: string
  readonly aliases: string
  readonly coastal: boolean
  readonly latitude: string
  readonly longitude: string
}

/** A city; where it lies says when the calls to prayer are, after which a lot may start. */
export function CityForm({
  city,
  onDone,
}: {
  readonly city: ListedCity | null
  readonly onDone: () => void
}) {
  const t = useText(listsText)
  const locale = useLocale()
  const regions = useNamed('regions')
  const params = { id: city?.id ?? 0 }
  const form = useEntryForm<Typed>({
    start: {
      ...entryTyped(city),
      region_id: city ? String(city.region.id) : '',
      aliases: aliasText(city?.aliases),
      coastal: city?.coastal ?? false,
      latitude: printedDegrees(city?.latitude),
      longitude: printedDegrees(city?.longitude),
    },
    onDone,
    problems: ({ latitude, longitude }) => ({
      latitude: degreesProblem(latitude),
      longitude: degreesProblem(longitude),
    }),
    send: (typed) => {
      const { region_id, aliases, coastal } = typed
      const [latitude, longitude] = [degreesOf(typed.latitude), degreesOf(typed.longitude)]
      const body = { ...entryBody(typed), region_id, aliases, coastal, latitude, longitude }
      return city
        ? api('POST operator/cities/{id}', { params, body }, { locale })
        : api('POST operator/cities', { body }, { locale })
    },
  })
  const { typed, type, errorsIn } = form
  return (
    <EntrySheet
      title={city ? t.editCity : t.addCity}
      form={form}
      remove={
        city
          ? {
              name: city.name,
              uses: city.uses,
              usedBy: 'markets',
              work: () => api('DELETE operator/cities/{id}', { params }, { locale }),
            }
          : undefined
      }
    >
      <Field label={t.region} errors={errorsIn('region_id')}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.region_id}
            options={regions}
            blank={t.choose}
            onChange={(region_id) => type({ region_id })}
          />
        )}
      </Field>
      <Field label={t.aliases} optional hint={t.aliasesHint} errors={errorsIn('aliases')}>
        {(control) => (
          <TextBox
            {...control}
            value={typed.aliases}
            onChange={(event) => type({ aliases: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((name) => (
          <DecimalField
            key={name}
            label={t[name]}
            optional
            hint={t.degreesHint}
            errors={errorsIn(name)}
            bounds={degrees}
            value={typed[name]}
            onChange={(value) => type({ [name]: value })}
          />
        ))}
      </div>
      <Checkbox label={t.coastal} checked={typed.coastal} onChange={(coastal) => type({ coastal })} />
    </EntrySheet>
  )
}
