import { createFileRoute } from '@tanstack/react-router'
import { Upgrade } from '../account/upgrade/Upgrade.tsx'
import { accountTitles } from '../app/titles.ts'

export const Route = createFileRoute('/profile/_framed/account/upgrade')({
  validateSearch: (search): { higher?: true | undefined } => ({
    higher: String(search.higher) === 'true' || undefined,
  }),
  staticData: { privateTitle: { title: accountTitles.upgrade, up: '/profile/account' } },
  component: Page,
})

function Page() {
  const { higher } = Route.useSearch()
  return <Upgrade higher={higher === true} />
}
