import { createFileRoute } from '@tanstack/react-router'
import { accountTitles } from '../account/titleMessages.ts'
import { privateHead } from '../base/head.ts'
import { pageOfSearch } from '../base/search.ts'
import { MyFavorites } from '../favorites/MyFavorites.tsx'

export const Route = createFileRoute('/profile/_framed/my-favorites')({
  validateSearch: pageOfSearch,
  head: ({ match }) => privateHead(match.context, accountTitles.favorites),
  staticData: { phoneTitle: { title: accountTitles.favorites, up: '/profile/account' } },
  component: Page,
})

function Page() {
  const { page = 1 } = Route.useSearch()
  return <MyFavorites page={page} />
}
