import { Printer, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { type Halalas, halalas, halalasOf, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { gramsOf } from '#shared/base/quantity.ts'
import type { Hall, HallSale } from '#shared/hall/contract.ts'
import { sharesOfSale, termsAt, vatOfSale } from '#shared/hall/rules.ts'
import { useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'
import { useBackCloses } from '../ui/overlay/useBackCloses.ts'
import { Isolate, Name } from '../ui/values/Isolate.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { Money } from '../ui/values/Money.tsx'
import { hallText } from './messages.ts'
import type { QueuedSale } from './selling/queue.ts'

/** A sale of this device, perhaps not recorded yet, or a recorded one. */
type SlipSale = Pick<QueuedSale, 'body' | 'shown' | 'soldAt' | 'sale'>

/** The slips to print: the buyer's and the seller's slip of a sale, or the slip of a payment to a seller. */
export type Printed =
  | { readonly kind: 'sale'; readonly sale: SlipSale }
  | {
      readonly kind: 'payment'
      readonly hall: string
      readonly seller: string
      readonly number: number
      readonly amount: number
      readonly sales: readonly HallSale[]
      readonly at: string
    }

/** A recorded sale as it is printed. */
export function slipOf(sale: HallSale, hall: string): SlipSale {
  const { key, reference, quantity, price, payment, tubs } = sale
  return {
    body: { key, reference, quantity, price, payment, sold_at: sale.sold_at, ...(tubs !== null && { tubs }) },
    shown: { hall, fish: sale.fish.name, seller: sale.seller.name, buyer: sale.buyer?.name ?? null },
    soldAt: Date.parse(sale.sold_at),
    sale,
  }
}

/** Slips to print. Without a network, the commissions are those that the device has stored for the day of the sale. */
export function Slips({
  printed,
  hall,
  onClose,
}: {
  readonly printed: Printed
  readonly hall: Hall
  readonly onClose: () => void
}) {
  const t = useText(hallText)
  useBackCloses(true, onClose)
  // The slips replace the list that was scrolled; their buttons are at the top.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon={Printer} size="main" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button kind="outlined" icon={X} size="main" onClick={onClose}>
          {t.close}
        </Button>
      </div>
      <div className="slips flex flex-wrap items-start justify-center gap-4">
        {printed.kind === 'sale' ? (
          <SaleSlips sale={printed.sale} hall={hall} />
        ) : (
          <PaymentSlip payment={printed} />
        )}
      </div>
    </div>
  )
}

function SaleSlips({ sale, hall }: { readonly sale: SlipSale; readonly hall: Hall }) {
  const t = useText(hallText)
  const { body, shown, sale: recorded } = sale
  const at = new Date(recorded?.sold_at ?? sale.soldAt)
  const price = halalasOf(Number(body.price))
  const weight = gramsOf(Number(body.quantity))
  const own = termsAt(hall.terms, at)
  const shares = recorded
    ? {
        hall: halalasOf(recorded.hall_commission),
        say: halalasOf(recorded.say),
        seller: halalasOf(recorded.proceeds),
      }
    : own && sharesOfSale(price, own)
  const vat = recorded ? (recorded.vat ?? null) : shares && own ? vatOf(shares, own, hall) : null
  const facts = (
    <>
      <Line label={t.number}>
        {recorded ? <Isolate className="font-bold">{recorded.number}</Isolate> : t.numberLater}
      </Line>
      <Line label={t.reference}>
        <Isolate>{body.reference}</Isolate>
      </Line>
      <Line label={t.time}>
        <Isolate>{`${riyadhDay(at)} ${riyadhTime(at)}`}</Isolate>
      </Line>
      <Line label={t.species}>
        <Name className="font-bold">{recorded?.fish.name ?? shown.fish}</Name>
      </Line>
      {body.tubs !== undefined && (
        <Line label={t.tubs}>
          <Isolate>{String(body.tubs)}</Isolate>
        </Line>
      )}
      <Line label={t.weight}>
        <Kilograms grams={weight} />
      </Line>
      <Line label={t.perKilogram}>
        <Money halalas={pricePerKg(price, weight) ?? price} />
      </Line>
      <Line label={t.seller}>
        <Party name={recorded?.seller.name ?? shown.seller} number={recorded?.seller.number} />
      </Line>
      <Line label={t.buyer}>
        <Party name={recorded?.buyer?.name ?? shown.buyer ?? t.walkIn} number={recorded?.buyer?.number} />
      </Line>
    </>
  )
  return (
    <>
      <Slip title={t.buyerCopy} hall={shown.hall}>
        {facts}
        <Line label={t.payment}>{body.payment === 'wallet' ? t.wallet : t.cash}</Line>
        <Sum label={t.price} amount={price} />
      </Slip>
      <Slip title={t.sellerCopy} hall={shown.hall}>
        {facts}
        <Line label={t.price}>
          <Money halalas={price} />
        </Line>
        {shares && (
          <>
            <Line label={t.hallCommission}>
              <Money halalas={shares.hall} />
            </Line>
            <Line label={t.say}>
              <Money halalas={shares.say} />
            </Line>
            <VatLines vat={vat} />
            <Sum label={t.proceeds} amount={shares.seller} />
          </>
        )}
      </Slip>
    </>
  )
}

/**
 * The VAT that the device computes without a network. Terms that an earlier version of the page has stored have no VAT
 * number.
 */
function vatOf(
  shares: ReturnType<typeof sharesOfSale>,
  terms: Hall['terms'][number],
  { dallal }: Hall,
): Pick<NonNullable<HallSale['vat']>, 'number' | 'amount'> | null {
  const number = terms.vat_number ?? null
  if (number === null) return null
  return { number, amount: toRiyals(vatOfSale(shares, { vat_number: number }, dallal !== null)) }
}

function VatLines({ vat }: { readonly vat: Pick<NonNullable<HallSale['vat']>, 'number' | 'amount'> | null }) {
  const t = useText(hallText)
  if (!vat) return null
  return (
    <>
      <Line label={t.vat}>
        <Money riyals={vat.amount} />
      </Line>
      <Line label={t.vatNumber}>
        <Isolate>{vat.number}</Isolate>
      </Line>
    </>
  )
}

function PaymentSlip({ payment }: { readonly payment: Extract<Printed, { kind: 'payment' }> }) {
  const t = useText(hallText)
  const at = new Date(payment.at)
  const registered = payment.sales.findLast(({ vat }) => vat)?.vat ?? null
  return (
    <Slip title={t.paidSlip} hall={payment.hall}>
      <Line label={t.time}>
        <Isolate>{`${riyadhDay(at)} ${riyadhTime(at)}`}</Isolate>
      </Line>
      <Line label={t.seller}>
        <Party name={payment.seller} number={payment.number} />
      </Line>
      {payment.sales.map((sale) => (
        <Line key={sale.id} label={<Isolate>{sale.number}</Isolate>}>
          <Money riyals={sale.price} />
        </Line>
      ))}
      <Line label={t.totalPrice}>
        <Money halalas={sumOf(payment.sales, (sale) => sale.price)} />
      </Line>
      <Line label={t.hallCommission}>
        <Money halalas={sumOf(payment.sales, (sale) => sale.hall_commission)} />
      </Line>
      <Line label={t.say}>
        <Money halalas={sumOf(payment.sales, (sale) => sale.say)} />
      </Line>
      <VatLines
        vat={
          registered && {
            number: registered.number,
            amount: toRiyals(sumOf(payment.sales, (sale) => sale.vat?.amount ?? 0)),
          }
        }
      />
      <Sum label={t.paidSum} amount={halalasOf(payment.amount)} />
    </Slip>
  )
}

const sumOf = (sales: readonly HallSale[], of: (sale: HallSale) => number) =>
  halalas(sales.reduce((sum, sale) => sum + halalasOf(of(sale)), 0))

function Slip({
  title,
  hall,
  children,
}: {
  readonly title: string
  readonly hall: string
  readonly children: ReactNode
}) {
  const t = useText(hallText)
  return (
    <article className="slip flex flex-col gap-1 rounded-card bg-card p-4 text-meta text-text shadow-card">
      <header className="mb-2 border-b-2 border-text pb-2 text-center">
        <h2 className="text-h3">
          <Name>{hall}</Name>
        </h2>
        <p>{title === t.paidSlip ? title : `${t.slipOf} · ${title}`}</p>
      </header>
      <dl className="flex flex-col gap-1">{children}</dl>
      <footer className="mt-2 border-t border-hairline pt-2 text-center text-quiet">{t.notTax}</footer>
    </article>
  )
}

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-quiet">{label}</dt>
      <dd className="ms-auto min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  )
}

function Sum({ label, amount }: { readonly label: string; readonly amount: Halalas }) {
  return (
    <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-text pt-1 text-h3">
      <dt>{label}</dt>
      <dd>
        <Money halalas={amount} />
      </dd>
    </div>
  )
}

function Party({ name, number }: { readonly name: string; readonly number: number | undefined }) {
  return (
    <>
      <Name>{name}</Name>
      {number !== undefined && (
        <>
          {' '}
          <Isolate className="text-quiet">{String(number)}</Isolate>
        </>
      )}
    </>
  )
}
