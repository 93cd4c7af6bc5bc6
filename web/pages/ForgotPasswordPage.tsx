import { createFileRoute } from '@tanstack/react-router'
import { authTitles } from '../app/titles.ts'
import { ForgotPassword } from '../auth/recovery/ForgotPassword.tsx'
import { readRedirect } from '../auth/redirect.ts'

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.forgotPassword, up: '/home' } },
  component: ForgotPassword,
})
