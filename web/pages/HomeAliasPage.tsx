import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { Home } from '../home/Home.tsx'
import { HomeSkeleton } from '../home/HomeSkeleton.tsx'
import { homeHead, loadHome } from '../home/loadHome.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context, abortController }) => ({
    home: await loadHome(context, abortController.signal),
    head: homeHead(context.locale),
  }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  pendingMs: 300,
  pendingComponent: HomeSkeleton,
  component: Page,
})

function Page() {
  return <Home home={Route.useLoaderData().home} />
}
