import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Halalas } from '#shared/base/money.ts'
import { isDrawing } from '#shared/base/paths.ts'
import { type Grams, grams, printKilograms } from '#shared/base/quantity.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { marketOf, productLink, type Shelf } from '../../products/card.ts'
import { PreparationChoice } from '../../products/preparation/PreparationChoice.tsx'
import { QuantityStepper } from '../../products/QuantityStepper.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OriginBadge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { GoodsPicture } from './GoodsPanel.tsx'
import { blockText, confirmationText, productText } from './messages.ts'
import type { ProductOrder } from './useProductOrder.ts'

type ProductGoodsProps = { readonly order: ProductOrder; readonly shelf: Shelf }

/** The product, its price and seller, and the quantity to order. */
export function ProductGoods({ order, shelf }: ProductGoodsProps) {
  const t = useText(productText)
  const { goods } = useText(confirmationText)
  const { product, bounds, weight, subtotal } = order
  const image = order.prepared.image ?? product.image
  return (
    <Card as="section" aria-labelledby="goods" className="flex flex-col gap-4 md:p-6">
      <h2 id="goods" className="visually-hidden">
        {goods}
      </h2>
      <div className="flex items-center gap-4">
        <GoodsPicture image={image} drawn={isDrawing(image)} size="h-19 w-24" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-h3">
              <Link {...productLink(product.id, shelf)} className="hover:text-primary hover:underline">
                <Name>{product.name}</Name>
              </Link>
            </h3>
            <OriginBadge origin={product.origin} farmed={product.farmed} />
          </div>
          <p className="text-dense">
            <Money halalas={order.price} perKilogram />
          </p>
          <p className="truncate text-meta text-quiet">
            <Name>{product.seller.name}</Name> · {product.market.name}
          </p>
        </div>
      </div>
      <ProductChange order={order} />
      {bounds && (
        <PreparationChoice
          offered={product.preparations}
          chosen={order.prepared.code}
          onChoose={order.choose}
        />
      )}
      {bounds && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
          <p className="text-dense">
            <span className="font-bold">{t.quantity}</span>{' '}
            <span className="text-meta text-quiet">
              {t.available} <Kilograms kilograms={product.quantity} />
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
            <QuantityStepper
              weight={weight}
              bounds={bounds}
              step={halfKilogram}
              onChange={order.take}
              labels={{ less: t.less, more: t.more, quantity: t.quantityInKilograms }}
            />
            <Money halalas={subtotal} className="min-w-24 grow text-end" />
          </div>
        </div>
      )}
    </Card>
  )
}

const halfKilogram: Grams = grams(500)

/** Explains a change of stock, price or preparations since the form was opened, with a button or a link to continue. */
function ProductChange({ order }: { readonly order: ProductOrder }) {
  const t = useText(productText)
  const { soldOut, soldOutBody } = useText(blockText)
  const { product, prepared, bounds, weight, priceWas, tooMuch, preparationGone } = order
  const panel = useRef<HTMLDivElement>(null)
  const changed = preparationGone ? 'preparation' : priceWas !== undefined ? 'price' : null
  const kind = !bounds ? 'gone' : tooMuch ? 'less' : changed
  useEffect(() => {
    if (kind) panel.current?.focus()
  }, [kind])
  return (
    <div ref={panel} role="alert" tabIndex={-1} className="scroll-mt-24 outline-none empty:hidden">
      {kind === 'gone' && (
        <Panel title={soldOut} body={soldOutBody}>
          <ButtonLink
            kind="outlined"
            to={marketOf[product.origin]}
            search={{ fishId: [product.type_fish_id] }}
          >
            {t.similar}
          </ButtonLink>
        </Panel>
      )}
      {kind === 'less' && bounds && (
        <Panel title={t.lessLeft(printKilograms(bounds.most))} body={t.lessLeftBody(printKilograms(weight))}>
          <Button kind="outlined" onClick={() => order.take(bounds.most)}>
            {t.take(printKilograms(bounds.most))}
          </Button>
        </Panel>
      )}
      {kind === 'preparation' && (
        <Panel title={t.preparationGone(prepared.name)} body={t.preparationGoneBody}>
          <Button kind="outlined" onClick={() => order.choose('whole')}>
            {t.takeWhole}
          </Button>
        </Panel>
      )}
      {kind === 'price' && <PriceChange order={order} />}
    </div>
  )
}

function PriceChange({ order: { price, priceWas = price, agree } }: { readonly order: ProductOrder }) {
  const t = useText(productText)
  const locale = useLocale()
  const money = (amount: Halalas) => moneyText(amount, locale)
  return (
    <Panel title={t.priceChanged} body={t.priceFromTo(money(priceWas), money(price))}>
      <Button kind="outlined" onClick={agree}>
        {t.agree}
      </Button>
    </Panel>
  )
}

type PanelProps = { readonly title: string; readonly body: string; readonly children: ReactNode }

function Panel({ title, body, children }: PanelProps) {
  return (
    <Notice icon={CircleAlert} title={title}>
      <p>{body}</p>
      <div className="mt-3">{children}</div>
    </Notice>
  )
}
