import type { ListedOption } from '#shared/operator/lists/lists.ts'
import type { OptionList } from '#shared/operator/lists/optionLists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Amount } from '../table/Amount.tsx'
import type { Column } from '../table/DataTable.tsx'
import { useListing } from '../table/listing.ts'
import { ListTable } from './ListTable.tsx'
import { listsText } from './messages.ts'
import { OptionForm } from './OptionForm.tsx'
import { optionUses } from './optionUses.ts'

/** One of the short lists: sizes, grades, categories, states, ways to pay and to deliver. */
export function OptionEntries({ list }: { readonly list: OptionList }) {
  const t = useText(listsText)
  const locale = useLocale()
  const listing = useListing(['hidden'])
  const fee: Column<ListedOption> = {
    id: 'fee',
    title: t.fee,
    number: true,
    cell: (row) => row.fee !== null && <Amount riyals={row.fee} />,
  }
  return (
    <>
      <ListTable<ListedOption>
        title={t[list]}
        subject={list}
        listing={listing}
        load={(query, signal) =>
          api('GET operator/options', { query: { ...query, list } }, { locale, signal })
        }
        place={(id, order) =>
          api('POST operator/options/{id}', { params: { id }, body: { order } }, { locale })
        }
        usedBy={optionUses[list]}
        columns={list === 'delivery_methods' ? [fee] : []}
        add={list === 'payments' ? null : t.addOption}
        form={(row, close) => <OptionForm key={row?.id ?? 'new'} list={list} option={row} onDone={close} />}
      />
      {list === 'payments' && <p className="mt-3 text-meta text-quiet">{t.builtIn}</p>}
    </>
  )
}
