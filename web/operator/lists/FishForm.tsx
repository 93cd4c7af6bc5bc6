import type { ListedFish } from '#shared/operator/lists/lists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { EntryPicture } from './EntryPicture.tsx'
import { EntrySheet, type EntryTyped } from './EntrySheet.tsx'
import { aliasText, entryBody, entryTyped } from './entryTyped.ts'
import { listsText } from './messages.ts'
import { type Pair, PairField } from './PairField.tsx'
import { useEntryForm } from './useEntryForm.ts'
import { useNamed } from './useNamed.ts'

type Typed = EntryTyped & {
  readonly category: string
  readonly aliases: Pair
  readonly scientific_name: string
  readonly fao_code: string
  readonly hundred_riyal: boolean
}

/** A species: names in both languages, picture, category, and what else it is called. */
export function FishForm({
  fish,
  onDone,
}: {
  readonly fish: ListedFish | null
  readonly onDone: () => void
}) {
  const t = useText(listsText)
  const locale = useLocale()
  const categories = useNamed('categories')
  const params = { id: fish?.id ?? 0 }
  const form = useEntryForm<Typed>({
    start: typedOf(fish),
    onDone,
    send: (typed, image) => {
      const { category, aliases, scientific_name, fao_code, hundred_riyal } = typed
      const own = { category, aliases, scientific_name, fao_code, hundred_riyal, ...(image && { image }) }
      const body = { ...entryBody(typed), ...own }
      return fish
        ? api('POST operator/fish/{id}', { params, body }, { locale })
        : api('POST operator/fish', { body }, { locale })
    },
  })
  const { typed, type, errorsIn } = form
  return (
    <EntrySheet
      title={fish ? t.editFish : t.addFish}
      form={form}
      remove={
        fish
          ? {
              name: fish.name,
              uses: fish.uses,
              usedBy: 'products',
              work: () => api('DELETE operator/fish/{id}', { params }, { locale }),
            }
          : undefined
      }
    >
      <EntryPicture picture={form.picture} image={fish?.image ?? null} errors={errorsIn('image')} />
      <Field label={t.category} errors={errorsIn('category')}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.category}
            options={categories}
            blank={t.choose}
            onChange={(category) => type({ category })}
          />
        )}
      </Field>
      <PairField
        label={t.aliases}
        hint={t.aliasesHint}
        value={typed.aliases}
        onChange={(aliases) => type({ aliases })}
        errors={(language) => errorsIn(`aliases.${language}`)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.scientificName} optional errors={errorsIn('scientific_name')}>
          {(control) => (
            <TextBox
              {...control}
              dir="ltr"
              value={typed.scientific_name}
              onChange={(event) => type({ scientific_name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.faoCode} optional errors={errorsIn('fao_code')}>
          {(control) => (
            <TextBox
              {...control}
              dir="ltr"
              value={typed.fao_code}
              onChange={(event) => type({ fao_code: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label={t.hundredRiyal}
        checked={typed.hundred_riyal}
        onChange={(hundred_riyal) => type({ hundred_riyal })}
      />
    </EntrySheet>
  )
}

function typedOf(fish: ListedFish | null): Typed {
  return {
    ...entryTyped(fish),
    category: fish ? String(fish.category.id) : '',
    aliases: { ar: aliasText(fish?.aliases.ar), en: fish?.aliases.en.join(', ') ?? '' },
    scientific_name: fish?.scientific_name ?? '',
    fao_code: fish?.fao_code ?? '',
    hundred_riyal: fish?.hundred_riyal ?? false,
  }
}
