import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '../auth/ForgotPassword.tsx'
import { readRedirect } from '../auth/redirect.ts'
import { authTitles } from '../auth/titleMessages.ts'

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.forgotPassword, up: '/home' } },
  component: ForgotPassword,
})
