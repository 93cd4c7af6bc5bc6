import { createFileRoute } from '@tanstack/react-router'
import { EditAccount } from '../account/EditAccount.tsx'
import { accountTitles } from '../account/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/account/edit')({
  staticData: { privateTitle: { title: accountTitles.edit, up: '/profile/account' } },
  component: EditAccount,
})
