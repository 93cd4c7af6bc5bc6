import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Profile } from '#shared/auth/profile.ts'
import { printKilograms, toKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { productLink, type Shelf } from '../../products/card.ts'
import { useQuantityHeld } from '../../products/quantityHold.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Checkout } from '../checkout/Checkout.tsx'
import { ConfirmationFrame } from '../checkout/ConfirmationFrame.tsx'
import { type ConfirmationData, type Form, showPlaced } from '../checkout/loadCheckout.ts'
import { checkoutText } from '../checkout/messages.ts'
import { leadToPayment } from '../placed/placePayment.ts'
import { ConfirmationGoods } from './ConfirmationGoods.tsx'
import { confirmationText } from './messages.ts'
import { dropWanted, type OrderFacts, useConfirmation, wantedOf } from './useConfirmation.ts'

type ConfirmationProps = {
  readonly productId: number
  readonly shelf: Shelf
  readonly data: ConfirmationData
  /** Kilograms that the address asks for. */
  readonly quantity: number | undefined
}

/** Ordering one product: the form, what came of it, or why it cannot be (specification, section 2, productConfirmation). */
export function Confirmation({ productId, shelf, data, quantity }: ConfirmationProps) {
  const t = useText(checkoutText)
  const crumbs = data.form && <Crumbs productId={productId} shelf={shelf} form={data.form} />
  return (
    <ConfirmationFrame title={t.confirmation} crumbs={crumbs} data={data}>
      {({ form }, profile) => (
        <FormOf form={form} productId={productId} shelf={shelf} quantity={quantity} profile={profile} />
      )}
    </ConfirmationFrame>
  )
}

function Crumbs({
  productId,
  shelf,
  form,
}: Pick<ConfirmationProps, 'productId' | 'shelf'> & { readonly form: Form<OrderFacts> }) {
  const t = useText(checkoutText)
  const words = useText(confirmationText)
  const name = form.facts?.product.name ?? words.goods
  return (
    <Breadcrumbs crumbs={[{ label: name, link: productLink(productId, shelf) }, { label: t.confirmation }]} />
  )
}

type FormProps = Omit<ConfirmationProps, 'data'> & {
  readonly form: Form<OrderFacts>
  readonly profile: Profile
}

function FormOf({ form, productId, shelf, quantity, profile }: FormProps) {
  const t = useText(confirmationText)
  const router = useRouter()
  if (form.facts) {
    const facts = form.facts
    return (
      <Ordering
        key={productId}
        facts={facts}
        shelf={shelf}
        quantity={quantity}
        profile={profile}
        cities={form.cities}
      />
    )
  }
  const { refusal } = form
  if (refusal.status === 0 || refusal.status >= 500) {
    return <ErrorState title={t.failed} refusal={refusal} onRetry={() => void router.invalidate()} />
  }
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={refusal.code === 'out_of_stock' ? t.soldOut : t.refused}
      body={refusal.code === 'out_of_stock' ? t.soldOutBody : refusal.message}
      actions={<ButtonLink {...productLink(productId, shelf)}>{t.backToProduct}</ButtonLink>}
    />
  )
}

function Ordering({
  facts,
  cities,
  shelf,
  quantity,
  profile,
}: {
  readonly facts: OrderFacts
  readonly cities: Extract<Form<OrderFacts>, { refusal: null }>['cities']
  readonly shelf: Shelf
  readonly quantity: number | undefined
  readonly profile: Profile
}) {
  const t = useText(checkoutText)
  const navigate = useNavigate()
  const scope = `${profile.id}:product:${facts.product.id}`
  const state = useConfirmation(facts, wantedOf(quantity), scope)
  const { product, bounds, weight, subtotal, live } = state
  const held = useQuantityHeld()
  const changed = state.tooMuch || state.priceWas !== undefined
  return (
    <Checkout
      profile={profile}
      options={live}
      cities={cities}
      goods={{
        scope,
        parcels: [
          {
            key: String(product.id),
            name: t.goodsOf(product.name, printKilograms(weight)),
            subtotal,
          },
        ],
        cityId: product.city.id,
        places: [product.market.name],
        refusedBecause: !bounds ? t.nothingLeft : changed ? t.changesFirst : held ? t.quantityFirst : null,
        orderingOf: (form) => ({
          of: 'product',
          id: product.id,
          body: {
            ...form,
            sale_type: 'normal',
            quantity: toKilograms(weight),
            expected_price: product.price,
          },
        }),
        stillSo: state.stillSo,
        onPlaced: async (placed) => {
          dropWanted(scope)
          await navigate({ to: '.', search: { placed: showPlaced(placed) }, replace: true })
          leadToPayment(placed)
        },
      }}
    >
      <ConfirmationGoods state={state} shelf={shelf} />
    </Checkout>
  )
}
