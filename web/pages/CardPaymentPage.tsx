import { createFileRoute } from '@tanstack/react-router'
import { OwnQueries } from '../app/calls/OwnQueries.tsx'
import { wholeOf } from '../app/search.ts'
import { walletTitles } from '../app/titles.ts'
import { guard } from '../auth/guard.ts'
import { skeletonHydrated } from '../ui/states/Skeleton.tsx'
import { CardPayment } from '../wallet/card/CardPayment.tsx'
import { CardSkeleton } from '../wallet/card/CardSkeleton.tsx'

export const Route = createFileRoute('/profile/wallet/card/$chargeId')({
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, before: () => skeletonHydrated(location.pathname) }),
  staticData: { privateTitle: { title: walletTitles.card, up: '/profile/wallet' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CardSkeleton,
  component: Page,
})

function Page() {
  const { chargeId } = Route.useParams()
  return (
    <OwnQueries>
      <CardPayment chargeId={wholeOf(chargeId)} />
    </OwnQueries>
  )
}
