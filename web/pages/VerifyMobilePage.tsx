import { createFileRoute } from '@tanstack/react-router'
import { authTitles } from '../app/titles.ts'
import { guard } from '../auth/guard.ts'
import { VerifyMobile } from '../auth/recovery/VerifyMobile.tsx'
import { readRedirect } from '../auth/redirect.ts'

export const Route = createFileRoute('/auth/verify-mobile')({
  ssr: false,
  validateSearch: readRedirect,
  beforeLoad: guard,
  staticData: { privateTitle: { title: authTitles.verifyMobile, up: '/home' } },
  component: VerifyMobile,
})
