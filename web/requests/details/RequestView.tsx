import type { ReactNode } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { languageOf } from '#shared/base/text/language.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { OriginalTag, Written } from '../../ui/values/Written.tsx'
import { RequestBadge } from '../RequestParts.tsx'
import { requestText } from './messages.ts'

type RequestViewProps = {
  readonly request: RequestDetails
  /** The owner's actions on the whole request. */
  readonly actions?: ReactNode
  /** The part about offers, which depends on the user's role. */
  readonly children: ReactNode
}

/** A request, with the part about offers below it. */
export function RequestView({ request, actions, children }: RequestViewProps) {
  return (
    <article className="flex flex-col gap-5 md:gap-8">
      <RequestHead request={request} actions={actions} />
      {children}
    </article>
  )
}

type RequestHeadProps = {
  readonly request: RequestDetails
  /** The actions on the whole request: at the end of the card on a wide screen, below the facts on a phone. */
  readonly actions?: ReactNode
}

/** The head of a request: plate, title, state, buyer, deadline, description and facts. */
function RequestHead({ request, actions }: RequestHeadProps) {
  const { title, body, status, image, has_image } = request
  return (
    <Card as="section" padding="details" aria-labelledby="request" className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2">
          <Plate
            image={image}
            fit={has_image ? 'photo' : 'drawing'}
            width={128}
            height={96}
            priority
            className="h-19 w-24 md:row-span-2 md:h-24 md:w-32"
          />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 id="request" className="min-w-0 text-h2 break-words">
                <Name lang={languageOf(title)}>{title}</Name>
              </h1>
              <RequestBadge status={status} />
            </div>
            <OriginalTag of={title} />
            <Whose request={request} />
          </div>
          {body && (
            <p className="col-span-2 md:col-span-1">
              <Written text={body} />
            </p>
          )}
        </div>
        {actions && <Placed wide>{actions}</Placed>}
      </div>
      <RequestFacts request={request} />
      {actions && <Placed wide={false}>{actions}</Placed>}
    </Card>
  )
}

/** Number, buyer (only initials for others), place, and the times of creation and closing. */
function Whose({ request }: RequestHeadProps) {
  const t = useText(requestText)
  const { number, is_owner, asker, city, created_at, closes_at, status } = request
  return (
    <Dotted className="text-meta text-quiet">
      {is_owner ? t.yourNumber(number) : t.number(number)}
      {!is_owner && <Name>{asker.name}</Name>}
      {city.name}
      <Isolate className="whitespace-nowrap">{riyadhDay(new Date(created_at))}</Isolate>
      {status === 'open' && (
        <span className="whitespace-nowrap">{t.closes(riyadhDay(new Date(closes_at)))}</span>
      )}
    </Dotted>
  )
}

/**
 * Renders the actions on wide screens only (`wide`) or on phones only. Only the owner has actions; the owner's page is
 * rendered in the browser, so the width is known.
 */
function Placed({ wide, children }: { readonly wide: boolean; readonly children: ReactNode }) {
  if (useWide() !== wide) return null
  return <div className={wide ? 'flex shrink-0 gap-3' : 'grid grid-cols-2 gap-3'}>{children}</div>
}

/**
 * The quantity, the buyer's price, the deadline and the market price; also size, quality and weight if they are given.
 */
function RequestFacts({ request }: { readonly request: RequestDetails }) {
  const t = useText(requestText)
  const { is_owner, quantity, price, needed_by, market_price, fish, size, quality, weight } = request
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-hairline pt-4 md:grid-cols-4">
      <Fact term={t.quantity}>
        <Kilograms kilograms={quantity} />
      </Fact>
      <Fact term={is_owner ? t.yourPrice : t.price}>
        {price === null ? <None>{t.noPrice}</None> : <Money riyals={price} perKilogram />}
      </Fact>
      <Fact term={is_owner ? t.yourNeed : t.neededBy}>
        {needed_by === null ? <None>{t.noDay}</None> : <Isolate>{needed_by}</Isolate>}
      </Fact>
      {market_price ? (
        <Fact term={market_price.basis === 'sold' ? t.averageSold(fish.name) : t.averageAsked(fish.name)}>
          <Money riyals={market_price.average} perKilogram />
        </Fact>
      ) : (
        <Fact term={t.average}>
          <None>{t.noAverage}</None>
        </Fact>
      )}
      {size && <Fact term={t.size}>{size.name}</Fact>}
      {quality && <Fact term={t.quality}>{quality.name}</Fact>}
      {weight !== null && (
        <Fact term={t.weight}>
          <Kilograms kilograms={weight} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-quiet">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}

function None({ children }: { readonly children: string }) {
  return <span className="font-normal text-quiet">{children}</span>
}
