import { Link } from '@tanstack/react-router'
import { HandCoins } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { languageOf } from '#shared/base/text/language.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { OriginalTag } from '../../ui/values/Written.tsx'
import { requestCardText } from '../messages.ts'
import { offerPlace, RequestPlate } from '../RequestParts.tsx'
import type { CardRequest } from './card.ts'
import { RequestWishes } from './RequestWishes.tsx'

/** The user's relation to a request: its buyer, a seller with an open offer on it, another seller, or anybody else. */
export type CardReader = 'owner' | 'offered' | 'seller' | 'other'

type RequestCardProps = {
  readonly request: CardRequest
  /** Determines the action of the card. */
  readonly reader: CardReader
  /** True for the first row, whose pictures load eagerly. */
  readonly priority?: boolean
  readonly headingLevel?: 2 | 3
  /** Content between the facts and the foot: the matching fields, or the side that must act. */
  readonly children?: ReactNode
}

/**
 * A request in a list: species, buyer, place, quantity, price, deadline, number of offers, and one action. It is memoised, as
 * product cards are.
 */
export const RequestCard = memo(function RequestCard({
  request,
  reader,
  priority = false,
  headingLevel = 2,
  children,
}: RequestCardProps) {
  const t = useText(requestCardText)
  const { id, title, offers } = request
  const Heading = `h${headingLevel}` as const
  const step = reader === 'owner' && offers === 0 ? t.ownerWithout : t[reader]
  const to = wayTo(id, reader)
  return (
    <Card as="article" className={classes('group relative flex h-full flex-col', aligned)}>
      <div className="flex items-start gap-3 pb-3">
        <RequestPlate {...request} priority={priority} />
        <div className="min-w-0 grow">
          <Heading className="line-clamp-2 text-h3 text-pretty break-words">
            <Link
              {...to}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
            >
              <Name lang={languageOf(title)}>{title}</Name>
            </Link>
          </Heading>
          <OriginalTag of={title} />
          <p className="truncate text-meta text-quiet">{request.what.join(t.between)}</p>
          <p className="truncate text-meta text-quiet">
            {reader === 'owner' ? (
              <strong className="font-bold text-primary">{t.yours}</strong>
            ) : (
              <Name>{request.asker}</Name>
            )}
            {' · '}
            {request.city}
            {' · '}
            <Ago at={request.createdAt} />
          </p>
        </div>
      </div>
      <RequestWishes {...request} />
      <div className="flex flex-col">{children}</div>
      <div className="mt-auto flex items-center justify-between gap-2 border-t border-hairline pt-3">
        <p
          className={classes(
            'flex items-center gap-2 text-dense whitespace-nowrap',
            offers > 0 ? 'font-bold text-primary' : 'text-quiet',
          )}
        >
          <HandCoins aria-hidden size={20} className="shrink-0" />
          {t.offers(offers)}
        </p>
        <ButtonLink
          {...to}
          hash={reader === 'seller' || reader === 'offered' ? offerPlace : undefined}
          kind="outlined"
          className="relative"
          aria-label={t.named(step, title)}
        >
          {step}
        </ButtonLink>
      </div>
    </Card>
  )
})

/** Subgrid: neighbouring cards share the rows of their four parts, so a title of two lines shifts none of the parts. */
const aligned = 'md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 md:grid-cols-[minmax(0,1fr)]'

/** Two columns. The vertical gap is a margin of each item, because a subgrid would stretch over a row gap. */
export const requestGrid = 'grid gap-3 md:grid-cols-2 md:gap-x-5 md:gap-y-0'

/** Classes for each item of a grid of requests. */
export const requestItem =
  'min-w-0 md:row-span-4 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid md:gap-y-0 md:pb-5'

/** The link of the card; for the buyer, it opens the comparison of offers. */
function wayTo(id: number, reader: CardReader) {
  const params = { requestId: String(id) }
  return reader === 'owner'
    ? ({ to: '/profile/my-requests/$requestId', params } as const)
    : ({ to: '/requests/$requestId', params } as const)
}
