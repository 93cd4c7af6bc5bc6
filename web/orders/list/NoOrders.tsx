import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import type { OrderSide } from '../orderQueries.ts'
import { orderPaths } from '../orderQueries.ts'
import { familyOf, isNarrowed, listOf, type OrderSearch } from './listSearch.ts'
import { listText } from './messages.ts'

/** The empty list, with a link to the first page, to all orders or to the market. */
export function NoOrders({
  side,
  search,
  total,
}: {
  readonly side: OrderSide
  readonly search: OrderSearch
  readonly total: number
}) {
  const t = useText(listText)
  const path = orderPaths[side].list
  if (total > 0) {
    return (
      <EmptyList
        title={t.emptyPage}
        step={
          <ButtonLink to={path} search={{ ...search, page: undefined }}>
            {t.firstPage}
          </ButtonLink>
        }
      />
    )
  }
  const family = familyOf(search)
  const narrowed = isNarrowed(search)
  if (search.status || narrowed) {
    const mine = search.status === 'mine' && !narrowed
    return (
      <EmptyList
        title={mine ? t.nothingMine : search.s || search.period ? t.nothingFound : t.nothingHere}
        body={mine ? t.nothingMineBody : undefined}
        step={
          <ButtonLink to={path} search={listOf(family)}>
            {t.showAll}
          </ButtonLink>
        }
      />
    )
  }
  if (family === 'offers') return <NoOffers side={side} />
  return side === 'seller' ? (
    <EmptyList title={t.noSales} body={t.noSalesBody} step={null} />
  ) : (
    <EmptyList
      title={t.noPurchases}
      body={t.noPurchasesBody}
      step={<ButtonLink to="/local-market">{t.toMarket}</ButtonLink>}
    />
  )
}

/** The empty list of orders of offers, with a link to the requests. */
function NoOffers({ side }: { readonly side: OrderSide }) {
  const t = useText(listText)
  return side === 'seller' ? (
    <EmptyList
      title={t.noOfferSales}
      body={t.noOfferSalesBody}
      step={<ButtonLink to="/requests">{t.toRequests}</ButtonLink>}
    />
  ) : (
    <EmptyList
      title={t.noOfferPurchases}
      body={t.noOfferPurchasesBody}
      step={<ButtonLink to="/profile/add-request">{t.toAsk}</ButtonLink>}
    />
  )
}

function EmptyList({
  title,
  body,
  step,
}: {
  readonly title: string
  readonly body?: string | undefined
  readonly step: ReactNode
}) {
  return (
    // No shadow on a wide screen, because there the card of the list surrounds this card.
    <Card className="xl:shadow-none">
      <Empty scene="fish" title={title} body={body} actions={step} />
    </Card>
  )
}
