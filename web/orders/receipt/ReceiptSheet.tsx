import type { ReactNode } from 'react'
import { cityWithRegion } from '#shared/addresses/rules.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { printMobile } from '#shared/base/text/identity.ts'
import type { Order, Party } from '#shared/orders/contract.ts'
import { baseText } from '../../app/texts/messages.ts'
import { textIn } from '../../app/texts/text.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ordersText } from '../messages.ts'
import type { InBoth } from '../orderQueries.ts'
import { paymentLabel } from '../paymentLabel.ts'
import { ReceiptLines, ReceiptTotals } from './ReceiptLines.tsx'
import { Both, Two, type Word, words } from './ReceiptText.tsx'

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
      <ReceiptLines both={both} />
      <ReceiptTotals both={both} />
      <footer className="mt-auto border-t border-hairline pt-3 text-meta text-quiet">
        <Two word="notTax" />
      </footer>
    </article>
  )
}

const common = { ar: textIn(ordersText, 'ar'), en: textIn(ordersText, 'en') }

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
            <Both
              of={(locale) =>
                cityWithRegion(both[locale].city.name, both[locale].address?.region ?? '', locale)
              }
            />
          </span>
          {address && <Parts of={[[address.zip_code, address.short_address].filter(Boolean).join(' ')]} />}
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
