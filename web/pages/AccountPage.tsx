import { createFileRoute } from '@tanstack/react-router'
import { Account } from '../account/Account.tsx'
import { accountTitles } from '../account/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/account/')({
  staticData: { privateTitle: { title: accountTitles.account, up: '/home' } },
  component: Account,
})
