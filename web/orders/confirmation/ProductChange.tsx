import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { printKilograms } from '#shared/base/quantity.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { marketOf } from '../../products/card.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { isolatedMoney } from '../moments.ts'
import { blockText, productText } from './messages.ts'
import type { ProductOrder } from './useProductOrder.ts'

/** Explains a change of stock or price since the form was opened, with a button or link to continue. */
export function ProductChange({ order }: { readonly order: ProductOrder }) {
  const t = useText(productText)
  const { soldOut, soldOutBody } = useText(blockText)
  const { product, bounds, weight, priceWas, tooMuch } = order
  const panel = useRef<HTMLDivElement>(null)
  const kind = !bounds ? 'gone' : tooMuch ? 'less' : priceWas !== undefined ? 'price' : null
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
      {kind === 'price' && <PriceChange order={order} />}
    </div>
  )
}

function PriceChange({
  order: { product, priceWas = product.price, agree },
}: {
  readonly order: ProductOrder
}) {
  const t = useText(productText)
  const locale = useLocale()
  const money = (riyals: number) => isolatedMoney(printMoney(halalasOf(riyals), locale))
  return (
    <Panel title={t.priceChanged} body={t.priceFromTo(money(priceWas), money(product.price))}>
      <Button kind="outlined" onClick={agree}>
        {t.agree}
      </Button>
    </Panel>
  )
}

function Panel({
  title,
  body,
  children,
}: {
  readonly title: string
  readonly body: string
  readonly children: React.ReactNode
}) {
  return (
    <div className="flex items-start gap-3 rounded-control bg-amber-tint p-4 text-dense">
      <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-amber" />
      <div className="min-w-0">
        <p className="font-bold text-amber">{title}</p>
        <p>{body}</p>
        <div className="mt-3">{children}</div>
      </div>
    </div>
  )
}
