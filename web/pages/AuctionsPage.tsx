import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { Auctions } from '../auctions/list/Auctions.tsx'
import { readAuctionFilters } from '../auctions/list/filters.ts'
import { loadAuctionsPage } from '../auctions/list/loadAuctions.ts'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/auctions/')({
  validateSearch: readAuctionFilters,
  loaderDeps: ({ search }) => readAuctionFilters(search),
  loader: (visit) => loadAuctionsPage(visit),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.auctions, up: '/home' } },
  component: Page,
})

const root = getRouteApi('__root__')

function Page() {
  const { list, filters } = Route.useLoaderData()
  const { main } = root.useLoaderData()
  return <Auctions list={list} filters={filters} offered={main.data?.sections.auction ?? 0} />
}
