import { Download } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import type { OrderFamily, OrdersQuery } from '../list/listSearch.ts'
import { allOrders } from '../orderQueries.ts'
import { deskText } from './messages.ts'
import { ordersCsv } from './ordersCsv.ts'

/** Downloads all sales that match the filters as a CSV file, which is created in the browser. */
export function OrdersFile({ family, query }: { readonly family: OrderFamily; readonly query: OrdersQuery }) {
  const t = useText(deskText)
  const locale = useLocale()
  const { busy, send } = useAction((chosen: OrdersQuery) => allOrders('seller', family, chosen, locale), {
    done: ({ orders, cut }) => (cut ? t.csvCut(isolated(String(orders.length))) : t.csvDone),
    unsure: t.csvFailed,
    toastRefusals: true,
    onDone({ orders }) {
      const name = `samak-orders-${riyadhDay(new Date(serverNow()))}.csv`
      saveFile(new Blob([ordersCsv(orders, locale)], { type: 'text/csv;charset=utf-8' }), name)
    },
  })
  return (
    <Button
      kind="outlined"
      icon={Download}
      busy={busy}
      onClick={() => void send(query)}
      className="max-md:hidden"
    >
      {t.csv}
    </Button>
  )
}
