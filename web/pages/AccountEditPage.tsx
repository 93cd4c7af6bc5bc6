import { createFileRoute } from '@tanstack/react-router'
import { EditAccount } from '../account/edit/EditAccount.tsx'
import { accountTitles } from '../app/titles.ts'
import { readRedirect } from '../auth/redirect.ts'

export const Route = createFileRoute('/profile/_framed/account/edit')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: accountTitles.edit, up: '/profile/account' } },
  component: EditAccount,
})
