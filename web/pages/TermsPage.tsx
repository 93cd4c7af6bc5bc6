import { createFileRoute } from '@tanstack/react-router'
import { Legal } from '../account/legal/Legal.tsx'
import { legalHead } from '../account/legal/legalHead.ts'
import { pageHead } from '../app/head.ts'
import { legalTitles } from '../app/titles.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => ({ head: legalHead('terms', context.locale) }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: legalTitles.terms, up: '/home' } },
  component: Page,
})

function Page() {
  return <Legal page="terms" />
}
