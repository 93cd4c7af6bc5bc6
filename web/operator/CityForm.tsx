import type { ListedCity } from '#shared/operator/lists.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Checkbox } from '../base/ui/Checkbox.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { SelectBox } from '../base/ui/SelectBox.tsx'
import { EntrySheet, type EntryTyped } from './EntrySheet.tsx'
import { aliasText, entryBody, entryTyped } from './entryTyped.ts'
import { listsText } from './listsMessages.ts'
import { useEntryForm } from './useEntryForm.ts'

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
  regions,
  onDone,
}: {
  readonly city: ListedCity | null
  readonly regions: readonly { readonly value: string; readonly label: string }[]
  readonly onDone: () => void
}) {
  const t = useText(listsText)
  const locale = useLocale()
  const params = { id: city?.id ?? 0 }
  const form = useEntryForm<Typed>({
    start: {
      ...entryTyped(city),
      region_id: city ? String(city.region.id) : '',
      aliases: aliasText(city?.aliases),
      coastal: city?.coastal ?? false,
      latitude: String(city?.latitude ?? ''),
      longitude: String(city?.longitude ?? ''),
    },
    onDone,
    send: (typed) => {
      const { region_id, aliases, coastal, latitude, longitude } = typed
      const body = { ...entryBody(typed), region_id, aliases, coastal, latitude, longitude }
      return city
        ? api('POST operator/cities/{id}', { params, body }, { locale })
        : api('POST operator/cities', { body }, { locale })
    },
  })
  const { typed, set, errorsOf } = form
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
      <Field label={t.region} errors={errorsOf('region_id')}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.region_id}
            options={regions}
            blank={t.choose}
            onChange={(region_id) => set({ region_id })}
          />
        )}
      </Field>
      <Field label={t.aliases} optional hint={t.aliasesHint} errors={errorsOf('aliases')}>
        {(control) => (
          <TextBox
            {...control}
            value={typed.aliases}
            onChange={(event) => set({ aliases: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field key={name} label={t[name]} optional hint={t.degreesHint} errors={errorsOf(name)}>
            {(control) => (
              <TextBox
                {...control}
                dir="ltr"
                inputMode="decimal"
                value={typed[name]}
                onChange={(event) => set({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Checkbox label={t.coastal} checked={typed.coastal} onChange={(coastal) => set({ coastal })} />
    </EntrySheet>
  )
}
