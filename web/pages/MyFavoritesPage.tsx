import { createFileRoute } from '@tanstack/react-router'
import { pageOfSearch } from '../app/search.ts'
import { accountTitles } from '../app/titles.ts'
import { MyFavorites } from '../favorites/MyFavorites.tsx'

export const Route = createFileRoute('/profile/_framed/my-favorites')({
  validateSearch: pageOfSearch,
  staticData: { privateTitle: { title: accountTitles.favorites, up: '/profile/account' } },
  component: Page,
})

function Page() {
  const { page = 1 } = Route.useSearch()
  return <MyFavorites page={page} />
}
