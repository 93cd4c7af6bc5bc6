import { createFileRoute } from '@tanstack/react-router'
import { authTitles } from '../app/titles.ts'
import { CheckCode } from '../auth/recovery/CheckCode.tsx'
import { readRedirect } from '../auth/redirect.ts'

export const Route = createFileRoute('/auth/check-code')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.checkCode, up: '/home' } },
  component: CheckCode,
})
