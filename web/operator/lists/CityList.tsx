import type { ListedCity } from '#shared/operator/lists/lists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Select } from '../../ui/form/Select.tsx'
import { useListing } from '../table/listing.ts'
import { CityForm } from './CityForm.tsx'
import { ListTable } from './ListTable.tsx'
import { listsText } from './messages.ts'
import { useNamed } from './useNamed.ts'

/** The cities, each in its region. */
export function CityList() {
  const t = useText(listsText)
  const locale = useLocale()
  const listing = useListing(['hidden', 'region_id'])
  const regions = useNamed('regions')
  return (
    <ListTable<ListedCity>
      title={t.cities}
      subject="cities"
      listing={listing}
      load={(query, signal) => api('GET operator/cities', { query }, { locale, signal })}
      place={(id, order) => api('POST operator/cities/{id}', { params: { id }, body: { order } }, { locale })}
      usedBy="markets"
      columns={[
        { id: 'region', title: t.region, cell: ({ region }) => region.name },
        { id: 'coastal', title: t.coastal, phone: 'none', cell: ({ coastal }) => (coastal ? t.yes : t.no) },
      ]}
      add={t.addCity}
      filters={
        <Select
          label={t.region}
          value={String(listing.search.region_id ?? '')}
          options={[{ value: '', label: t.all }, ...regions]}
          onChange={(region_id) => listing.change({ region_id: region_id || undefined })}
        />
      }
      form={(row, close) => <CityForm key={row?.id ?? 'new'} city={row} regions={regions} onDone={close} />}
    />
  )
}
