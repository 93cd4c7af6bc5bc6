import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '../auth/ForgotPassword.tsx'
import { readRedirect } from '../auth/redirect.ts'
import { authTitles } from '../auth/titleMessages.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: readRedirect,
  head: ({ match }) => privateHead(match.context, authTitles.forgotPassword),
  staticData: { phoneTitle: { title: authTitles.forgotPassword, up: '/home' } },
  component: ForgotPassword,
})
