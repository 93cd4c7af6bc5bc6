import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Ban, ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addDays, dayStart, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { HallSale, HallTotals } from '#shared/hall/contract.ts'
import { mayCorrect } from '#shared/hall/rules.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { PlatesSkeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { type Printed, slipOf } from '../Slips.tsx'
import { ReverseSheet } from './ReverseSheet.tsx'

/**
 * The sales of a day in the hall, of all clerks, with the day's sums: cards on a phone, a table on a wide screen. Slips are
 * printed again here, and a chief reverses a sale.
 */
export function DaySales({
  desk: { hall },
  wide,
  onPrint,
}: {
  readonly desk: Desk
  readonly wide: boolean
  readonly onPrint: (printed: Printed) => void
}) {
  const t = useText(hallText)
  const locale = useLocale()
  // Null means today.
  const [{ day: chosen, page }, setShown] = useState<{ day: string | null; page: number }>(newest)
  const setPage = (next: number) => setShown({ day: chosen, page: next })
  const [reversing, setReversing] = useState<HallSale | null>(null)
  const result = useQuery({
    queryKey: ['hall', 'day', hall.id, chosen, page, locale],
    queryFn: ({ signal }) =>
      api(
        'GET halls/{id}/sales',
        { params: { id: hall.id }, query: { page, limit: 25, ...(chosen && { day: chosen }) } },
        { locale, signal },
      ),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  })
  const actionsOf = (sale: HallSale): SaleProps => ({
    sale,
    onPrint: () => onPrint({ kind: 'sale', sale: slipOf(sale, hall.name) }),
    onReverse: mayCorrect(hall.role) && !sale.reversed ? () => setReversing(sale) : null,
  })
  return (
    <Loaded result={result} title={t.dayFailed} loading={<PlatesSkeleton />}>
      {({ sales, totals, day }) => (
        <div className="flex flex-col gap-4">
          <Totals totals={totals} day={day} onDay={(next) => setShown({ day: next, page: 1 })} />
          {sales.data.length === 0 ? (
            <Empty title={t.noSales} />
          ) : wide ? (
            <SaleTable>
              {sales.data.map((sale) => (
                <SaleLine key={sale.id} {...actionsOf(sale)} />
              ))}
            </SaleTable>
          ) : (
            <ul className="flex flex-col gap-3">
              {sales.data.map((sale) => (
                <SaleRow key={sale.id} {...actionsOf(sale)} />
              ))}
            </ul>
          )}
          {sales.last_page > 1 && (
            <div className="flex justify-center gap-3">
              {page > 1 && (
                <Button kind="outlined" onClick={() => setPage(page - 1)}>
                  {t.newer}
                </Button>
              )}
              {page < sales.last_page && (
                <Button kind="outlined" onClick={() => setPage(page + 1)}>
                  {t.older}
                </Button>
              )}
            </div>
          )}
          {reversing && <ReverseSheet sale={reversing} onClose={() => setReversing(null)} />}
        </div>
      )}
    </Loaded>
  )
}

const newest = { day: null, page: 1 }

