import type { ListedFish } from '#shared/operator/lists/lists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Select } from '../../ui/form/Select.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useListing } from '../table/listing.ts'
import { FishForm } from './FishForm.tsx'
import { ListTable } from './ListTable.tsx'
import { listsText } from './messages.ts'
import { useNamed } from './useNamed.ts'

/** The species, with their pictures and every name that the search knows. */
export function FishList() {
  const t = useText(listsText)
  const locale = useLocale()
  const listing = useListing(['hidden', 'category'])
  const categories = useNamed('categories')
  return (
    <ListTable<ListedFish>
      title={t.fish}
      subject="fish"
      listing={listing}
      load={(query, signal) => api('GET operator/fish', { query }, { locale, signal })}
      place={(id, order) => api('POST operator/fish/{id}', { params: { id }, body: { order } }, { locale })}
      sign={({ image }) =>
        image && (
          <Picture
            image={image}
            alt=""
            sizes="44px"
            width={44}
            height={44}
            className="ice size-11 shrink-0 rounded-control object-contain"
          />
        )
      }
      usedBy="products"
      columns={[
        { id: 'category', title: t.category, cell: ({ category }) => category.name },
        {
          id: 'aliases',
          title: t.aliases,
          phone: 'none',
          cell: ({ aliases }) => (
            <Name className="line-clamp-2 max-w-56 text-meta text-quiet">
              {[...aliases.ar, ...aliases.en].join(locale === 'ar' ? '، ' : ', ')}
            </Name>
          ),
        },
      ]}
      add={t.addFish}
      filters={
        <Select
          label={t.category}
          value={String(listing.search.category ?? '')}
          options={[{ value: '', label: t.all }, ...categories]}
          onChange={(category) => listing.change({ category: category || undefined })}
        />
      }
      form={(row, close) => (
        <FishForm key={row?.id ?? 'new'} fish={row} categories={categories} onDone={close} />
      )}
    />
  )
}
