import type { ReactNode } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { locales, type Pair } from '#shared/base/locale.ts'
import { currencyLabel } from '#shared/base/money.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { fromKilograms, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { printMobile } from '#shared/base/text/identity.ts'
import type { Order, Party } from '#shared/orders/contract.ts'
import { preparedRiyals } from '#shared/products/preparation.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { baseText } from '../../app/texts/messages.ts'
import { textIn } from '../../app/texts/text.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { classes } from '../../ui/classes.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { ordersText } from '../messages.ts'
import type { InBoth } from '../orderQueries.ts'
import { paymentLabel } from '../paymentLabel.ts'
import { receiptText } from './messages.ts'

/**
 * One A4 sheet: Arabic on the right, English on the left, numbers in between. It prints in the light theme (receipt.css).
 */
export function ReceiptSheet({
  order: both,
  logo,
}: {
  readonly order: InBoth
  readonly logo: string | undefined
}) {
  const order = both.ar
  return (
    <article
      dir="rtl"
      className="receipt mx-auto flex max-w-text flex-col gap-5 rounded-card bg-card p-6 text-dense text-text shadow-card md:p-8"
    >
      <Head order={order} logo={logo} />
      <Facts both={both} />
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Side of="seller" both={both} />
        <Side of="buyer" both={both} />
      </div>
      <Lines both={both} />
      <Totals both={both} />
      <footer className="mt-auto border-t border-hairline pt-3 text-meta text-quiet">
        <Two word="notTax" />
      </footer>
    </article>
  )
}

const words = { ar: textIn(receiptText, 'ar'), en: textIn(receiptText, 'en') }
const common = { ar: textIn(ordersText, 'ar'), en: textIn(ordersText, 'en') }
type Words = (typeof words)['ar']
/** The names of the texts that have no parameters. */
type Word = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words]

/** A text in both languages, at the two ends of a line. */
function Two({ word, children }: { readonly word: Word; readonly children?: ReactNode }) {
  return (
    <span className="flex items-baseline justify-between gap-4">
      <span lang="ar" dir="rtl">
        {words.ar[word]}
      </span>
      {children}
      <span lang="en" dir="ltr">
        {words.en[word]}
      </span>
    </span>
  )
}

function Head({ order, logo }: { readonly order: Order; readonly logo: string | undefined }) {
  return (
    <header className="flex flex-col gap-4 border-b-2 border-text pb-4">
      <div className="flex items-center justify-between gap-4">
        <span lang="ar" className="text-h2">
          {baseText.siteName.ar}
        </span>
        {logo ? (
          <img
            src={pictureOf(logo, 320)}
            alt=""
            width={48}
            height={48}
            className="size-12 rounded-control object-cover"
          />
        ) : (
          <Logo className="size-12" />
        )}
        <span lang="en" dir="ltr" className="text-h2">
          {baseText.siteName.en}
        </span>
      </div>
      <h1 className="text-h3">
        <Two word="title">
          <Isolate>{order.number}</Isolate>
        </Two>
      </h1>
    </header>
  )
}

/** One line for each fact: its name at both ends, and its value in between. */
function Facts({ both }: { readonly both: InBoth }) {
  const { number, created_at: at } = both.ar
  const moment = new Date(at)
  return (
    <dl>
      <Fact word="number" value={<Isolate>{number}</Isolate>} />
      <Fact word="date" value={<Isolate>{`${riyadhDay(moment)} ${riyadhTime(moment)}`}</Isolate>} />
      <Fact
        word="state"
        value={<Both of={(locale) => common[locale][both[locale].outcome ?? both[locale].status]} />}
      />
      <Fact word="payment" value={<Both of={(locale) => both[locale].payment.name} />} />
      <Fact
        word="paymentState"
        value={<Both of={(locale) => common[locale][paymentLabel(both[locale])]} />}
      />
      <Fact word="delivery" value={<Both of={(locale) => both[locale].delivery_method.name} />} />
    </dl>
  )
}

function Fact({ word, value }: { readonly word: Word; readonly value: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-baseline gap-3 border-b border-hairline py-1.5">
      <dt className="contents">
        <span lang="ar" className="text-quiet">
          {words.ar[word]}
        </span>
        <span lang="en" dir="ltr" className="order-last text-quiet">
          {words.en[word]}
        </span>
      </dt>
      <dd className="text-center font-bold">{value}</dd>
    </div>
  )
}

/** A value in both languages; printed once if the two are equal. */
function Both({ of }: { readonly of: (locale: 'ar' | 'en') => string }) {
  return of('ar') === of('en') ? (
    <Name>{of('ar')}</Name>
  ) : (
    locales.map((locale, index) => (
      <span key={locale}>
        {index > 0 && ' · '}
        <Name lang={locale}>{of(locale)}</Name>
      </span>
    ))
  )
}

function Side({ of: title, both }: { readonly of: 'seller' | 'buyer'; readonly both: InBoth }) {
  const party: Party = both.ar[title]
  const { address } = both.ar
  return (
    <section className="rounded-control border border-hairline p-4">
      <h2 className="mb-1 text-meta text-quiet">
        <Two word={title} />
      </h2>
      <p className="font-bold">
        <Both of={(locale) => both[locale][title].name} />
      </p>
      {party.mobile && (
        <p>
          <Isolate>{party.mobile.startsWith('+') ? printMobile(party.mobile) : party.mobile}</Isolate>
        </p>
      )}
      {title === 'seller' && both.ar.vat && (
        <p className="text-meta">
          <Two word="vatNumber">
            <Isolate>{both.ar.vat.seller_number}</Isolate>
          </Two>
        </p>
      )}
      {title === 'buyer' && (
        <address className="text-meta not-italic">
          {address && <Parts of={[address.recipient_name, address.address, address.street]} />}
          <span className="block">
            <Both of={(locale) => both[locale].city.name} />
          </span>
          {address && (
            <Parts
              of={[address.region, [address.zip_code, address.short_address].filter(Boolean).join(' ')]}
            />
          )}
        </address>
      )}
    </section>
  )
}

/** The parts of an address, each on its line; empty parts are left out. */
function Parts({ of }: { readonly of: readonly string[] }) {
  return of.filter(Boolean).map((part) => (
    <span key={part} className="block">
      <Name>{part}</Name>
    </span>
  ))
}

/** A small text below the name of goods. */
function Small(props: Parameters<typeof Both>[0]) {
  return (
    <span className="block text-meta text-quiet">
      <Both {...props} />
    </span>
  )
}

function Lines({ both }: { readonly both: InBoth }) {
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
              {/* An offered good has no product page, so its line names the request. */}
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

function Totals({ both }: { readonly both: InBoth }) {
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

/** Whether the total is paid by hand: cash on delivery, unless the order came to nothing. */
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
