import type { ListedFish } from '#shared/operator/lists/lists.ts'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { EntryPicture } from './EntryPicture.tsx'
import { EntrySheet, LineField } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { PairField } from './PairField.tsx'
import { aliasText, useListForm } from './useListForm.ts'
import { useNamed } from './useNamed.ts'

type FishFormProps = { readonly fish: ListedFish | null; readonly onDone: () => void }

/** The form of a species. */
export function FishForm({ fish, onDone }: FishFormProps) {
  const t = useText(listsText)
  const categories = useNamed('categories')
  const { typed, type, errorsIn, picture, sheet } = useListForm('fish', {
    row: fish,
    usedBy: 'products',
    onDone,
    start: {
      category: fish ? String(fish.category.id) : '',
      aliases: { ar: aliasText(fish?.aliases.ar), en: fish?.aliases.en.join(', ') ?? '' },
      scientific_name: fish?.scientific_name ?? '',
      fao_code: fish?.fao_code ?? '',
      hundred_riyal: fish?.hundred_riyal ?? false,
    },
    body: ({ category, aliases, scientific_name, fao_code, hundred_riyal }, image) => ({
      category,
      aliases,
      scientific_name,
      fao_code,
      hundred_riyal,
      ...(image && { image }),
    }),
  })
  return (
    <EntrySheet title={fish ? t.editFish : t.addFish} {...sheet}>
      <EntryPicture picture={picture} image={fish?.image ?? null} errors={errorsIn('image')} />
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
        <LineField
          label={t.scientificName}
          ltr
          errors={errorsIn('scientific_name')}
          value={typed.scientific_name}
          onChange={(scientific_name) => type({ scientific_name })}
        />
        <LineField
          label={t.faoCode}
          ltr
          errors={errorsIn('fao_code')}
          value={typed.fao_code}
          onChange={(fao_code) => type({ fao_code })}
        />
      </div>
      <Checkbox
        label={t.hundredRiyal}
        checked={typed.hundred_riyal}
        onChange={(hundred_riyal) => type({ hundred_riyal })}
      />
    </EntrySheet>
  )
}
