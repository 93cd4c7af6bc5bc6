import { useId } from 'react'
import type { MatchingProduct } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { productLink } from '../../products/card.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { MatchRow } from '../matching/MatchRow.tsx'
import { matchText } from '../matching/messages.ts'
import { RequestPlate } from '../RequestPlate.tsx'

/** Goods on sale that match the user's own request, each with the matching fields; nothing without any. */
export function MatchingGoods({ matches }: { readonly matches: readonly MatchingProduct[] }) {
  const t = useText(matchText)
  const heading = useId()
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={t.goodsTitle} sub={t.goodsSub(matches.length)} />
      <Card padding="none" className="px-4">
        <ul className="divide-y divide-hairline">
          {matches.map((match) => (
            <Goods key={match.product.id} {...match} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Goods({ product, matched }: MatchingProduct) {
  const t = useText(matchText)
  const to = productLink(product.id, product.origin)
  return (
    <MatchRow
      plate={<RequestPlate image={product.image} plate={product.image === product.fish.image} />}
      title={
        <TextLink {...to}>
          <Name>{product.name}</Name>
        </TextLink>
      }
      about={
        <>
          <Name>{product.seller.name}</Name>
          {' · '}
          {product.city.name}
          {' · '}
          <Ago at={product.created_at} />
        </>
      }
      price={<Money riyals={product.price} perKilogram />}
      quantity={
        <>
          {t.available} <Kilograms kilograms={product.quantity} />
        </>
      }
      matched={matched}
      reader="requester"
      action={
        <ButtonLink {...to} kind="outlined" aria-label={t.buyNamed(product.name)}>
          {t.buy}
        </ButtonLink>
      }
    />
  )
}
