import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '../auth/ResetPassword.tsx'
import { readRedirect } from '../auth/redirect.ts'
import { authTitles } from '../auth/titleMessages.ts'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.resetPassword, up: '/home' } },
  component: ResetPassword,
})
