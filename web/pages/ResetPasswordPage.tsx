import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '../auth/ResetPassword.tsx'
import { readRedirect } from '../auth/redirect.ts'
import { authTitles } from '../auth/titleMessages.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: readRedirect,
  head: ({ match }) => privateHead(match.context, authTitles.resetPassword),
  staticData: { phoneTitle: { title: authTitles.resetPassword, up: '/home' } },
  component: ResetPassword,
})
