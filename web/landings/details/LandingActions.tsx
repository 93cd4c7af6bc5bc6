import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { paths } from '#shared/base/paths.ts'
import type { Landing } from '#shared/landings/contract.ts'
import { api } from '../../app/calls/api.ts'
import { OwnQueries } from '../../app/calls/OwnQueries.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { useOnNotification } from '../../notifications/useOnNotification.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ConfirmCard } from '../ConfirmCard.tsx'
import { detailsText } from './messages.ts'
import { ReservePart } from './ReservePart.tsx'

/** The actions of the reader on a catch: sign in, reserve, or, as its seller, confirm the landing. */
export function LandingActions({ landing }: { readonly landing: Landing }) {
  return (
    <OwnQueries>
      <ForReader landing={landing} />
    </OwnQueries>
  )
}

function ForReader({ landing }: { readonly landing: Landing }) {
  const t = useText(detailsText)
  const { state, profile } = useSession()
  if (profile?.id === landing.seller.id) return <OwnPart id={landing.id} />
  if (profile) return <ForBuyer landing={landing} />
  if (state === 'unknown' || state === 'loading') return <Skeleton className="h-40 rounded-card" />
  if (landing.status !== 'arriving') return null
  return (
    <ButtonLink wide size="main" to="/auth/sign-in" search={{ redirect: paths.landingDetails(landing.id) }}>
      {t.signIn}
    </ButtonLink>
  )
}

/** The catch of the reader, with its reservations and the confirmation of the landing. */
function OwnPart({ id }: { readonly id: number }) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['myLandings', locale],
    queryFn: ({ signal }) => api('GET profile/landings', { query: { limit: 100 } }, { locale, signal }),
  })
  const own = data?.landings.data.find((landing) => landing.id === id)
  return own ? <ConfirmCard landing={own} /> : <Skeleton className="h-40 rounded-card" />
}

function ForBuyer({ landing }: { readonly landing: Landing }) {
  const locale = useLocale()
  const router = useRouter()
  const queries = useQueryClient()
  const { data } = useQuery({
    // The landing changes the reservation, so a new state of the catch loads it anew.
    queryKey: ['reservations', landing.id, landing.status, locale],
    queryFn: ({ signal }) =>
      api('GET profile/reservations', { query: { landing_id: landing.id } }, { locale, signal }),
  })
  const onChanged = useCallback(async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['reservations'] }), router.invalidate()])
  }, [queries, router])
  useOnNotification(onChanged)
  if (!data) return <Skeleton className="h-40 rounded-card" />
  const [latest] = data.reservations.data
  return <ReservePart landing={landing} reservation={latest} onChanged={onChanged} />
}
