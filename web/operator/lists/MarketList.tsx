import { Star } from 'lucide-react'
import type { ListedMarket } from '#shared/operator/lists/lists.ts'
import { marketKinds } from '#shared/operator/lists/optionLists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Select } from '../../ui/form/Select.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { useListing } from '../table/listing.ts'
import { ListTable } from './ListTable.tsx'
import { MarketForm } from './MarketForm.tsx'
import { listsText } from './messages.ts'

/** The markets to sell at, one of them the primary one, and the ports where boats land. */
export function MarketList() {
  const t = useText(listsText)
  const locale = useLocale()
  const listing = useListing(['hidden', 'kind'])
  return (
    <ListTable<ListedMarket>
      title={t.markets}
      subject="markets"
      listing={listing}
      load={(query, signal) => api('GET operator/markets', { query }, { locale, signal })}
      place={(id, order) =>
        api('POST operator/markets/{id}', { params: { id }, body: { order } }, { locale })
      }
      usedBy="products"
      columns={[
        { id: 'city', title: t.city, cell: ({ city }) => city.name },
        { id: 'kind', title: t.kind, cell: ({ kind }) => t[kind] },
      ]}
      badge={({ primary }) =>
        primary && (
          <Badge tone="palm" icon={Star}>
            {t.primary}
          </Badge>
        )
      }
      add={t.addMarket}
      filters={
        <Select
          label={t.kind}
          value={listing.search.kind ?? ''}
          options={[
            { value: '', label: t.all },
            ...marketKinds.map((kind) => ({ value: kind, label: t[kind] })),
          ]}
          onChange={(kind) => listing.change({ kind: kind || undefined })}
        />
      }
      form={(row, close) => <MarketForm key={row?.id ?? 'new'} market={row} onDone={close} />}
    />
  )
}
