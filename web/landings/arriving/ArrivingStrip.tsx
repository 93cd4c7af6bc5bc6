import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { use } from 'react'
import { isDrawing } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ArrivingBadge, LandingTime } from '../LandingTime.tsx'
import { landingText } from '../messages.ts'
import type { CardLanding } from './arriving.ts'

type StripProps = { readonly landings: readonly CardLanding[] | Promise<readonly CardLanding[]> }

/** The catches that arrive next, as a row to swipe. Renders nothing if there are none, and suspends until they are loaded. */
export function ArrivingStrip({ landings: given }: StripProps) {
  const landings = given instanceof Promise ? use(given) : given
  const t = useText(landingText)
  if (landings.length === 0) return null
  return (
    <section aria-label={t.arrivingTitle} className="my-4">
      <h2 className="text-h3">{t.arrivingTitle}</h2>
      <p className="text-meta text-quiet">{t.arrivingSub}</p>
      <ul className="quiet-scroll -mx-4 mt-2 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2">
        {landings.map((landing) => (
          <li key={landing.id} className="w-72 flex-none snap-start">
            <ArrivingCard landing={landing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A catch in a list: picture, badge, name, landing time and place, estimated weight and price. */
export function ArrivingCard({ landing }: { readonly landing: CardLanding }) {
  const t = useText(landingText)
  const { id, name, fish, image, expected, free, price, lands_at, place } = landing
  return (
    <Card padding="none" className="group relative flex h-full gap-3 p-3">
      <div className="ice size-22 shrink-0 overflow-hidden rounded-card">
        <Picture
          image={image}
          alt=""
          width={88}
          height={88}
          sizes="88px"
          className={classes('size-full', isDrawing(image) ? 'object-contain p-1' : 'object-cover')}
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-0.5 text-meta">
        <div className="flex flex-wrap items-center gap-2">
          <ArrivingBadge />
          <LandingTime at={lands_at} className="font-bold" />
        </div>
        <h3 className="truncate text-h3">
          <Link
            to="/landings/$landingId"
            params={{ landingId: String(id) }}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
          >
            {name}
          </Link>
          <DeviceName code={fish} className="ms-2 text-meta font-normal text-quiet" />
        </h3>
        <p className="flex min-w-0 items-center gap-1 text-quiet">
          <MapPin aria-hidden size={14} className="shrink-0" />
          <span className="truncate">{place}</span>
        </p>
        <p className="flex flex-wrap justify-between gap-x-2">
          <Money riyals={price} perKilogram />
          <span className="text-quiet">
            {free === 0 ? (
              t.all
            ) : (
              <>
                {t.about} <Kilograms kilograms={expected} />
              </>
            )}
          </span>
        </p>
      </div>
    </Card>
  )
}
