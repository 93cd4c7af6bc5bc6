import { createFileRoute } from '@tanstack/react-router'
import { requestTitles } from '../app/titles.ts'
import { MyRequests } from '../requests/myRequests/MyRequests.tsx'
import { readOwnSearch } from '../requests/myRequests/search.ts'

export const Route = createFileRoute('/profile/_framed/my-requests/')({
  validateSearch: readOwnSearch,
  staticData: { privateTitle: { title: requestTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <MyRequests search={Route.useSearch()} />
}
