import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Address } from '#shared/addresses/contract.ts'
import type { Profile } from '#shared/auth/profile.ts'
import { limits } from '#shared/base/limits.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'
import { AddressSheet } from '../../addresses/AddressSheet.tsx'
import { addressText } from '../../addresses/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { UnverifiedNote } from '../../auth/UnverifiedNote.tsx'
import type { City } from '../../catalog/cities.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { CheckoutAddress } from './CheckoutAddress.tsx'
import { CheckoutDelivery } from './CheckoutDelivery.tsx'
import { CheckoutPayment } from './CheckoutPayment.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { chosenCity } from './deliveryRoute.ts'
import { checkoutText } from './messages.ts'
import { type CheckoutGoods, type Checkout as CheckoutState, useCheckout } from './useCheckout.ts'

export type CheckoutProps = {
  readonly profile: Profile
  readonly options: OrderOptions
  readonly cities: readonly City[]
  readonly goods: CheckoutGoods
  /** The goods, which are above the form. */
  readonly children: ReactNode
  /** Content below the confirm button. */
  readonly after?: ReactNode
}

/** The goods and the order form, with the summary next to them. On phones the summary is below, with a dock. */
export function Checkout({ profile, options, cities, goods, children, after }: CheckoutProps) {
  const checkout = useCheckout(goods, options, cities, profile)
  const t = useText(checkoutText)
  const unverified = !profile.mobile_verified
  return (
    <div className="mt-4 grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="flex min-w-0 flex-col gap-3 md:gap-5">
        {children}
        {unverified && <UnverifiedNote words={t} />}
        <Steps goods={goods} options={options} cities={cities} checkout={checkout} />
      </div>
      <CheckoutSummary
        checkout={checkout}
        goods={goods}
        available={options.wallet_available}
        formId={formId}
        refusedBecause={unverified ? t.unverified : null}
      >
        {after}
      </CheckoutSummary>
    </div>
  )
}

const formId = 'order-form'

type StepsProps = Pick<CheckoutProps, 'goods' | 'options' | 'cities'> & { readonly checkout: CheckoutState }

function Steps({ goods, options, cities, checkout }: StepsProps) {
  const t = useText(checkoutText)
  const { ref, typed, type, errors, methods, method, payment, sums, submit, book } = checkout
  const [edited, setEdited] = useState<Address | null>(null)
  const several = goods.parcels.length > 1
  const offered = cities.filter(({ id }) => options.cities.some((city) => city.id === id))
  const form = (
    <form
      ref={ref}
      id={formId}
      noValidate
      onSubmit={submit}
      aria-label={t.form}
      className="flex flex-col gap-3 md:gap-5"
    >
      <Problems checkout={checkout} />
      <CheckoutStep number={1} title={t.delivery}>
        <CheckoutDelivery
          methods={methods}
          chosen={typed.delivery_method_id}
          goods={goods}
          route={{ from: goods.origins, to: chosenCity(typed, book.addresses, offered), days: goods.days }}
          cities={options.cities}
          fixedBecause={goods.deliveryBecause}
          errors={errors.delivery_method_id}
          onChoose={(id) => type({ delivery_method_id: id })}
        />
      </CheckoutStep>
      <CheckoutStep number={2} title={t.address}>
        {method && !method.needs_address ? (
          <p className="text-dense text-quiet">{t.noAddress}</p>
        ) : (
          <CheckoutAddress
            addresses={book.addresses}
            cities={offered}
            typed={typed}
            errors={errors}
            type={type}
            onEdit={setEdited}
          />
        )}
        <Field label={several ? t.notes : t.note} optional hint={t.noteHint} errors={errors.body}>
          {(control) => (
            <TextArea
              {...control}
              name="body"
              dir="auto"
              maxLength={limits.text.note}
              value={typed.body}
              onChange={(event) => type({ body: event.target.value })}
              className="min-h-20!"
            />
          )}
        </Field>
      </CheckoutStep>
      <CheckoutStep number={3} title={t.payment}>
        <CheckoutPayment
          payments={options.payments}
          chosen={payment ? String(payment.id) : ''}
          total={sums.total}
          available={options.wallet_available}
          errors={errors.payment_id}
          onChoose={(id) => type({ payment_id: id })}
          onTopUp={(id) => type({ payment_id: id })}
        />
      </CheckoutStep>
    </form>
  )
  return (
    <>
      {form}
      <AddressSheet
        edited={edited}
        cities={offered}
        recipient=""
        onClose={() => setEdited(null)}
        onSaved={(address) => {
          book.change(address)
          setEdited(null)
        }}
      />
    </>
  )
}

/**
 * Shows links to the wrong fields, a refusal without a field, or an order that got no answer; such an order is also shown after
 * a reload.
 */
function Problems({ checkout }: { readonly checkout: CheckoutState }) {
  const { ref, errors, refusal, pending, attempts } = checkout
  const t = useText(checkoutText)
  const words = useText(addressText)
  const panel = useRef<HTMLDivElement>(null)
  const labels: Readonly<Record<string, string>> = {
    delivery_method_id: t.delivery,
    address_id: t.address,
    'address.recipient_name': words.recipient,
    city_id: words.city,
    'address.region': words.city,
    'address.address': words.place,
    'address.street': words.street,
    'address.zip_code': words.zip,
    'address.short_address': words.short,
    body: t.note,
    payment_id: t.payment,
  }
  const fields = Object.entries(labels)
    .filter(([name]) => name in errors)
    .map(([name, label]) => ({ name, label }))
  const reason = pending ? undefined : fields.length > 0 ? t.wrong : refusal?.message
  // A refusal without a field gets the focus, because the button may be far below it.
  const alone = (reason !== undefined && fields.length === 0) || (pending !== null && attempts > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed attempt moves the focus, also for the same reason.
  useEffect(() => {
    if (alone) panel.current?.focus()
  }, [alone, attempts])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={classes(
        'scroll-mt-24 outline-none',
        !pending && (reason === undefined ? 'absolute' : '-mt-3'),
      )}
    >
      {pending ? (
        <Unanswered checkout={checkout} />
      ) : (
        <FormTrouble reason={reason} fields={fields} onField={(name) => focusOn(ref.current, name)} />
      )}
    </div>
  )
}

/** Shown for an order that got no answer. Sending it again is safe, because it keeps its idempotency key. */
function Unanswered({ checkout: { leavePending } }: { readonly checkout: CheckoutState }) {
  const t = useText(checkoutText)
  const leave = async () => {
    const sure = await ask({
      title: t.giveUpAsk,
      body: t.giveUpBody,
      accept: t.giveUpYes,
      refuse: t.giveUpNo,
      grave: true,
    })
    if (sure) leavePending()
  }
  return (
    <Notice icon={WifiOff} title={t.unanswered} role="alert">
      <p>{t.unansweredBody}</p>
      <button type="button" className="touch mt-2 underline" onClick={() => void leave()}>
        {t.giveUp}
      </button>
    </Notice>
  )
}

function focusOn(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(controls[name] ?? name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}

/** The names of the controls of fields that have another name in the API. */
const controls: Readonly<Record<string, string>> = { 'address.region': 'city_id', address_id: 'place' }

/** One numbered section of the order form. */
function CheckoutStep({
  number,
  title,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}) {
  const id = `step-${number}`
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4 md:p-6">
      <h2 id={id} className="flex items-center gap-3 text-h3">
        <span
          aria-hidden="true"
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-tint text-meta text-primary"
        >
          <Isolate>{number}</Isolate>
        </span>
        {title}
      </h2>
      {children}
    </Card>
  )
}
