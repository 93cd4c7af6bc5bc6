import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#shared/base/paths.ts'
import type { Landing } from '#shared/landings/contract.ts'
import { api } from '../../app/calls/api.ts'
import { newQueryClient } from '../../app/calls/queryClient.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { detailsText } from './messages.ts'
import { OwnPart } from './OwnPart.tsx'
import { ReservePart } from './ReservePart.tsx'

/** What the reader can do with a catch: sign in, reserve, or, as its seller, confirm the landing. */
export function LandingActions({ landing }: { readonly landing: Landing }) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ForReader landing={landing} />
    </QueryClientProvider>
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

function ForBuyer({ landing }: { readonly landing: Landing }) {
  const locale = useLocale()
  const router = useRouter()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['reservations', landing.id, locale],
    queryFn: ({ signal }) =>
      api('GET profile/reservations', { query: { landing_id: landing.id } }, { locale, signal }),
  })
  if (!data) return <Skeleton className="h-40 rounded-card" />
  const [latest] = data.reservations.data
  const onChanged = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['reservations'] }), router.invalidate()])
  }
  return <ReservePart landing={landing} reservation={latest} onChanged={onChanged} />
}