function Totals({
  totals,
  day,
  onDay,
}: {
  readonly totals: HallTotals
  readonly day: string
  /** Null means today. */
  readonly onDay: (day: string | null) => void
}) {
  const t = useText(hallText)
  const today = riyadhDay(new Date())
  const move = (days: number) => {
    const start = dayStart(day)
    const next = start && riyadhDay(addDays(start, days))
    if (next) onDay(next === today ? null : next)
  }
  const rows = [
    [t.totalPrice, <Money key="price" riyals={totals.price} size="card" />],
    [t.totalWeight, <Kilograms key="weight" kilograms={totals.quantity} className="text-h3" />],
    [t.hallCommission, <Money key="hall" riyals={totals.hall_commission} />],
    [t.say, <Money key="say" riyals={totals.say} />],
    ...(totals.vat > 0 ? [[t.vatOfHall, <Money key="vat" riyals={totals.vat} />] as const] : []),
    [t.cashIn, <Money key="in" riyals={totals.cash_in} />],
    [t.cashOut, <Money key="out" riyals={totals.cash_out} />],
  ] as const
  return (
    <Card as="section">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-h3">{t.salesOf(totals.sales)}</h2>
        <div className={classes('flex items-center text-meta text-quiet', day < today && '-me-2')}>
          <IconButton
            icon={ChevronRight}
            iconClassName="ltr:-scale-x-100"
            label={t.dayBefore}
            onClick={() => move(-1)}
          />
          {day === today ? t.today : <Isolate>{day}</Isolate>}
          {day < today && (
            <IconButton
              icon={ChevronLeft}
              iconClassName="ltr:-scale-x-100"
              label={t.dayAfter}
              onClick={() => move(1)}
            />
          )}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {rows.map(([label, value], place) => (
          <div key={label} className={classes(place === 0 && 'col-span-2')}>
            <dt className="text-meta text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

interface SaleProps {
  readonly sale: HallSale
  readonly onPrint: () => void
  readonly onReverse: (() => void) | null
}

function SaleRow({ sale, onPrint, onReverse }: SaleProps) {
  const t = useText(hallText)
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <Name className="font-bold">{sale.fish.name}</Name> <Kilograms kilograms={sale.quantity} />
          <span className="block text-meta wrap-anywhere text-quiet">
            {sale.buyer
              ? t.fromTo(nameOf(sale.seller), nameOf(sale.buyer))
              : t.fromToWalkIn(nameOf(sale.seller))}
          </span>
          <span className="block text-meta text-quiet">
            <Isolate>{`${riyadhTime(new Date(sale.sold_at))} · ${sale.number}`}</Isolate> ·{' '}
            <Name>{sale.clerk}</Name>
          </span>
        </p>
        <span data-figure className="flex shrink-0 flex-col items-end gap-1">
          <Money riyals={sale.price} size="card" className={sale.reversed ? 'text-quiet' : ''} />
          {sale.reversed ? (
            <Badge tone="coral">{t.reversed}</Badge>
          ) : (
            <span className="-me-3 -mb-3 flex">
              {onReverse && (
                <IconButton icon={Ban} label={`${t.reverse} ${sale.number}`} onClick={onReverse} />
              )}
              <IconButton icon={Printer} label={`${t.slip} ${sale.number}`} onClick={onPrint} />
            </span>
          )}
        </span>
      </div>
      <Reversal sale={sale} />
    </Card>
  )
}

function SaleTable({ children }: { readonly children: ReactNode }) {
  const t = useText(hallText)
  const titles = [t.time, t.lotColumn, t.parties, t.price]
  return (
    <Card as="section" padding="none" aria-label={t.day} className="overflow-hidden">
      <table className="w-full text-dense">
        <thead>
          <tr className="h-11 bg-ground text-meta text-quiet">
            {titles.map((title) => (
              <th key={title} scope="col" className="px-3 text-start font-normal">
                {title}
              </th>
            ))}
            <th scope="col" className="px-3">
              <span className="visually-hidden">{t.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">{children}</tbody>
      </table>
    </Card>
  )
}

function SaleLine({ sale, onPrint, onReverse }: SaleProps) {
  const t = useText(hallText)
  return (
    <tr className="align-top [&>td]:px-3 [&>td]:py-2.5">
      <td className="text-meta whitespace-nowrap text-quiet">
        <Isolate className="block">{riyadhTime(new Date(sale.sold_at))}</Isolate>
        <Isolate className="block">{sale.number}</Isolate>
      </td>
      <td>
        <span className="block font-bold">
          <Name>{sale.fish.name}</Name>
        </span>
        <Kilograms kilograms={sale.quantity} className="text-meta whitespace-nowrap text-quiet" />
      </td>
      <td className="text-meta wrap-anywhere">
        <span className="block">
          <Name>{nameOf(sale.seller)}</Name>
        </span>
        <span className="block text-quiet">
          {sale.buyer ? <Name>{nameOf(sale.buyer)}</Name> : t.walkIn} · {t.by} <Name>{sale.clerk}</Name>
        </span>
        <Reversal sale={sale} />
      </td>
      <td className="whitespace-nowrap">
        <Money riyals={sale.price} className={sale.reversed ? 'text-quiet' : ''} />
        {sale.reversed ? (
          <span className="block">
            <Badge tone="coral">{t.reversed}</Badge>
          </span>
        ) : (
          <span className="block text-meta text-quiet">
            <Money riyals={sale.price_per_kg} perKilogram />
          </span>
        )}
      </td>
      <td className="text-end whitespace-nowrap">
        {!sale.reversed && <IconButton icon={Printer} label={`${t.slip} ${sale.number}`} onClick={onPrint} />}
        {onReverse && <IconButton icon={Ban} label={`${t.reverse} ${sale.number}`} onClick={onReverse} />}
      </td>
    </tr>
  )
}

function Reversal({ sale: { reversed } }: { readonly sale: HallSale }) {
  const t = useText(hallText)
  return (
    reversed && (
      <p className="text-meta wrap-anywhere text-quiet">{t.reversedBy(reversed.by, reversed.reason)}</p>
    )
  )
}

const nameOf = ({ name, number }: HallSale['seller']) => name || String(number)
