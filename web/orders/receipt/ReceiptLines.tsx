import { locales, type Pair } from '#shared/base/locale.ts'
import { currencyLabel } from '#shared/base/money.ts'
import { fromKilograms, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import type { Order } from '#shared/orders/contract.ts'
import { preparedRiyals } from '#shared/products/preparation.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import type { InBoth } from '../orderQueries.ts'
import { Both, Two, type Word, words } from './ReceiptText.tsx'

/** The ordered goods with weight, price and total. */
export function ReceiptLines({ both }: { readonly both: InBoth }) {
  const offered = isolated(both.ar.request?.number ?? '')
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b-2 border-text">
          <Column word="item" first />
          <Column word="weight" />
          <Column word="price" />
          <Column word="total" />
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {both.ar.items.map((item, index) => (
          <tr key={item.product_id}>
            <td className="py-2 pe-2">
              <Both of={(locale) => both[locale].items[index]?.name ?? item.name} />
              {item.preparation.code !== 'whole' && (
                <Small
                  of={(locale) =>
                    words[locale].prepared(
                      both[locale].items[index]?.preparation.name ?? '',
                      isolated(plainAmount(item.preparation.price)),
                    )
                  }
                />
              )}
              {both.ar.sale_type === 'auction' && <Small of={(locale) => words[locale].lot} />}
              {/* Goods of an offer have no product page, so their line names the request. */}
              {both.ar.request && <Small of={(locale) => words[locale].offer(offered)} />}
              {item.ordered_quantity !== item.quantity && (
                <Small of={(locale) => words[locale].ordered(kilos(item.ordered_quantity))} />
              )}
            </td>
            <td className="px-2 text-center whitespace-nowrap">
              <Isolate>{kilos(item.quantity)}</Isolate>
            </td>
            <td className="px-2 text-center">
              <Isolate>{plainAmount(preparedRiyals(item.price, item.preparation.price))}</Isolate>
            </td>
            <td className="ps-2 text-center font-bold">
              <Isolate>{plainAmount(item.total)}</Isolate>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A small text below the name of goods. */
function Small(props: Parameters<typeof Both>[0]) {
  return (
    <span className="block text-meta text-quiet">
      <Both {...props} />
    </span>
  )
}

const units: Partial<Record<Word, Pair>> = { weight: weightLabel, price: currencyLabel, total: currencyLabel }

/**
 * The name of a column in both languages. The column of goods is aligned at its start, columns of numbers are centred.
 */
function Column({ word, first = false }: { readonly word: Word; readonly first?: boolean }) {
  const unit = units[word]
  return (
    <th scope="col" className={classes('px-1 pb-2 text-meta', first ? 'ps-0 text-start' : 'text-center')}>
      {locales.map((locale) => (
        <span key={locale} className="block">
          <Name lang={locale}>
            {words[locale][word]}
            {unit && ` (${unit[locale]})`}
          </Name>
        </span>
      ))}
    </th>
  )
}

/** The sums of an order. */
export function ReceiptTotals({ both }: { readonly both: InBoth }) {
  const { subtotal, delivery_fee: fee, total, vat, refunded } = both.ar
  return (
    <dl className="ms-auto flex w-full max-w-100 flex-col">
      <Sum word="subtotal" riyals={subtotal} />
      <Sum word="delivery" riyals={fee} />
      <Sum word="grand" riyals={total} strong />
      {vat && <Sum word="vat" riyals={vat.amount} />}
      {refunded > 0 && <Sum word="refunded" riyals={refunded} />}
      {isCash(both.ar) && (
        <div className="pt-1 text-meta text-quiet">
          <Two word="cashToPay" />
        </div>
      )}
    </dl>
  )
}

/** Whether the total is paid in cash on delivery; false once the order was rejected, cancelled or returned. */
function isCash({ payment, status }: Order): boolean {
  return payment.code === 'cod' && !['rejected', 'cancelled', 'returned'].includes(status)
}

type SumProps = { readonly word: Word; readonly riyals: number; readonly strong?: boolean }

function Sum({ word, riyals, strong = false }: SumProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-[1fr_auto_1fr] items-baseline gap-4 py-1.5',
        strong && 'border-t-2 border-text text-h3',
      )}
    >
      <dt className="contents">
        <span lang="ar">{words.ar[word]}</span>
        <span lang="en" dir="ltr" className="order-last">
          {words.en[word]}
        </span>
      </dt>
      <dd className="flex items-baseline gap-2 whitespace-nowrap">
        <span lang="ar" className="text-meta">
          {currencyLabel.ar}
        </span>
        <Isolate className="font-bold">{plainAmount(riyals)}</Isolate>
        <span lang="en" dir="ltr" className="text-meta">
          {currencyLabel.en}
        </span>
      </dd>
    </div>
  )
}

function kilos(kilograms: number): string {
  const grams = fromKilograms(kilograms)
  return grams === undefined ? String(kilograms) : printKilograms(grams)
}
