import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { landingTitle } from '../app/titles.ts'
import { LandingView } from '../landings/details/LandingView.tsx'
import { NotFound } from '../shell/NotFound.ts'

/** An arriving catch (contract, section 2, Arriving catches). */
export const Route = createFileRoute('/landings/$landingId')({
  // Loaded on demand, because the loaders of all routes are part of every first load.
  loader: async ({ context, params, abortController }) => {
    const { loadLanding } = await import('../landings/details/loadLanding.ts')
    return loadLanding(params.landingId, context, abortController.signal)
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: landingTitle, up: '/local-market' } },
  pendingMs: 300,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <LandingView data={Route.useLoaderData()} />
}
