import { createFileRoute } from '@tanstack/react-router'
import { Legal } from '../account/Legal.tsx'
import { legalHead } from '../account/legalHead.ts'
import { legalTitles } from '../account/titleMessages.ts'
import { pageHead } from '../base/head.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => ({ head: legalHead('privacy', context.locale) }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: legalTitles.privacy, up: '/home' } },
  component: Page,
})

function Page() {
  return <Legal page="privacy" />
}
