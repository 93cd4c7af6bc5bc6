import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../base/head.ts'
import { Home } from '../home/Home.tsx'
import { HomeSkeleton } from '../home/HomeSkeleton.tsx'
import { homeHead } from '../home/homeHead.ts'
import { loadHome } from '../home/loadHome.ts'

export const Route = createFileRoute('/')({
  loader: ({ context, abortController }) => loadHome(context, abortController.signal),
  head: ({ match }) => pageHead(match.context, homeHead(match.context.locale)),
  pendingMs: 300,
  pendingComponent: HomeSkeleton,
  component: Page,
})

function Page() {
  return <Home home={Route.useLoaderData()} />
}
