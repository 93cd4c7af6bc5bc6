import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { requestTitles } from '../app/titles.ts'
import { AddRequest } from '../requests/add/AddRequest.tsx'

export const Route = createFileRoute('/profile/_framed/add-request')({
  validateSearch: (search): { copyOf?: number | undefined; fishId?: number | undefined } => ({
    copyOf: wholeOf(search.copyOf),
    fishId: wholeOf(search.fishId),
  }),
  staticData: { privateTitle: { title: requestTitles.add, up: '/profile/my-requests' } },
  component: Page,
})

function Page() {
  const { copyOf, fishId } = Route.useSearch()
  return <AddRequest key={`${copyOf}:${fishId}`} copyOf={copyOf} fishId={fishId} />
}
