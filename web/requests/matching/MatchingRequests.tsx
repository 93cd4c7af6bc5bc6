import { useId, useState } from 'react'
import { languageOf } from '#shared/base/text/language.ts'
import type { MatchingRequest } from '#shared/requests/contract.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { OriginalTag } from '../../ui/values/Written.tsx'
import { useMatchingRequests } from '../queries.ts'
import { offerPlace, RequestPlate } from '../RequestParts.tsx'
import { MatchRow } from './MatchRow.tsx'
import { matchText } from './messages.ts'

/** Open requests that match the user's own product, each with the matching fields and a link to the offer form. */
export function MatchingRequests({
  productId,
  onlyIfAny = false,
}: {
  readonly productId: number
  /** True for an addition to a page, which renders nothing until there are matches. */
  readonly onlyIfAny?: boolean
}) {
  const t = useText(matchText)
  const base = useText(baseText)
  const heading = useId()
  const { data, isError, isFetching, refetch } = useMatchingRequests(productId)
  if (onlyIfAny && !data?.length) return null
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="text-h3">
        {t.requestsTitle}
      </h2>
      {data ? (
        <>
          <p className="text-meta text-quiet">{t.requestsCount(data.length)}</p>
          <Requests matches={data} />
        </>
      ) : isError ? (
        <p className="flex flex-wrap items-center gap-x-2 text-meta text-quiet">
          {t.requestsFailed}
          <Button kind="text" busy={isFetching} onClick={() => void refetch()}>
            {base.retry}
          </Button>
        </p>
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="mt-1 h-4 w-40" />
        </>
      )}
    </Card>
  )
}

/** The number of matches that are shown before the user opens the whole list. */
const shownAtFirst = 2

function Requests({ matches }: { readonly matches: readonly MatchingRequest[] }) {
  const t = useText(matchText)
  const [all, setAll] = useState(false)
  const shown = all ? matches : matches.slice(0, shownAtFirst)
  return (
    <>
      <ul className="divide-y divide-hairline">
        {shown.map((match) => (
          <Request key={match.request.id} {...match} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button kind="text" wide onClick={() => setAll(true)}>
          {t.all(matches.length)}
        </Button>
      )}
    </>
  )
}

function Request({ request, matched }: MatchingRequest) {
  const t = useText(matchText)
  const to = { to: '/requests/$requestId', params: { requestId: String(request.id) } } as const
  return (
    <MatchRow
      plate={<RequestPlate image={request.image} plate={!request.has_image} />}
      title={
        <>
          <TextLink {...to}>
            <Name lang={languageOf(request.title)}>{request.title}</Name>
          </TextLink>
          <OriginalTag of={request.title} />
        </>
      }
      about={
        <Dotted>
          <Name>{request.asker.name}</Name>
          {request.city.name}
          {request.needed_by === null ? (
            <Ago at={request.created_at} />
          ) : (
            <span>
              {t.neededBy} <Isolate className="whitespace-nowrap">{request.needed_by}</Isolate>
            </span>
          )}
        </Dotted>
      }
      price={
        request.price === null ? (
          <span className="text-quiet">{t.noPrice}</span>
        ) : (
          <span>
            <span className="text-meta text-quiet">{t.upTo}</span>{' '}
            <Money riyals={request.price} perKilogram />
          </span>
        )
      }
      quantity={
        <>
          {t.wanted} <Kilograms kilograms={request.quantity} />
        </>
      }
      matched={matched}
      reader="seller"
      action={
        <ButtonLink {...to} hash={offerPlace} kind="outlined" aria-label={t.offerNamed(request.title)}>
          {t.offer}
        </ButtonLink>
      }
    />
  )
}
