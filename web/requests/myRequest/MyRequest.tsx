import { Navigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useCallback, useId } from 'react'
import type { MatchingProduct, RequestDetails } from '#shared/requests/contract.ts'
import type { Refusal } from '../../app/calls/api.ts'
import { useAfter } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { productLink } from '../../products/card.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { deadlineOf } from '../deadlines.ts'
import { RequestBoxes } from '../details/RequestSkeleton.tsx'
import { RequestView } from '../details/RequestView.tsx'
import { MatchRow } from '../matching/MatchRow.tsx'
import { matchText } from '../matching/messages.ts'
import { useCloseRequest } from '../myRequests/useCloseRequest.ts'
import { useRequest, useRequestCache } from '../queries.ts'
import { RequestPlate } from '../RequestParts.tsx'
import { EditRequest } from './EditRequest.tsx'
import { compareText } from './messages.ts'
import { OwnOffers } from './OwnOffers.tsx'

type MyRequestProps = { readonly id: number | undefined; readonly edits: boolean }

/**
 * The user's own request with its offers, or its edit form. For a request of somebody else, redirects to its public page.
 */
export function MyRequest({ id, edits }: MyRequestProps) {
  const t = useText(compareText)
  const { data, error, isFetching, refetch } = useRequest(id ?? 0, id !== undefined)
  if (id === undefined || (error as Refusal | null)?.code === 'not_found') return <NoSuchRequest />
  if (!data && !error) return <RequestBoxes />
  if (!data) {
    return (
      <ErrorState
        title={t.failed}
        refusal={error as Refusal}
        onRetry={() => void refetch()}
        busy={isFetching}
        headingLevel={1}
      />
    )
  }
  if (!data.is_owner) return <Navigate to="/requests/$requestId" params={{ requestId: String(id) }} replace />
  return edits ? <EditRequest request={data} /> : <Own request={data} />
}

function Own({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const titles = useText(requestTitles)
  const { refresh } = useRequestCache()
  useAfter(
    deadlineOf(request),
    useCallback(() => void refresh(), [refresh]),
  )
  return (
    <>
      <Breadcrumbs
        className="mb-3"
        crumbs={[
          { label: t.account, link: { to: '/profile/account' } },
          { label: titles.mine, link: { to: '/profile/my-requests' } },
          { label: request.number },
        ]}
      />
      <RequestView request={request} actions={request.status === 'open' && <Actions request={request} />}>
        <OwnOffers request={request} />
        <MatchingGoods matches={request.matches} />
      </RequestView>
    </>
  )
}

/** The actions on an open request: edit and close. */
function Actions({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const { busy, close } = useCloseRequest(request)
  return (
    <>
      <ButtonLink
        kind="outlined"
        icon={Pencil}
        to="/profile/my-requests/$requestId"
        params={{ requestId: String(request.id) }}
        search={{ edit: true }}
      >
        {t.edit}
      </ButtonLink>
      <Button kind="refusal" busy={busy} onClick={() => void close()}>
        {t.close}
      </Button>
    </>
  )
}

function NoSuchRequest() {
  const t = useText(compareText)
  const titles = useText(requestTitles)
  return (
    <EmptyPage title={t.none} actions={<ButtonLink to="/profile/my-requests">{titles.mine}</ButtonLink>} />
  )
}

/** Goods on sale that match the user's own request, each with the matching fields; renders nothing if there are none. */
function MatchingGoods({ matches }: { readonly matches: readonly MatchingProduct[] }) {
  const t = useText(matchText)
  const heading = useId()
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={t.goodsTitle} sub={t.goodsSub(matches.length)} />
      <Card padding="none" className="px-4">
        <p className="border-b border-hairline py-3 text-meta text-quiet">{t.goodsOrder}</p>
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
        <Dotted>
          <Name>{product.seller.name}</Name>
          {product.fish_type.name}
          {product.city.name}
          <Ago at={product.created_at} />
        </Dotted>
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
