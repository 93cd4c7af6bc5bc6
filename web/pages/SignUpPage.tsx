import { createFileRoute } from '@tanstack/react-router'
import { readRedirect } from '../auth/redirect.ts'
import { SignUp } from '../auth/SignUp.tsx'
import { authTitles } from '../auth/titleMessages.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: readRedirect,
  head: ({ match }) => privateHead(match.context, authTitles.signUp),
  staticData: { phoneTitle: { title: authTitles.signUp, up: '/home' } },
  component: SignUp,
})
