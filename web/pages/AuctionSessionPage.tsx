import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { loadSession } from '../auctions/sessions/loadSession.ts'
import { SessionView } from '../auctions/sessions/SessionView.tsx'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

/**
 * One auction session: its lots in order, and the current lot with its bids (contract, Auctions,
 * "Sessions").
 */
export const Route = createFileRoute('/auctions/sessions/$sessionId')({
  loader: ({ context, params, abortController }) =>
    loadSession(params.sessionId, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.auction, up: '/auctions' } },
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <SessionView data={Route.useLoaderData()} />
}
