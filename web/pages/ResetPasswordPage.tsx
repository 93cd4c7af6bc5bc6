import { createFileRoute } from '@tanstack/react-router'
import { authTitles } from '../app/titles.ts'
import { ResetPassword } from '../auth/recovery/ResetPassword.tsx'
import { readRedirect } from '../auth/redirect.ts'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.resetPassword, up: '/home' } },
  component: ResetPassword,
})
