import { createFileRoute } from '@tanstack/react-router'
import { EditAccount } from '../account/edit/EditAccount.tsx'
import { accountTitles } from '../app/titles.ts'

export const Route = createFileRoute('/profile/_framed/account/edit')({
  staticData: { privateTitle: { title: accountTitles.edit, up: '/profile/account' } },
  component: EditAccount,
})
