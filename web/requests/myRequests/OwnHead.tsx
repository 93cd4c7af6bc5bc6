import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Request } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { RequestPlate } from '../RequestPlate.tsx'
import { ownText } from './messages.ts'

type OwnHeadProps = {
  readonly request: Pick<Request, 'title' | 'number' | 'image' | 'has_image' | 'city' | 'asker'>
  /** The link of the whole card. */
  readonly link:
    | { readonly to: '/profile/my-requests/$requestId'; readonly params: { readonly requestId: string } }
    | { readonly to: '/requests/$requestId'; readonly params: { readonly requestId: string } }
  /** When it was requested or offered. */
  readonly at: string
  readonly badge: ReactNode
  /** Somebody else's request: shows the buyer's initials. */
  readonly foreign?: boolean
}

/** The head of a card: plate, title, state, number, buyer, place and age. */
export function OwnHead({ request, link, at, badge, foreign = false }: OwnHeadProps) {
  const t = useText(ownText)
  return (
    <div className="flex items-start gap-3">
      <RequestPlate image={request.image} plate={!request.has_image} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <h2 className="min-w-0 text-h3 break-words">
            <Link {...link} className="after:absolute after:inset-0 after:rounded-card">
              <Name>{request.title}</Name>
            </Link>
          </h2>
          {badge}
        </div>
        <p className="truncate text-meta text-quiet">
          {t.number(request.number)}
          {' · '}
          {foreign && (
            <>
              <Name>{request.asker.name}</Name>
              {' · '}
            </>
          )}
          {request.city.name}
          {' · '}
          <Ago at={at} />
        </p>
      </div>
    </div>
  )
}
