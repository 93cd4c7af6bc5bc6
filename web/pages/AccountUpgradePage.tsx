import { createFileRoute } from '@tanstack/react-router'
import { accountTitles } from '../account/titleMessages.ts'
import { Upgrade } from '../account/Upgrade.tsx'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/profile/_framed/account/upgrade')({
  head: ({ match }) => privateHead(match.context, accountTitles.upgrade),
  staticData: { phoneTitle: { title: accountTitles.upgrade, up: '/profile/account' } },
  component: Upgrade,
})
