import { createFileRoute } from '@tanstack/react-router'
import { authTitles } from '../app/titles.ts'
import { readRedirect } from '../auth/redirect.ts'
import { SignUp } from '../auth/signUp/SignUp.tsx'

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: readRedirect,
  staticData: { privateTitle: { title: authTitles.signUp, up: '/home' } },
  component: SignUp,
})
