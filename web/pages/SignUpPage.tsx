import { createFileRoute } from '@tanstack/react-router'
import { readRedirect } from '../auth/redirect.ts'
import { SignUp } from '../auth/SignUp.tsx'
import { authTitles } from '../auth/titleMessages.ts'

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.signUp, up: '/home' } },
  component: SignUp,
})
