import { createFileRoute } from '@tanstack/react-router'
import { Account } from '../account/overview/Account.tsx'
import { accountTitles } from '../app/titles.ts'

export const Route = createFileRoute('/profile/_framed/account/')({
  staticData: { privateTitle: { title: accountTitles.account, up: '/home' } },
  component: Account,
})
