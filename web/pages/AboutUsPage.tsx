import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { AboutSkeleton } from '../home/about/AboutSkeleton.tsx'
import { AboutUs } from '../home/about/AboutUs.tsx'
import { aboutHead, loadAbout } from '../home/about/loadAbout.ts'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/about-us')({
  loader: async ({ context, abortController }) => {
    const about = await loadAbout(context, abortController.signal)
    return { about, head: aboutHead(context.locale, about) }
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.aboutUs, up: '/home' } },
  pendingMs: 300,
  pendingComponent: AboutSkeleton,
  component: Page,
})

function Page() {
  return <AboutUs about={Route.useLoaderData().about} />
}
