import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { pageOfSearch } from '../app/search.ts'
import { loadSpecials, specialsHead } from '../products/specials/loadSpecials.ts'
import { SpecialProducts } from '../products/specials/SpecialProducts.tsx'
import { SpecialProductsSkeleton } from '../products/specials/SpecialProductsSkeleton.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/special-products/')({
  validateSearch: pageOfSearch,
  loaderDeps: ({ search }) => pageOfSearch(search),
  loader: async ({ context, deps, abortController }) => ({
    list: await loadSpecials(context, deps.page, abortController.signal),
    head: specialsHead(context.locale),
  }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.specials, up: '/home' } },
  pendingMs: 300,
  pendingComponent: SpecialProductsSkeleton,
  component: Page,
})

function Page() {
  return <SpecialProducts list={Route.useLoaderData().list} />
}
