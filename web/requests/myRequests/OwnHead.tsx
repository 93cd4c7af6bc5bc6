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
  /** Where the whole card leads. */
  readonly way:
    | { readonly to: '/profile/my-requests/$requestId'; readonly params: { readonly requestId: string } }
    | { readonly to: '/requests/$requestId'; readonly params: { readonly requestId: string } }
  /** When it was asked or offered. */
  readonly at: string
  readonly badge: ReactNode
  /** Somebody else's: by first letters. */
  readonly foreign?: boolean
}

/** The head of a card among one's own: plate, title and state, its number, whose it is, where and since when. */
export function OwnHead({ request, way, at, badge, foreign = false }: OwnHeadProps) {
  const t = useText(ownText)
  return (
    <div className="flex items-start gap-3">
      <RequestPlate image={request.image} plate={!request.has_image} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <h2 className="min-w-0 text-h3 break-words">
            <Link {...way} className="after:absolute after:inset-0 after:rounded-card">
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
