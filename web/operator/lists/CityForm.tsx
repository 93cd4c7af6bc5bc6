import type { ListedCity } from '#shared/operator/lists/lists.ts'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { degrees, degreesOf, degreesProblem, printedDegrees } from '../typedNumbers.ts'
import { EntrySheet, LineField } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { aliasText, useListForm } from './useListForm.ts'
import { useNamed } from './useNamed.ts'

type CityFormProps = { readonly city: ListedCity | null; readonly onDone: () => void }

/** The form of a city; its coordinates give the prayer times, after which a lot may start. */
export function CityForm({ city, onDone }: CityFormProps) {
  const t = useText(listsText)
  const regions = useNamed('regions')
  const { typed, type, errorsIn, sheet } = useListForm('cities', {
    row: city,
    usedBy: 'markets',
    onDone,
    start: {
      region_id: city ? String(city.region.id) : '',
      aliases: aliasText(city?.aliases),
      coastal: city?.coastal ?? false,
      latitude: printedDegrees(city?.latitude),
      longitude: printedDegrees(city?.longitude),
    },
    problems: ({ latitude, longitude }) => ({
      latitude: degreesProblem(latitude),
      longitude: degreesProblem(longitude),
    }),
    body: ({ region_id, aliases, coastal, latitude, longitude }) => ({
      region_id,
      aliases,
      coastal,
      latitude: degreesOf(latitude),
      longitude: degreesOf(longitude),
    }),
  })
  return (
    <EntrySheet title={city ? t.editCity : t.addCity} {...sheet}>
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
      <LineField
        label={t.aliases}
        hint={t.aliasesHint}
        errors={errorsIn('aliases')}
        value={typed.aliases}
        onChange={(aliases) => type({ aliases })}
      />
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
