import { Link } from '@tanstack/react-router'
import type { SessionLot } from '#shared/auctions/sessions/contract.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { ResultBadge } from '../TimeStrip.tsx'
import { secondsOf } from '../times.ts'
import { sessionText } from './messages.ts'

type SessionLotsProps = {
  /** The id of the heading. */
  readonly id: string
  readonly title: string
  readonly lots: readonly SessionLot[]
}

/** The lots of a session with their place, price and closing. Renders nothing without lots. */
export function SessionLots({ id, title, lots }: SessionLotsProps) {
  if (lots.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-h3">
        {title}
      </h2>
      <Card padding="none" className="overflow-hidden">
        <ol className="divide-y divide-hairline">
          {lots.map((lot) => (
            <li key={lot.id} className="group relative flex items-center gap-3 px-3 py-2.5 hover:bg-tint">
              <Row lot={lot} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}

function Row({ lot }: { readonly lot: SessionLot }) {
  const t = useText(sessionText)
  const { id, place, name, image, fish_code, quantity, price, bids_count, status, ends_at, first_ends_at } =
    lot
  const over = status !== 'open' && status !== 'scheduled'
  const priceLabel = bids_count === 0 ? t.opening : over ? t.hammer : t.priceNow
  return (
    <>
      <Isolate className="w-7 shrink-0 text-center text-dense font-bold text-quiet">{String(place)}</Isolate>
      <Plate image={image} fit="whole" width={64} height={44} className="h-11 w-16" />
      <div className="min-w-0 grow">
        <p className="text-dense font-bold break-words">
          <Link
            to="/auctions/$auctionId"
            params={{ auctionId: String(id) }}
            className="after:absolute after:inset-0 group-hover:text-primary"
          >
            <Name>{name}</Name>
          </Link>
        </p>
        <DeviceName code={fish_code} className="block text-meta text-quiet" />
        <Dotted className="text-meta text-quiet">
          <Kilograms kilograms={quantity} />
          <span>{over && bids_count === 0 ? t.noBids : priceLabel}</span>
        </Dotted>
        {over && <ResultBadge status={status} />}
      </div>
      <div className="shrink-0 text-end">
        <p className="text-dense font-bold">
          {over && bids_count === 0 ? <span className="text-quiet">—</span> : <Money riyals={price} />}
        </p>
        <p className="text-meta text-quiet">
          {over ? t.closedAt : t.closesAt} <Isolate className="font-bold">{secondsOf(ends_at)}</Isolate>
        </p>
        {!over && ends_at > first_ends_at && (
          <p className="text-meta text-amber">{t.movedFrom(isolated(secondsOf(first_ends_at)))}</p>
        )}
      </div>
    </>
  )
}
