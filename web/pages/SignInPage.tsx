import { createFileRoute } from '@tanstack/react-router'
import { authTitles } from '../app/titles.ts'
import { readRedirect } from '../auth/redirect.ts'
import { SignIn } from '../auth/signIn/SignIn.tsx'

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.signIn, up: '/home' } },
  component: SignIn,
})
