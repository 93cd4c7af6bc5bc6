import { Link } from '@tanstack/react-router'
import { HandCoins } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { requestCardText } from '../messages.ts'
import { offerPlace } from '../offerPlace.ts'
import { RequestPlate } from '../RequestPlate.tsx'
import type { CardRequest } from './card.ts'
import { RequestWishes } from './RequestWishes.tsx'

/** How the reader stands to a request: who asked, a seller with an open offer on it, one without, anybody else. */
export type CardReader = 'owner' | 'offered' | 'seller' | 'other'

type RequestCardProps = {
  readonly request: CardRequest
  /** Decides the one action. */
  readonly reader: CardReader
  /** First row only: its pictures are wanted at once. */
  readonly priority?: boolean
  readonly headingLevel?: 2 | 3
  /** What is said between what is asked and the foot: why it matches, whose turn it is. */
  readonly children?: ReactNode
}

/** A request in a list: what, who asks and where, how much for how much and until when, its offers and one step. */
export function RequestCard({
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
              <Name>{title}</Name>
            </Link>
          </Heading>
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
}

/** In a grid the four parts of neighbours share their rows: a title of two lines moves none of them. */
const aligned = 'md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 md:grid-cols-[minmax(0,1fr)]'

/** Two beside each other; what lies between two rows of cards is each item's own, or it would stretch their parts. */
export const requestGrid = 'grid gap-3 md:grid-cols-2 md:gap-x-5 md:gap-y-0'

/** For each item of such a grid. */
export const requestItem =
  'min-w-0 md:row-span-4 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid md:gap-y-0 md:pb-5'

/** Who asked is led to where offers are compared. */
function wayTo(id: number, reader: CardReader) {
  const params = { requestId: String(id) }
  return reader === 'owner'
    ? ({ to: '/profile/my-requests/$requestId', params } as const)
    : ({ to: '/requests/$requestId', params } as const)
}
