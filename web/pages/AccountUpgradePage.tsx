import { createFileRoute } from '@tanstack/react-router'
import { Upgrade } from '../account/upgrade/Upgrade.tsx'
import { accountTitles } from '../app/titles.ts'

export const Route = createFileRoute('/profile/_framed/account/upgrade')({
  staticData: { privateTitle: { title: accountTitles.upgrade, up: '/profile/account' } },
  component: Upgrade,
})
