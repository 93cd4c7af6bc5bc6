import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { readRedirect } from '../auth/redirect.ts'
import { authTitles } from '../auth/titleMessages.ts'
import { VerifyMobile } from '../auth/VerifyMobile.tsx'

export const Route = createFileRoute('/auth/verify-mobile')({
  ssr: false,
  validateSearch: readRedirect,
  beforeLoad: guard,
  staticData: { privateTitle: { title: authTitles.verifyMobile, up: '/home' } },
  component: VerifyMobile,
})
