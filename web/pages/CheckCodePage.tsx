import { createFileRoute } from '@tanstack/react-router'
import { CheckCode } from '../auth/CheckCode.tsx'
import { readRedirect } from '../auth/redirect.ts'
import { authTitles } from '../auth/titleMessages.ts'

export const Route = createFileRoute('/auth/check-code')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.checkCode, up: '/home' } },
  component: CheckCode,
})
