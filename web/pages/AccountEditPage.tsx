import { createFileRoute } from '@tanstack/react-router'
import { EditAccount } from '../account/EditAccount.tsx'
import { accountTitles } from '../account/titleMessages.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/profile/_framed/account/edit')({
  head: ({ match }) => privateHead(match.context, accountTitles.edit),
  staticData: { phoneTitle: { title: accountTitles.edit, up: '/profile/account' } },
  component: EditAccount,
})
