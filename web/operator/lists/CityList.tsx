import type { ListedCity } from '#shared/operator/lists/lists.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { degrees, degreesOf, degreesProblem, printedDegrees } from '../typedNumbers.ts'
import { defineList } from './defineList.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { aliasText, useListForm } from './useListForm.ts'
import { useNamed } from './useNamed.ts'

/** The cities, each in its region. */
export const CityList = defineList('GET operator/cities', {
  title: listsText.cities,
  usedBy: 'markets',
  add: listsText.addCity,
  sheet: (row, close) => <CityForm key={row?.id ?? 'new'} city={row} onDone={close} />,
  filters: [{ name: 'region_id', label: listsText.region, options: 'regions' }],
  columns: [
    { id: 'region', title: listsText.region, cell: ({ region }) => region.name },
    {
      id: 'coastal',
      title: listsText.coastal,
      phone: 'none',
      cell: ({ coastal }, { locale }) => listsText[coastal ? 'yes' : 'no'][locale],
    },
  ],
})

type CityFormProps = { readonly city: ListedCity | null; readonly onDone: () => void }

/** The form of a city. Prayer times and the distances of deliveries are computed from its coordinates. */
function CityForm({ city, onDone }: CityFormProps) {
  const t = useText(listsText)
  const regions = useNamed('regions')
  const { typed, type, field, sheet } = useListForm('cities', {
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
    problems: ({ region_id, latitude, longitude }) => ({
      ...missingIn({ region_id }, ['region_id']),
      latitude: degreesProblem(latitude),
      longitude: degreesProblem(longitude),
    }),
    body: (own) => ({ ...own, latitude: degreesOf(own.latitude), longitude: degreesOf(own.longitude) }),
  })
  return (
    <EntrySheet title={city ? t.editCity : t.addCity} {...sheet}>
      <SelectField label={t.region} options={regions} blank={t.choose} {...field('region_id')} />
      <TextField label={t.aliases} optional hint={t.aliasesHint} {...field('aliases')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((name) => (
          <DecimalField
            key={name}
            label={t[name]}
            optional
            hint={t.degreesHint}
            bounds={degrees}
            {...field(name)}
          />
        ))}
      </div>
      <Checkbox label={t.coastal} checked={typed.coastal} onChange={(coastal) => type({ coastal })} />
    </EntrySheet>
  )
}
