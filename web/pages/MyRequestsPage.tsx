import { createFileRoute } from '@tanstack/react-router'
import { MyRequests } from '../requests/MyRequests.tsx'
import { readOwnSearch } from '../requests/ownSearch.ts'
import { requestTitles } from '../requests/requestTitles.ts'

export const Route = createFileRoute('/profile/_framed/my-requests/')({
  validateSearch: readOwnSearch,
  staticData: { privateTitle: { title: requestTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <MyRequests search={Route.useSearch()} />
}
