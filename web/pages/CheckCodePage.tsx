import { createFileRoute } from '@tanstack/react-router'
import { CheckCode } from '../auth/CheckCode.tsx'
import { readRedirect } from '../auth/redirect.ts'
import { authTitles } from '../auth/titleMessages.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/auth/check-code')({
  validateSearch: readRedirect,
  head: ({ match }) => privateHead(match.context, authTitles.checkCode),
  staticData: { phoneTitle: { title: authTitles.checkCode, up: '/home' } },
  component: CheckCode,
})
