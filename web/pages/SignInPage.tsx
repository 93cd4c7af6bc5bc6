import { createFileRoute } from '@tanstack/react-router'
import { readRedirect } from '../auth/redirect.ts'
import { SignIn } from '../auth/SignIn.tsx'
import { authTitles } from '../auth/titleMessages.ts'

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.signIn, up: '/home' } },
  component: SignIn,
})
