import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { LandingView } from '../landings/details/LandingView.tsx'
import { loadLanding } from '../landings/details/loadLanding.ts'
import { landingText } from '../landings/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

/** An arriving catch (contract, section 2, Arriving catches). */
export const Route = createFileRoute('/landings/$landingId')({
  loader: ({ context, params, abortController }) =>
    loadLanding(params.landingId, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: landingText.arrivingTitle, up: '/local-market' } },
  pendingMs: 300,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <LandingView data={Route.useLoaderData()} />
}
