import { createFileRoute } from '@tanstack/react-router'
import { accountTitles } from '../account/titleMessages.ts'
import { Upgrade } from '../account/Upgrade.tsx'

export const Route = createFileRoute('/profile/_framed/account/upgrade')({
  staticData: { privateTitle: { title: accountTitles.upgrade, up: '/profile/account' } },
  component: Upgrade,
})
