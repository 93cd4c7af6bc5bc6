import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { beharTitles } from '../app/titles.ts'
import { OwnSubscription } from '../behar/subscription/OwnSubscription.tsx'

type Search = {
  /** The id of the renewal whose result is shown. */
  readonly renewal?: number | undefined
}

export const Route = createFileRoute('/profile/_framed/subscription')({
  validateSearch: ({ renewal }: Readonly<Record<string, unknown>>): Search => ({ renewal: wholeOf(renewal) }),
  staticData: {
    view: 'beharMarketMain',
    privateTitle: { title: beharTitles.subscription, up: '/profile/account' },
  },
  component: Page,
})

function Page() {
  const { renewal } = Route.useSearch()
  return <OwnSubscription renewal={renewal} />
}
