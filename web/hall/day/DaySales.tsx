import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { riyadhTime } from '#shared/base/dates.ts'
import type { HallSale, HallTotals } from '#shared/hall/contract.ts'
import { mayCorrect } from '#shared/hall/rules.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { PlateSkeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { ReverseSheet } from './ReverseSheet.tsx'

/** The sales of today in the hall, of all clerks, with the day's sums. A chief reverses a sale here. */
export function DaySales({ desk: { hall } }: { readonly desk: Desk }) {
  const t = useText(hallText)
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const [reversing, setReversing] = useState<HallSale | null>(null)
  const result = useQuery({
    queryKey: ['hall', 'day', hall.id, page, locale],
    queryFn: ({ signal }) =>
      api(
        'GET halls/{id}/sales',
        { params: { id: hall.id }, query: { page, limit: 25 } },
        { locale, signal },
      ),
    refetchInterval: 30_000,
  })
  return (
    <Loaded
      result={result}
      title={t.dayFailed}
      loading={
        <SkeletonList className="flex flex-col gap-4">
          <PlateSkeleton />
        </SkeletonList>
      }
    >
      {({ sales, totals, day }) => (
        <div className="flex flex-col gap-4">
          <Totals totals={totals} day={day} />
          {sales.data.length === 0 ? (
            <Empty picture={<Scene kind="ice" />} title={t.noSales} />
          ) : (
            <ul className="flex flex-col gap-3">
              {sales.data.map((sale) => (
                <SaleRow
                  key={sale.id}
                  sale={sale}
                  onReverse={mayCorrect(hall.role) && !sale.reversed ? () => setReversing(sale) : null}
                />
              ))}
            </ul>
          )}
          {sales.last_page > 1 && (
            <div className="flex justify-center gap-3">
              <Button
                kind="outlined"
                refusedBecause={page === 1 ? ' ' : null}
                onClick={() => setPage(page - 1)}
              >
                {t.newer}
              </Button>
              <Button
                kind="outlined"
                refusedBecause={page >= sales.last_page ? ' ' : null}
                onClick={() => setPage(page + 1)}
              >
                {t.older}
              </Button>
            </div>
          )}
          {reversing && <ReverseSheet sale={reversing} onClose={() => setReversing(null)} />}
        </div>
      )}
    </Loaded>
  )
}

function Totals({ totals, day }: { readonly totals: HallTotals; readonly day: string }) {
  const t = useText(hallText)
  const rows = [
    [t.totalPrice, <Money key="price" riyals={totals.price} size="card" />],
    [t.totalWeight, <Kilograms key="weight" kilograms={totals.quantity} className="text-h3" />],
    [t.hallCommission, <Money key="hall" riyals={totals.hall_commission} />],
    [t.say, <Money key="say" riyals={totals.say} />],
    [t.cashIn, <Money key="in" riyals={totals.cash_in} />],
    [t.cashOut, <Money key="out" riyals={totals.cash_out} />],
  ] as const
  return (
    <Card as="section">
      <h2 className="mb-3 flex items-baseline justify-between gap-3 text-h3">
        {t.salesOf(totals.sales)}
        <Isolate className="text-meta font-normal text-quiet">{day}</Isolate>
      </h2>
      <dl className="grid grid-cols-2 gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-meta text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function SaleRow({ sale, onReverse }: { readonly sale: HallSale; readonly onReverse: (() => void) | null }) {
  const t = useText(hallText)
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <Name className="font-bold">{sale.fish.name}</Name> <Kilograms kilograms={sale.quantity} />
          <span className="block text-meta text-quiet">
            {t.fromTo(nameOf(sale.seller), sale.buyer ? nameOf(sale.buyer) : t.walkIn)}
          </span>
          <span className="block text-meta text-quiet">
            <Isolate>{`${riyadhTime(new Date(sale.sold_at))} · ${sale.number}`}</Isolate> ·{' '}
            <Name>{sale.clerk}</Name>
          </span>
        </p>
        <span className="flex flex-col items-end gap-1">
          <Money riyals={sale.price} size="card" />
          {sale.reversed && <Badge tone="coral">{t.reversed}</Badge>}
        </span>
      </div>
      {sale.reversed && (
        <p className="text-meta text-quiet">{t.reversedBy(sale.reversed.by, sale.reversed.reason)}</p>
      )}
      {onReverse && (
        <Button kind="refusal" icon={RotateCcw} onClick={onReverse}>
          {t.reverse}
        </Button>
      )}
    </Card>
  )
}

const nameOf = ({ name, number }: HallSale['seller']) => name || String(number)
