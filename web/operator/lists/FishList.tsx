import type { ListedFish } from '#shared/operator/lists/lists.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { defineList } from './defineList.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { PairField } from './PairField.tsx'
import { PictureField } from './PictureField.tsx'
import { aliasText, useListForm } from './useListForm.ts'
import { useNamed } from './useNamed.ts'

/** The species, with their pictures and every name that the search uses. */
export const FishList = defineList('GET operator/fish', {
  title: listsText.fish,
  usedBy: 'products',
  add: listsText.addFish,
  sheet: (row, close) => <FishForm key={row?.id ?? 'new'} fish={row} onDone={close} />,
  filters: [{ name: 'category', label: listsText.category, options: 'categories' }],
  sign: ({ image }) =>
    image && (
      <Picture
        image={image}
        alt=""
        sizes="44px"
        small
        width={44}
        height={44}
        className="ice size-11 shrink-0 rounded-control object-contain"
      />
    ),
  columns: [
    { id: 'category', title: listsText.category, cell: ({ category }) => category.name },
    {
      id: 'aliases',
      title: listsText.aliases,
      phone: 'none',
      cell: ({ aliases }, { locale }) => (
        <Name className="line-clamp-2 w-fit max-w-56 text-meta text-quiet">
          {[...aliases.ar, ...aliases.en].join(locale === 'ar' ? '، ' : ', ')}
        </Name>
      ),
    },
  ],
})

type FishFormProps = { readonly fish: ListedFish | null; readonly onDone: () => void }

function FishForm({ fish, onDone }: FishFormProps) {
  const t = useText(listsText)
  const categories = useNamed('categories')
  const { typed, type, field, errorsIn, picture, sheet } = useListForm('fish', {
    row: fish,
    usedBy: 'products',
    onDone,
    start: {
      category: fish ? String(fish.category.id) : '',
      aliases: { ar: aliasText(fish?.aliases.ar), en: fish?.aliases.en.join(', ') ?? '' },
      official_name_en: fish?.official_name_en ?? '',
      scientific_name: fish?.scientific_name ?? '',
      fao_code: fish?.fao_code ?? '',
      hundred_riyal: fish?.hundred_riyal ?? false,
    },
    problems: ({ category }) => missingIn({ category }, ['category']),
    body: (own, image) => ({ ...own, ...(image && { image }) }),
  })
  return (
    <EntrySheet title={fish ? t.editFish : t.addFish} {...sheet}>
      <PictureField
        hint={t.pictureHint}
        picture={picture}
        image={fish?.image ?? null}
        errors={errorsIn('image')}
      />
      <SelectField label={t.category} options={categories} blank={t.choose} {...field('category')} />
      <PairField
        label={t.aliases}
        hint={t.aliasesHint}
        value={typed.aliases}
        onChange={(aliases) => type({ aliases })}
        errors={(language) => errorsIn(`aliases.${language}`)}
      />
      <TextField
        label={t.officialName}
        hint={t.officialNameHint}
        optional
        dir="ltr"
        {...field('official_name_en')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.scientificName} optional dir="ltr" {...field('scientific_name')} />
        <TextField label={t.faoCode} optional dir="ltr" {...field('fao_code')} />
      </div>
      <Checkbox
        label={t.hundredRiyal}
        checked={typed.hundred_riyal}
        onChange={(hundred_riyal) => type({ hundred_riyal })}
      />
    </EntrySheet>
  )
}
