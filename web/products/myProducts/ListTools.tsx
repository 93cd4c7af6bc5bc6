import { useNavigate } from '@tanstack/react-router'
import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { oneOf } from '../../app/search.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { ImportSheet } from './importing/ImportSheet.tsx'
import { importText, myProductsText } from './messages.ts'
import { productsCsv } from './productsCsv.ts'
import { type MyProductsSearch, ownOrders } from './search.ts'
import { allMyProducts, useMyProducts } from './useMyProducts.ts'

/** The market and the sort order of the user's own goods, and their export and import on a wide screen. */
export function ListTools({ search }: { readonly search: MyProductsSearch }) {
  const t = useText(myProductsText)
  const locale = useLocale()
  const navigate = useNavigate()
  const { busy, send } = useAction((chosen: MyProductsSearch) => allMyProducts(chosen, locale), {
    done: t.csvDone,
    unsure: t.csvFailed,
    toastRefusals: true,
    onDone(products) {
      const name = `samak-products-${riyadhDay(new Date(serverNow()))}.csv`
      saveFile(new Blob([productsCsv(products, locale)], { type: 'text/csv;charset=utf-8' }), name)
    },
  })
  const markets = useMyProducts(search).data?.markets ?? []
  const narrow = (change: MyProductsSearch) =>
    void navigate({
      to: '/profile/my-products',
      search: { ...search, ...change, page: undefined },
      resetScroll: false,
    })
  return (
    <>
      {(markets.length > 1 || search.market !== undefined) && (
        <Select
          label={t.market}
          value={String(search.market ?? '')}
          options={[
            { value: '', label: t.allMarkets },
            ...markets.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => narrow({ market: value === '' ? undefined : Number(value) })}
          className="max-sm:w-full"
        />
      )}
      <Select
        label={t.sort}
        value={search.sort ?? ''}
        options={[
          { value: '', label: t.newest },
          ...ownOrders.map((order) => ({ value: order, label: t[order] })),
        ]}
        onChange={(value) => narrow({ sort: oneOf(ownOrders, value) })}
        className="max-sm:w-full"
      />
      <Button
        kind="outlined"
        icon={Download}
        busy={busy}
        onClick={() => void send(search)}
        className="max-md:hidden"
      >
        {t.csv}
      </Button>
      <ImportButton />
    </>
  )
}

/** Opens the import of a file, on a wide screen. */
export function ImportButton() {
  const t = useText(importText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="outlined" icon={FileUp} onClick={() => setOpen(true)} className="max-md:hidden">
        {t.open}
      </Button>
      <ImportSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
