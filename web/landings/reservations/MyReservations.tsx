import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { OrderHeld } from '../../products/details/held/OrderHeld.tsx'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { LandingTime } from '../LandingTime.tsx'
import { reservationStateText, reservationsText } from '../messages.ts'

/** The open reservations of the reader. Renders nothing without one. */
export function MyReservations() {
  const t = useText(reservationsText)
  const states = useText(reservationStateText)
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['reservations', 'open', locale],
    queryFn: ({ signal }) => api('GET profile/reservations', { query: { limit: 20 } }, { locale, signal }),
  })
  const open = data?.reservations.data.filter(({ status }) => status === 'waiting' || status === 'held') ?? []
  if (open.length === 0) return null
  return (
    <section aria-label={t.title} className="mb-6 flex flex-col gap-3">
      <h2 className="text-h3">{t.title}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {open.map((reservation) => {
          const { id, status, quantity, kept, landing } = reservation
          return (
            <Card as="li" key={id} className="flex flex-col gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Link
                  to="/landings/$landingId"
                  params={{ landingId: String(landing.id) }}
                  className="touch font-bold hover:text-primary"
                >
                  {landing.name} <Kilograms kilograms={status === 'held' ? kept : quantity} />
                </Link>
                <Badge tone={status === 'held' ? 'palm' : 'amber'}>{states[status]}</Badge>
              </div>
              {status === 'waiting' && (
                <LandingTime at={landing.lands_at} className="text-dense text-quiet" />
              )}
              {status === 'held' && <OrderHeld reservation={reservation} />}
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
