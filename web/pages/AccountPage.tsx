import { createFileRoute } from '@tanstack/react-router'
import { Account } from '../account/Account.tsx'
import { accountTitles } from '../account/titleMessages.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/profile/_framed/account/')({
  head: ({ match }) => privateHead(match.context, accountTitles.account),
  staticData: { phoneTitle: { title: accountTitles.account, up: '/home' } },
  component: Account,
})
